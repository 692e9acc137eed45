"""What is lost to the bot: messages that were deleted unheard, places and servers that are gone."""
