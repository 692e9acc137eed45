"""What people do, in the browser and in tests: they look, type, click, choose and fill in forms."""
