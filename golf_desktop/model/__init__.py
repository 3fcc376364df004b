"""The game as Qt objects that say what happened. Of Qt, only QtCore."""
