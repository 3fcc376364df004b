"""Answers about a position. Knows the engine and nothing else."""
