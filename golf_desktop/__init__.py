"""Golf Desktop: a Golf patience for the desktop."""

__version__ = "0.1.0"
