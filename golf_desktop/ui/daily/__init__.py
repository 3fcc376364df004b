"""The calendar of the deals of the day, and what the window shows of the one on the board."""
