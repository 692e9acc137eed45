"""What a goblin plans at a question: the moves that belong together, in a world that its seat may imagine."""

import asyncio
from typing import Any

import pytest

from bot.tables.goblins.advice import MAX_PREPARING_MOVES, advise_moves, plan_goblin_moves
from bot.tables.tables import AskedGoblin
from games.engine import Match, Move
from games.engine.chance import SwiftChance
from games.engine.goblins import GoblinLevel
from tests.bot.tables.fingers import HAND, Fingers, Peek, Show
from tests.typed.twins import twins_of

LEVEL = GoblinLevel.GROWN


async def habit(asked: AskedGoblin) -> Move:
    move: Move = asked.match.game.choose_habit_move(asked.match.state, asked.seat, SwiftChance(asked.match.step))
    return move


def asked_in(game: str, kind: str, **options: Any) -> AskedGoblin:
    """Return the first question of a kind in matches of goblins by habit."""
    for number in range(20):
        match = Match.deal_by_key(game, seats=3, options=options, seed=bytes([number] * 32))
        while match.decision and match.decision.kind != kind:
            seat = match.decision.seats[0]
            match.play(seat, asyncio.run(habit(AskedGoblin(match, seat, LEVEL))))
        if match.decision:
            return AskedGoblin(match, match.decision.seats[0], LEVEL)
    raise AssertionError(kind)


@pytest.mark.parametrize(
    ("game", "kind", "words", "options"),
    [
        ("gobblestones", "turn", {"lay"}, {}),
        ("gobblestones", "turn", {"lay"}, {"bluff": True}),
        ("goats_and_goblins", "declare", {"declare"}, {}),
        ("goats_and_goblins", "divide", {"give"}, {}),
        ("goblin_market", "bid", {"bid", "pass"}, {}),
        ("emerald_skulls", "place", {"place"}, {}),
        ("emerald_skulls", "bet", {"bet", "ready"}, {}),
    ],
)
def test_a_hint_names_a_whole_row_or_one_move(game: str, kind: str, words: set[str], options: dict[str, Any]) -> None:
    asked = asked_in(game, kind, **options)
    step, state = asked.match.step, asked.match.state.clone()
    told = asyncio.run(advise_moves(asked, habit))
    assert {str(move).split()[0] for move in told} <= words
    assert (asked.match.step, asked.match.state) == (step, state), "nothing is played"
    plan = asyncio.run(plan_goblin_moves(asked, habit))
    if game == "gobblestones":
        assert told == plan.prepared
        assert len(told) > 1
        assert str(plan.last) == "end"
    elif kind != "bet":
        assert len(told) == 1, "what answers another question is for another hint"


@pytest.mark.parametrize(
    ("game", "kind", "options"),
    [
        ("gobblestones", "challenge", {"bluff": True}),
        ("goats_and_goblins", "draw", {"no_votes": True}),
        ("goblin_market", "bid", {"hidden_coins": True}),
        ("goblin_teeth", "turn", {}),
    ],
)
def test_a_hint_is_the_same_in_matches_that_look_alike(game: str, kind: str, options: dict[str, Any]) -> None:
    asked = asked_in(game, kind, **options)
    for lot in range(3):
        for twin in twins_of(asked.match, asked.seat, lot):
            assert asyncio.run(advise_moves(asked._replace(match=twin), habit)) == asyncio.run(
                advise_moves(asked, habit)
            )


def fingers() -> AskedGoblin:
    return AskedGoblin(Match.deal(Fingers(), seats=2, seed=bytes(32)), 0, LEVEL)


def test_a_plan_ends_with_the_first_move_that_does_not_prepare() -> None:
    async def thought(asked: AskedGoblin) -> Move:
        return Peek() if asked.match.step < 2 else Show(HAND)

    assert asyncio.run(plan_goblin_moves(fingers(), thought)).moves == [Peek(), Peek(), Show(HAND)]
    assert asyncio.run(advise_moves(fingers(), thought)) == [Peek(), Peek()]


def test_a_goblin_that_prepares_for_ever_plans_a_few_moves() -> None:
    async def thought(_: AskedGoblin) -> Move:
        return Peek()

    assert asyncio.run(plan_goblin_moves(fingers(), thought)).moves == [Peek()] * MAX_PREPARING_MOVES
