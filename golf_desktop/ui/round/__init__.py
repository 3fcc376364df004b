"""The round of nine holes: its set-up, its score card, and what can be done with it."""
