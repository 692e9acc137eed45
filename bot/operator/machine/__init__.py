"""What the machine says of itself: garbage collector, how long its disk lasts, what systemd lets the bot write."""
