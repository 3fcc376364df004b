"""The statistics window: what has been played, and what it came to."""
