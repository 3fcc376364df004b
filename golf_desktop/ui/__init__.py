"""The windows: the board, the main window and its dialogs. Shows the model and asks it."""
