"""Rows for profiles: sums of what somebody played, and their best moments."""
