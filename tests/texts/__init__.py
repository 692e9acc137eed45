"""What everybody read in one recorded match of each game, as files that a person can read."""
