"""Pages about people: whom one plays with, what one has played, and how."""
