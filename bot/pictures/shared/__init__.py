"""Pictures and pieces that all games share: banner, beat, podium, players, portraits."""
