"""Answers for one reader: rules, their tables, their settings, what leaving means."""
