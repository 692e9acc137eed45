"""Whole matches, and the laws that hold in every one."""

from hypothesis import given
from hypothesis import strategies as st

from games.engine.random_play import FinishedMatch, derive_match_seed, play_proven_random_match, play_random_match
from games.gobblestones import GobblestonesOptions, GobblestonesView, build_field
from tests.games.gobblestones.table import GAME

options = st.builds(GobblestonesOptions, bluff=st.booleans())


@given(st.integers(2, 4), options, st.binary(min_size=32, max_size=32))
def test_every_random_match_comes_to_an_end(seats: int, chosen: GobblestonesOptions, seed: bytes) -> None:
    finished = play_random_match(GAME, seats, chosen, seed)
    assert isinstance(finished, FinishedMatch)
    assert len(finished.outcome.scores) == seats
    assert finished.moves <= GAME.longest_match


@given(st.integers(2, 4), st.binary(min_size=32, max_size=32))
def test_without_bluff_points_are_the_worth_of_covered_spaces_and_tiles_left(seats: int, seed: bytes) -> None:
    match = play_proven_random_match(GAME, seats, GobblestonesOptions(), seed)
    view = match.view(None)
    assert isinstance(view, GobblestonesView)
    value = build_field(view.layout).value
    worth = sum(value[tile.space] for tile in view.tiles)
    assert sum(view.scores) == worth + sum(view.rack_sizes)


def test_no_square_of_four_is_ever_covered() -> None:
    for number in range(40):
        match = play_proven_random_match(
            GAME, 2 + number % 3, GobblestonesOptions(bluff=number % 2 == 1), derive_match_seed("2x2", number)
        )
        covered = set(match.state.tiles)
        assert not any({space, space + 1, space + 16, space + 17} <= covered for space in covered)


def test_covered_spaces_hang_together() -> None:
    """Every row touches what lay there before, so the tiles are one connected shape."""
    for number in range(20):
        covered = set(
            play_proven_random_match(GAME, 3, GobblestonesOptions(), derive_match_seed("shape", number)).state.tiles
        )
        edge = [covered.pop()]
        while edge:
            space = edge.pop()
            beside = {space + step for step in (1, -1, 16, -16)} & covered
            covered -= beside
            edge.extend(beside)
        assert not covered
