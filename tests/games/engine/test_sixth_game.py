"""A sixth game on the shelf: the suite that plays every game by its laws refuses a leak by the law's name."""

import sys
from types import ModuleType

import pytest

from games import list_game_keys
from games.engine import catalogue
from tests.games.engine import sixth_game
from tests.shelf.test_every_game_by_its_laws import test_random_matches_keep_every_law as by_its_laws

LEAKS: dict[type[sixth_game.GoblinCups], str] = {
    sixth_game.KeepsTheFirstDie: r"imagined worlds: `imagine` takes from the truth what .+: cups\[\d\]\[0\]",
    sixth_game.KeepsADieAndSorts: r"imagined worlds: `imagine` takes from the truth what .+: cups\[\d\]",
    sixth_game.KeepsTheLastTile: r"imagined worlds: `imagine` takes from the truth what .+: tiles\[\d\]",
    sixth_game.Gossiping: r"told secrets: gossip tells .+ what no view shows them after claim",
    sixth_game.TellsOneDie: r"told secrets: gossip tells .+ what no view shows them after claim",
    sixth_game.TellsTheNextTile: r"told secrets: gossip tells .+ what no view shows them after claim",
    sixth_game.RollsInTheOpen: r"told secrets: gossip tells .+ what no view shows them after lift",
}


def shelve(kind: type[sixth_game.GoblinCups], monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType("games.goblin_cups")
    module.GoblinCups = type("GoblinCups", (kind,), {})  # type: ignore[attr-defined]  # planted
    monkeypatch.setitem(sys.modules, "games.goblin_cups", module)
    monkeypatch.setattr(catalogue, "_SHELF", [*list_game_keys(), "goblin_cups"])
    catalogue.find_game.cache_clear()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_sound_sixth_game_keeps_every_law(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    shelve(sixth_game.GoblinCups, monkeypatch)
    by_its_laws("goblin_cups", seats, {})


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize(("leak", "law"), LEAKS.items(), ids=[leak.__name__ for leak in LEAKS])
def test_a_leak_is_refused_by_name(
    leak: type[sixth_game.GoblinCups], law: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelve(leak, monkeypatch)
    with pytest.raises(AssertionError, match=law):
        by_its_laws("goblin_cups", seats, {})
