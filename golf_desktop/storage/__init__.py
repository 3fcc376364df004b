"""Files: where they are kept, how they are written, what they hold. No Qt."""
