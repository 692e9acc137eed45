"""What both people and bots see: the servers and everything in them, and the shapes of Discord's protocol."""
