"""The steps of `packaging/build.py`, each a module with one subject."""
