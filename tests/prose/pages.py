"""Which documents are measured, and how many words of prose each may have."""

from pathlib import Path

ROOT = Path(__file__).parents[2]

MOST_WORDS: dict[str, int | None] = {
    "docs/architecture.md": 2500,
    "docs/adding-a-game.md": 2500,
    "docs/hosting.md": 2300,
    "docs/reliability.md": 1200,
    "docs/performance.md": 900,
    "docs/daily.md": 600,
    "docs/digest.md": 500,
    "docs/game-nights.md": 450,
    "docs/goblins.md": 900,
    "docs/scaling.md": 800,
    "docs/decisions.md": 700,
    "docs/balance.md": 600,
    "docs/mutants.md": 500,
    "docs/releasing.md": 500,
    "docs/wording.md": 425,
    "docs/screens.md": 400,
    "docs/rulings.md": None,
    "README.md": None,
    "CONTRIBUTING.md": None,
    "PRIVACY.md": None,
    "SECURITY.md": None,
}
"""The most words of prose of each page, without tables and code; `None`: no limit."""

MOST_WORDS_IN_TABLES = 8100
"""The most words in the tables of all pages together."""

MOST_WORDS_A_SENTENCE, MEAN_WORDS_A_SENTENCE = 35, 16
MOST_WORDS_A_PARAGRAPH = 80
MOST_CHARACTERS_A_LINE = 100

WORDING = ROOT / "docs" / "wording.md"
