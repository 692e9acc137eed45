"""Goblins play every game on the shelf by the rules, the same each time, and know what their seat knows."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from games import find_game, list_game_keys
from games.cli.bench import choose_seat_counts, list_option_variants
from games.cli.players import find_player
from games.engine import Match, Move, SwiftChance
from games.engine.contract import Game
from games.engine.goblins import GoblinLevel, compute_goblin_move
from games.engine.random_play import pick_random_move
from tests.hasty_goblins import hasty_goblins

__all__ = ["hasty_goblins"]

pytestmark = pytest.mark.usefixtures("hasty_goblins")

TABLES = [
    pytest.param(find_game(key), seats, options, id=f"{key} {seats} {options or ''}")
    for key in list_game_keys()
    for options in list_option_variants(find_game(key))
    for seats in choose_seat_counts(find_game(key), options, 4 if 4 in find_game(key).seats else 3) or [3]
]
"""Every variant, with four players where so many may play it."""

OFTEN = 8
"""So often at first does a goblin think about each kind of question."""

every_table = pytest.mark.parametrize(("game", "seats", "options"), TABLES)


def instants(match: Match, most: int, every: int = 1) -> Iterator[tuple[int, Match]]:
    """Yield a random match at the decisions of its seats, with a seat that owes an answer."""
    rng = SwiftChance("instants")
    for number in range(most):
        if match.decision is None:
            return
        seat, move = pick_random_move(match.game, match.state, match.decision, rng)
        owes = match.decision.seats
        if number % every == 0:
            yield (seat if seat in owes else owes[0]), match
        match.play(seat, move)


def dealt(game: Game[Any, Any, Any], seats: int, options: dict[str, object], seed: int = 7) -> Match:
    return Match.deal(game, seats=seats, options=options, seed=bytes([seed]) * 32)


@pytest.mark.parametrize("every", [4, pytest.param(1, marks=pytest.mark.rare)])
@every_table
def test_a_goblin_plays_by_the_rules_in_every_seat_to_the_end(
    game: Game[Any, Any, Any], seats: int, options: dict[str, object], every: int
) -> None:
    """It thinks about one move of so many, and about each question at first; habit plays the others."""
    match, rng, asked = dealt(game, seats, options), SwiftChance(1), Counter[str]()
    while match.decision is not None and match.step < 600:
        seat = rng.pick(match.decision.seats, "seat")
        asked[match.decision.kind] += 1
        thinks = asked[match.decision.kind] <= OFTEN or match.step % every == 0
        move = compute_goblin_move(match, seat, rng) if thinks else habit_or_goblin(match, seat, rng)
        assert move in match.legal_moves(seat)
        match.play(seat, move)
    assert match.outcome is not None


def habit_or_goblin(match: Match, seat: int, rng: SwiftChance) -> Move:
    """Return what a goblin plays out of habit, or what it thinks of where it has none."""
    return match.game.choose_habit_move(match.state, seat, rng) or compute_goblin_move(match, seat, rng)


@every_table
def test_the_same_match_and_lots_give_the_same_move_and_leave_the_match_alone(
    game: Game[Any, Any, Any], seats: int, options: dict[str, object]
) -> None:
    for seat, match in instants(dealt(game, seats, options), 60, every=6):
        before = match.take_snapshot()
        assert compute_goblin_move(match, seat, SwiftChance(3)) == compute_goblin_move(
            match.fork(), seat, SwiftChance(3)
        )
        assert match.take_snapshot() == before


@pytest.mark.parametrize("level", GoblinLevel)
@every_table
def test_a_goblin_plays_the_same_whatever_is_true_behind_its_back(
    game: Game[Any, Any, Any], seats: int, options: dict[str, object], level: GoblinLevel
) -> None:
    """The match of a second table hides other cards, tiles, purses and votes, as the seat may imagine them."""
    differing = secrets = 0
    for number, (seat, match) in enumerate(instants(dealt(game, seats, options), 160, every=8)):
        elsewhere = match.fork()
        elsewhere._state = game.imagine_state(match.state, seat, SwiftChance(number))
        differing += elsewhere.state != match.state
        secrets += replace(match.view(seat), seat=None) != match.view(None)
        move = compute_goblin_move(match, seat, SwiftChance(3), level)
        assert move == compute_goblin_move(elsewhere, seat, SwiftChance(3), level)
    assert differing or not secrets


@every_table
def test_a_thumb_plays_by_the_rules_to_the_end(
    game: Game[Any, Any, Any], seats: int, options: dict[str, object]
) -> None:
    """Each thumb of the game in turn, on all seats, from views and legal moves alone."""
    for name in game.thumbs:
        match, rng, player = dealt(game, seats, options), SwiftChance(1), find_player(game, name)
        while match.decision is not None and match.step < game.longest_match:
            seat = rng.pick(match.decision.seats, "seat")
            match.play(seat, player(match, seat, rng))
        assert match.outcome is not None
