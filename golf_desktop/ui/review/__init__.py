"""The review window: what a game could have come to, move by move."""
