"""How goblins bluff (they remember who doubts, and lie to those who never do), err, and think a match to its end."""

from collections import Counter

import pytest

from games.engine import Match
from games.engine.chance import SwiftChance
from games.engine.contract import Move
from games.engine.goblins import Goblin, GoblinLevel, compute_goblin_move
from games.gobblestones import bluff, goblin
from games.gobblestones.boards import TILES_A_COLOUR
from games.gobblestones.move_search import TILE_PRICE, Plan
from games.gobblestones.moves import CHALLENGE_MOVE, END_MOVE, TRUST_MOVE, LayTile
from games.gobblestones.state import GobblestonesState

GROWN, OLD = GoblinLevel.GROWN, GoblinLevel.OLD


def dealt(number: int, seats: int = 2) -> Match:
    return Match.deal_by_key(
        "gobblestones", seats=seats, options={"bluff": True, "first": 1}, seed=number.to_bytes(32, "big")
    )


def lies(match: Match, rng: SwiftChance) -> bool:
    """Tell whether a goblin begins a lie."""
    state: GobblestonesState = match.state
    move = bluff.choose_bluff_move(state, 0, rng)
    return isinstance(move, LayTile) and not bluff.fits_space(state, move.space, move.colour)


def laid(match: Match, seat: int) -> Match:
    """Lay a tile and end the turn."""
    match.play(seat, next(move for move in match.legal_moves(seat) if isinstance(move, LayTile)))
    match.play(seat, "end")
    return match


def test_how_a_seat_answered_is_remembered_as_far_as_all_have_seen_it() -> None:
    match = laid(dealt(1, seats=4), 0)
    for seat, answer in ((1, TRUST_MOVE), (2, CHALLENGE_MOVE), (3, TRUST_MOVE)):
        match.play(seat, answer)
    assert match.state.trusted == {1: 1}
    assert match.state.doubted == {2: 1}


def test_nobody_s_answer_is_remembered_before_it_is_seen() -> None:
    match = laid(dealt(1, seats=4), 0)
    match.play(1, CHALLENGE_MOVE)
    assert match.state.trusted == match.state.doubted == {}


def test_who_never_doubted_is_lied_to_more_often_than_who_has() -> None:
    trusting, wary = 0, 0
    for number in range(12):
        match = dealt(number)
        match.state.trusted = {1: 12}
        trusting += lies(match, SwiftChance(number))
        match.state.doubted = {1: 1}
        wary += lies(match, SwiftChance(number))
    assert trusting > wary > 0


def test_an_honest_row_that_is_doubted_is_paid_twice_and_a_lie_not_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    state, row = dealt(1).state, Plan((0, 1), 0, 3)
    for doubt, truth, lie in ((0.0, 3, 3), (0.5, 3 + 0.5 * (3 + 2 * TILE_PRICE), 1.5), (1.0, 6 + 2 * TILE_PRICE, 0)):
        monkeypatch.setattr(bluff, "_compute_doubt_odds", lambda *_, doubt=doubt: doubt)
        assert bluff._compute_truth_value(state, 0, row) == truth
        assert bluff._compute_lie_value(state, 0, row) == lie


def laid_face_down(match: Match, level: GoblinLevel, rng: SwiftChance) -> tuple[tuple[int, ...], bool]:
    """Let a goblin play its turn, and return the row with whether it is a lie."""
    fork = match.fork()
    while fork.decision == match.decision:
        fork.play(0, compute_goblin_move(fork, 0, rng, level))
    return tuple(fork.state.laid), not bluff.is_turn_honest(fork.state)


def rows_of(match: Match, level: GoblinLevel, turns: int) -> Counter[tuple[tuple[int, ...], bool]]:
    """Return how often a goblin lays each row honestly and as a lie, with racks drawn afresh, if nobody doubts."""
    rng, state = SwiftChance(1), match.state
    state.trusted = {1: 30}
    tiles = [colour for colour in range(len(state.bag)) for _ in range(TILES_A_COLOUR)]
    rows = Counter[tuple[tuple[int, ...], bool]]()
    for _ in range(turns):
        rng.shuffle(tiles, "tiles")
        held = [tiles[:5], tiles[5:10], tiles[10:]]
        state.racks[0], state.racks[1], state.bag = [[part.count(c) for c in range(len(state.bag))] for part in held]
        rows[laid_face_down(match, level, rng)] += 1
    return rows


