"""The rules of Golf: cards, layouts, deals, positions and games as plain values.

Stands on the standard library and pysol-cards alone: no Qt, no files, no clock, no global random.
"""
