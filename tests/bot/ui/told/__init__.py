"""Stories: who presses, types or writes what, and all that the bot sent because of it, as files that a person reads."""
