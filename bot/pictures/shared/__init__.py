"""Pictures and pieces that all games share: banner, beat and its stage, podium, scenery, players, portraits."""
