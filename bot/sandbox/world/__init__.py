"""What both people and bots see: the guild and all that is in it, and the shapes of Discord's protocol."""
