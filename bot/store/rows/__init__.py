"""Rows of each kind: written, read and checked, over one plain connection."""
