"""The commands that need no window, one a module; each is loaded when it is called."""
