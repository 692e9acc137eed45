"""The matches on record play every Cheat card."""

from games.goblin_teeth import CHEATS
from tests.games.test_golden_records import ENDS, golden


def test_together_the_records_play_every_card() -> None:
    records = [golden(name) for name in ENDS if name.startswith("goblin_teeth/")]
    words = [played.move.split() for record in records for played in record.moves]
    assert {word for line in words if line[0] == "cheat" for word in line[1:3] if word in CHEATS} == set(CHEATS)
