"""Habits of goblins: their votes cannot be read, they learn what seats do, and they stay awake for what they hold."""

from dataclasses import replace

import pytest

from games.engine.chance import SwiftChance
from games.engine.match import Match
from games.goats_and_goblins import GoatsAndGoblins
from games.goats_and_goblins.cave import VALUE_BY_CARD, CaveCard
from games.goats_and_goblins.goblin import MIN_GOBLIN_DECLARE_ODDS, choose_habit_move
from games.goats_and_goblins.moves import NO_MORE_MOVE, PASS_MOVE, VOTE_IN, VOTE_OUT
from games.goats_and_goblins.odds import compute_expedition_odds
from games.goats_and_goblins.state import FATAL_CAVE_IN_VALUE, GoatsAndGoblinsState, Poll
from games.goats_and_goblins.views import GoatsAndGoblinsView
from games.goats_and_goblins.vote_equilibrium import VoteForecast, compute_stakes, compute_turnout_distribution

GAME = GoatsAndGoblins()


def voting(least: float, most: float) -> GoatsAndGoblinsState:
    """Return a match of four in which the others vote on an expedition with odds in this range."""
    chance = SwiftChance(1)
    state = GAME.deal(4, GAME.Options(first=1), chance)
    number = next(
        number for number in range(3, 12) if least <= compute_expedition_odds(GAME.view(state, 0), number) < most
    )
    GAME.play(state, 0, GAME.parse_move(f"declare {number}"), chance)
    return state


def even() -> GoatsAndGoblinsView:
    """Return what the second player sees of a vote at middling odds."""
    return GAME.view(voting(0.5, 0.62), 1)


def remembered(view: GoatsAndGoblinsView, *joined: tuple[int, ...]) -> GoatsAndGoblinsView:
    """Return the same vote after others like it, in which these seats went along."""
    ballot = VoteForecast(view, view.to_draw)
    return replace(view, polls=tuple(Poll(ballot.counts, view.to_draw, 0, seats) for seats in joined))


def test_at_middling_odds_nobody_can_tell_how_a_goblin_votes() -> None:
    view = even()
    votes = [choose_habit_move(view, (VOTE_IN, VOTE_OUT), SwiftChance(number)) for number in range(100)]
    assert 5 < votes.count(VOTE_IN) < 95
    assert votes.count(VOTE_IN) + votes.count(VOTE_OUT) == 100


def test_at_the_mixed_chance_going_and_staying_are_worth_the_same() -> None:
    ballot = VoteForecast(even(), 6)
    mixed = ballot.compute_equilibrium_chance()
    assert 0 < mixed < 1
    assert ballot.compute_joining_chance(1) == pytest.approx(mixed, abs=0.05)


def test_a_safe_expedition_has_company_and_a_hopeless_one_has_none() -> None:
    view = even()
    assert VoteForecast(replace(view, hands=((),) * 4), 1).compute_joining_chance(1) == 1
    assert VoteForecast(view, 20).compute_joining_chance(1) < 0.1


def test_what_a_seat_did_at_such_odds_is_expected_of_it_again() -> None:
    view = even()
    unknown, known = VoteForecast(view, 6), VoteForecast(remembered(view, (2,), (2,), (2,)), 6)
    assert known.likely[2] > unknown.likely[2] > known.likely[3]
    assert known.likely[1] == known.likely[3]


def test_the_last_vote_tells_most() -> None:
    view = even()
    lately, long_ago = remembered(view, (), (), (2,)), remembered(view, (2,), (), ())
    assert VoteForecast(lately, 6).likely[2] > VoteForecast(long_ago, 6).likely[2]


def test_a_goblin_goes_where_few_are_expected() -> None:
    view = even()
    crowd, nobody = remembered(view, *[(2, 3)] * 5), remembered(view, *[()] * 5)
    assert (
        VoteForecast(crowd, 6).compute_joining_chance(1)
        < VoteForecast(view, 6).compute_joining_chance(1)
        < VoteForecast(nobody, 6).compute_joining_chance(1)
    )


