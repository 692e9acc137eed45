"""What a review says of luck: by fresh draws alone, so that neither what is hidden nor the seed gets in.

`python -m games review --luck N` checks over many matches that luck is 0 on average, and how much it explains.
"""

from dataclasses import dataclass, replace
from statistics import fmean

import pytest

from games import find_game, list_game_keys
from games.cli.review import measure_luck_batch
from games.engine.chance import Chance, SwiftChance
from games.engine.contract import Decision
from games.engine.match import Match
from games.engine.random_play import derive_match_seed
from games.engine.review import LuckMeasure, load_review_measure, measure_luck
from games.engine.review.luck import LuckDraw, compare_luck_draw, list_luck_draws

LUCKY = [key for key in list_game_keys() if load_review_measure(key).luck]
MOVES = 16


def few_worlds(key: str, worlds: int = 2) -> LuckMeasure:
    """Return how a game's luck is measured, in few worlds."""
    measure = load_review_measure(key).luck
    assert measure
    return replace(measure, worlds=worlds)


def play_hunches(key: str) -> Match:
    """Play the first moves of a match."""
    match, rng = Match.deal_by_key(key, seats=3, seed=derive_match_seed("luck", 1)), SwiftChance(1)
    while match.decision and match.step < MOVES:
        seat = match.decision.seats[0]
        match.play(seat, match.game.choose_rollout_move(match.state, seat, rng))
    return match


@pytest.mark.parametrize("key", LUCKY)
def test_what_nobody_has_seen_changes_no_luck(key: str) -> None:
    game, measure, rng = find_game(key), few_worlds(key), SwiftChance(3)
    told = 0
    for draw in list_luck_draws(play_hunches(key).build_record()):
        before = draw.before and measure.redraw(draw.before, rng)
        twin = replace(draw, before=before, after=measure.redraw(draw.after, rng))
        found = compare_luck_draw(game, measure, draw)
        assert compare_luck_draw(game, measure, twin) == found
        told += bool(found)
    assert told > 1, "the deal, and what was drawn or rolled after it"


@pytest.mark.parametrize("key", LUCKY)
def test_the_luck_of_a_match_is_the_same_when_it_is_asked_for_again(key: str) -> None:
    record = play_hunches(key).build_record()
    first, again = (measure_luck(record, few_worlds(key)) for _ in range(2))
    assert first == again
    assert sum(seat.gain for seat in first) == pytest.approx(0), "what one seat gains, the others lose"
    assert any(seat.gain for seat in first)


@dataclass
class Rolled:
    """Two players after a roll that only the first one is paid for."""

    pips: int
    seats: int = 2
    decision: Decision | None = None


@pytest.mark.parametrize("pips", [1, 4, 6])
def test_a_die_is_worth_what_it_has_more_than_the_average_die(pips: int) -> None:
    def copy_roll(state: Rolled, _rng: Chance) -> Rolled:
        return replace(state)

    def roll_again(_state: Rolled, rng: Chance) -> Rolled:
        return Rolled(rng.roll_die(6))

    def pips_by_seat(state: Rolled) -> list[int]:
        return [state.pips, 0]

    measure = LuckMeasure(copy_roll, pips_by_seat, "points", 600)
    found = compare_luck_draw(find_game(LUCKY[0]), measure, LuckDraw(1, Rolled(0), Rolled(pips), roll_again))
    mine, other = (fmean(world[seat] for world in found) for seat in (0, 1))
    assert mine == pytest.approx(pips - 3.5, abs=0.25)
    assert other == -mine


def test_the_command_counts_one_seat_of_a_match_and_compares_all() -> None:
    found = measure_luck_batch("goats_and_goblins", "young", few_worlds("goats_and_goblins"), "1", (1,))
    leads, lucks = zip(*found["leads"], strict=True)
    assert len(leads) == 4
    assert sum(leads) == pytest.approx(0)
    assert found["lucks"] == [lucks[1]], "the seat of the player whose level was chosen"
