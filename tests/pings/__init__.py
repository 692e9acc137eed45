"""How often people are called while all of them play on, and how late somebody is called who does not."""