@pytest.mark.parametrize("level", GoblinLevel)
def test_every_row_is_a_lie_about_as_often_as_it_is_true(level: GoblinLevel) -> None:
    """The best rows too: anybody who knows all this and nothing of the rack gains nothing by a doubt."""
    rows = rows_of(dealt(3), level, 240)
    known = {row for row, lie in rows if lie}
    often = [row for row in known if rows[row, True] + rows[row, False] >= 12]
    assert len(often) >= 3
    for row in often:
        assert rows[row, True] / (rows[row, True] + rows[row, False]) < 0.7
    lies = sum(rows[row, True] for row in known)
    assert 0.35 < lies / sum(rows[row, lie] for row in known for lie in (True, False)) < 0.6


def test_a_lie_that_has_begun_ends_as_a_row_that_others_may_take_for_true() -> None:
    match = dealt(3)
    known = {row.spaces for row, _ in bluff._list_claimable_rows(match.state, 0)}
    assert {row for row, lie in rows_of(match, GROWN, 60) if lie} <= known


def undecided(number: int) -> Match | None:
    """Return a match at the first tile of its first turn at which price matters, if there is one."""
    match = Match.deal_by_key("gobblestones", seats=2, options={"first": 1}, seed=number.to_bytes(32, "big"))
    while (usual := goblin.choose_next_tile(match.state, 0)) == goblin.choose_tile_for_points(match.state, 0):
        if usual == END_MOVE:
            return None
        match.play(0, usual)
    return match


def test_a_young_goblin_forgets_now_and_then_what_tiles_cost() -> None:
    match = next(match for number in range(20) if (match := undecided(number)))
    usual, free = goblin.choose_next_tile(match.state, 0), goblin.choose_tile_for_points(match.state, 0)
    slips = [match.game.choose_mistaken_move(match.state, 0, SwiftChance(number)) for number in range(200)]
    assert set(slips) == {usual, free}
    assert 20 < slips.count(free) < 70


def test_a_young_goblin_believes_some_rows_whatever_the_odds() -> None:
    match = laid(dealt(1), 0)
    slips = [goblin.choose_mistaken_move(match.state, 1, SwiftChance(number)) for number in range(200)]
    assert set(slips) == {TRUST_MOVE, None}
    assert 70 < slips.count(TRUST_MOVE) < 130


def at_the_empty_bag(number: int) -> Match:
    """Return a match at the first turn with an empty bag, played by habit until then."""
    match = Match.deal_by_key("gobblestones", seats=2, options={"first": 1}, seed=number.to_bytes(32, "big"))
    while any(match.state.bag):
        match.play(match.state.turn, match.game.choose_habit_move(match.state, match.state.turn, SwiftChance(0)))
    return match


def final_lead(match: Match, move: Move, *, thoughtful: bool = False) -> int:
    """Return by how much the player whose turn it is leads in the end, if all play on by habit after this move.

    The reply may come from a goblin that thinks.
    """
    state, seat, luck = match.state.clone(), match.state.turn, SwiftChance(0)
    match.game.play(state, seat, move, luck)
    while state.decision is not None:
        replies = thoughtful and state.turn != seat
        thoughtful = thoughtful and not replies
        usual = goblin.choose_next_tile(state, state.turn)
        match.game.play(
            state, state.turn, Goblin(match.game, state, state.turn, luck).choose_move() if replies else usual, luck
        )
    return int(state.scores[seat] - state.scores[1 - seat])


@pytest.mark.parametrize(("level", "number"), [*((GROWN, number) for number in range(6)), (OLD, 1), (OLD, 4)])
def test_with_an_empty_bag_two_think_the_match_to_its_end(level: GoblinLevel, number: int) -> None:
    """A grown goblin believes that all play on by habit, an old one that the reply is thought over."""
    match = at_the_empty_bag(number)
    leads = {
        move: final_lead(match, move, thoughtful=level is OLD)
        for move in match.game.candidate_moves(match.state, match.state.turn)
    }
    assert leads[compute_goblin_move(match, match.state.turn, SwiftChance(0), level)] == max(leads.values())
