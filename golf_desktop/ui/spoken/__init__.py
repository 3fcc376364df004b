"""What a screen reader is told: the parts of the board, and what happens on it."""
