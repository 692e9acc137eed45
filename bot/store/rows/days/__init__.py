"""Rows of the deal of the day."""
