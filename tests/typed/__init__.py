"""The law of typed texts: the same text gets the same answer in matches that look alike to the player who typed it."""
