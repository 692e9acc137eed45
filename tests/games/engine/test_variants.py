"""Options that make another game of it are named in one short text, the same for the same choices."""

import pytest

from games import find_game, list_game_keys

CASES: list[tuple[str, dict[str, object], int, str]] = [
    ("gobblestones", {}, 4, ""),
    ("gobblestones", {"bluff": True, "short_end": True, "first": 2}, 4, "bluff, short-end"),
    ("goblin_market", {"courts": False, "hidden_coins": True}, 3, "courts=no, hidden-coins"),
    ("goats_and_goblins", {"windows": "every-card", "first": 3}, 4, ""),
    ("goats_and_goblins", {"no_votes": True}, 3, "no-votes"),
    ("goats_and_goblins", {"no_votes": True}, 4, ""),
    ("goblin_teeth", {"advanced": True}, 2, "advanced"),
    ("emerald_skulls", {"advanced": True, "faces": "9B,  7a"}, 2, "advanced, faces=7a 9b"),
    ("emerald_skulls", {"advanced": True, "cards": 9, "rivals": 20}, 1, "cards=9, rivals=20"),
]


@pytest.mark.parametrize(("game", "options", "seats", "told"), CASES)
def test_a_variant_names_what_makes_another_game(game: str, options: dict[str, object], seats: int, told: str) -> None:
    assert find_game(game).describe_variant(options, seats) == told


@pytest.mark.parametrize("game", list_game_keys())
def test_the_usual_options_are_no_variant(game: str) -> None:
    rules = find_game(game)
    assert {rules.describe_variant(rules.validate_options().model_dump(), seats) for seats in rules.seats} == {""}
