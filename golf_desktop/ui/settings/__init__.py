"""The settings dialog: a page for each kind of setting, all with their effect at once."""
