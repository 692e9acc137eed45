"""How many clicks a match takes: each question is answered by the controls that a player is shown."""
