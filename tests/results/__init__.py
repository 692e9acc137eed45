"""Plays matches in processes that are killed at random moments, and compares all results with a recount."""
