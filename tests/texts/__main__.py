"""Writes the texts of all games anew: python -m tests.texts, or those of some: python -m tests.texts goblin_market."""

import sys

from games import keys
from tests.texts.telling import file_of, match_told

for game in sys.argv[1:] or keys():
    file_of(game).write_text(match_told(game), "utf-8")
