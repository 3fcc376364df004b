"""The parts of the set-up dialog."""
