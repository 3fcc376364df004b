"""The help: its pages, their pictures, and the window that shows them. Loaded when it is asked."""
