"""The plots of the statistics: painted by us, since a plotting library blocks the window."""
