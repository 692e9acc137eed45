"""The ways to play each game whose screens are measured: with how many seats, and with which options."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from games import list_game_keys


@dataclass(frozen=True)
class Way:
    """A game as it is played: its seats and the options that differ from the usual ones."""

    game: str
    seats: int = 4
    options: Mapping[str, object] = field(default_factory=dict)


WAYS: Mapping[str, Way] = {
    **{game: Way(game) for game in list_game_keys()},
    "gobblestones-bluff": Way("gobblestones", options={"bluff": True}),
    "emerald_skulls-advanced": Way("emerald_skulls", options={"advanced": True}),
    "emerald_skulls-eight": Way("emerald_skulls", 8),
    "emerald_skulls-advanced-eight": Way("emerald_skulls", 8, {"advanced": True}),
    "emerald_skulls-alone": Way("emerald_skulls", 1),
    "goblin_teeth-advanced": Way("goblin_teeth", options={"advanced": True}),
    "goblin_teeth-five": Way("goblin_teeth", 5),
    "goats_and_goblins-two": Way("goats_and_goblins", 2),
    "goats_and_goblins-six": Way("goats_and_goblins", 6),
    "goblin_market-six": Way("goblin_market", 6),
    "goblin_market-hidden": Way("goblin_market", options={"hidden_coins": True}),
}
"""Each by the name under which it is measured."""
