"""Rulebook "Game End": who wins, ties, and the round after which nobody tumbles any more."""

from games.emerald_skulls.turns import MAX_ROUNDS
from tests.games.emerald_skulls.skull_table import GAME, SkullTable, one, turn


def ended(gears: list[int], cubes: list[int], *, tumbler: int = 0, number: int = 20) -> SkullTable:
    """Return a match that has ended while this seat was the tumbler."""
    table = SkullTable(len(gears), gears=gears, cubes=cubes, supply=0)
    table.state.tumbler, table.state.number = tumbler, number
    table.state.decision, table.state.ended = None, "empty-supply"
    return table


def ranks(table: SkullTable) -> tuple[int, ...]:
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    return outcome.ranks


def test_most_gears_win() -> None:
    outcome = GAME.outcome(ended([30, 60, 50, 20], [0, 0, 9, 0]).state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ((30, 60, 50, 20), (1,), "empty-supply")


def test_a_tie_goes_to_the_most_cubes() -> None:
    assert ranks(ended([60, 60, 40], [1, 2, 9])) == (2, 1, 3)


def test_a_tie_in_cubes_too_goes_to_whoever_tumbled_last() -> None:
    assert ranks(ended([50, 50, 50, 10], [1, 1, 1, 1], tumbler=1)) == (2, 1, 3, 4)
    assert ranks(ended([50, 50, 50, 10], [1, 1, 1, 1], tumbler=3)) == (3, 2, 1, 4)


def test_those_who_never_tumbled_share_a_rank() -> None:
    assert ranks(ended([80, 40, 40, 0], [0, 0, 0, 0], tumbler=0, number=1)) == (1, 2, 2, 4)


def test_a_match_that_goes_on_has_no_outcome() -> None:
    assert GAME.outcome(SkullTable(3).state) is None


def test_the_match_ends_when_everybody_has_tumbled_forty_times() -> None:
    table = SkullTable(3, gears=[5, 0, 0], supply=115)
    table.state.number = MAX_ROUNDS * 3
    told = one(table.finish(turn("bust", "4", left="1")), "ended").facts
    assert told == {"reason": "last-round", "gears": (5, 0, 0), "cubes": (0, 0, 0)}
    assert GAME.outcome(table.state) is not None


def test_the_turn_before_is_not_the_last() -> None:
    table = SkullTable(3)
    table.state.number = MAX_ROUNDS * 3 - 1
    table.finish(turn("bust", "4", left="1"))
    assert table.state.ended is None
    assert table.state.number == MAX_ROUNDS * 3