def test_a_vote_is_remembered_once_it_is_revealed_and_everybody_sees_it() -> None:
    state, chance = voting(0.5, 0.62), SwiftChance(1)
    for seat, move in ((1, VOTE_IN), (2, VOTE_OUT)):
        GAME.play(state, seat, move, chance)
        assert not state.polls
    GAME.play(state, 3, VOTE_IN, chance)
    assert [(poll.leader, poll.joined) for poll in state.polls] == [(0, (1, 3))]
    assert GAME.view(state, None).polls == GAME.view(state, 2).polls == tuple(state.polls)


def test_a_snapshot_without_votes_is_played_on() -> None:
    match = Match.deal_by_key("goats_and_goblins", seats=4, seed=b"." * 32)
    snapshot = match.take_snapshot()
    older = {name: part for name, part in snapshot.state.items() if name != "polls"}
    assert Match.restore(snapshot.model_copy(update={"state": older})).view(0) == match.view(0)


def test_stakes_agree_with_the_exact_odds() -> None:
    view = even()
    for number in range(1, 8):
        assert compute_stakes(VoteForecast(view, number).counts, number).odds == pytest.approx(
            float(compute_expedition_odds(view, number)), abs=0.01
        )


def test_the_turnout_of_unlike_voters() -> None:
    assert compute_turnout_distribution([0.5, 0.25]) == pytest.approx([0.375, 0.5, 0.125])


def test_a_goblin_outside_listens_as_long_as_it_holds_a_push() -> None:
    view = replace(even(), stage="exploring", joins=(True, False, True, True), to_draw=2)
    answered = replace(view, decision=replace(view.decision, kind="react") if view.decision else None)
    assert choose_habit_move(answered, (PASS_MOVE, NO_MORE_MOVE), SwiftChance(1)) == PASS_MOVE
    spent = replace(answered, hands=((),) * 4)
    assert choose_habit_move(spent, (PASS_MOVE, NO_MORE_MOVE), SwiftChance(1)) == NO_MORE_MOVE
    inside = replace(answered, joins=(True, True, True, True))
    assert choose_habit_move(inside, (PASS_MOVE, NO_MORE_MOVE), SwiftChance(1)) == NO_MORE_MOVE


def test_a_young_leader_declares_few_cards_even_where_no_cave_in_is_left() -> None:
    state = GAME.deal(4, GAME.Options(first=1), SwiftChance(1))
    state.cave = [card for card in state.cave if not VALUE_BY_CARD[card]]
    assert str(GAME.choose_mistaken_move(state, 0, SwiftChance(1))) == "declare 6"


def test_a_young_goblin_goes_along_every_other_time_whatever_the_odds() -> None:
    state = voting(MIN_GOBLIN_DECLARE_ODDS, 0.25)
    votes = [GAME.choose_mistaken_move(state, 1, SwiftChance(number)) for number in range(200)]
    assert 80 < votes.count(VOTE_IN) < 120
    assert 80 < votes.count(VOTE_OUT) < 120


def test_a_pit_prop_in_the_leaders_hand_makes_a_fall_less_likely() -> None:
    view = even()
    bare = replace(view, hands=((),) * view.seats)
    with_prop = replace(view, hands=((CaveCard("pit-prop", 1),), *((),) * (view.seats - 1)))
    others = replace(view, hands=((), (CaveCard("pit-prop", 1),), *((),) * (view.seats - 2)))
    assert [VoteForecast(one, 6).limit for one in (bare, with_prop, others)] == [
        FATAL_CAVE_IN_VALUE,
        FATAL_CAVE_IN_VALUE + 1,
        FATAL_CAVE_IN_VALUE,
    ]
    assert VoteForecast(with_prop, 6).compute_stakes_after(0).home > VoteForecast(bare, 6).compute_stakes_after(0).home
    assert VoteForecast(with_prop, 6).compute_equilibrium_chance() > VoteForecast(bare, 6).compute_equilibrium_chance()
