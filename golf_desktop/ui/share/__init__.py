"""Sharing a result or a round: as text, as a link, as a picture."""
