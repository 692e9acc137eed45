"""Gobblestones as it is shown: screen, words, pictures and sample positions."""
