"""What the machine says of itself: how long its disk lasts, and what systemd lets the bot write."""
