"""The deal of the day: played once by each person, and seen again when the day is over."""
