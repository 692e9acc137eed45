"""A match plays whatever it is given or refuses it with a sentence: any seat, text or value, at any instant."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from functools import lru_cache
from itertools import islice
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games import list_game_keys
from games.engine import GameError, Match, Record
from games.engine.random_play import create_move_rng, derive_match_seed, pick_random_move
from tests.shelf.tables import few_tables

INSTANTS, OFFERED = 12, 40
"""How many instants of a match are looked at, and how many moves of each are spoilt."""
HUGE = 10**6000


class Unwritable:
    """A thing that cannot even say what it is."""

    def __str__(self) -> str:
        raise ZeroDivisionError


@lru_cache(maxsize=16)
def instants(key: str) -> list[Match]:
    """Return matches of a game, by all its rules, at instants from the deal to the end."""
    return [
        instant
        for table in few_tables()
        if table.values[0] == key
        for instant in some(
            list(random_steps(Match.deal_by_key(key, seats=table.values[1], options=table.values[2], seed=SEED)))
        )
    ]


SEED = derive_match_seed("whatever", 1)


def random_steps(match: Match) -> Iterator[Match]:
    rng = create_move_rng(SEED)
    while match.decision is not None:
        yield match.fork()
        match.play(*pick_random_move(match.game, match.state, match.decision, rng))
    yield match.fork()


def some(every: list[Match]) -> list[Match]:
    """Return some of the instants of a match, the first and the last among them."""
    return [*every[:: max(1, len(every) // INSTANTS)], every[-1]]


@lru_cache(maxsize=16)
def offered(key: str) -> list[Any]:
    """Return moves of a game, as it offers them at those instants."""
    asked = [(match, seat) for match in instants(key) if match.decision for seat in match.decision.seats[:1]]
    moves = (move for match, seat in asked for move in islice(match.legal_moves(seat), OFFERED))
    return list(dict.fromkeys(moves))


@lru_cache(maxsize=1)
def vocabulary() -> list[str]:
    """Return the words of which the moves of all games are made, and words of none."""
    words = (word for key in list_game_keys() for move in offered(key) for word in str(move).split())
    return [
        *sorted({*words}),
        *map(str, range(-1, 17)),
        *(f"p{n}" for n in range(7)),
        "9" * 6000,
        "²",
        "٣",
        "\ud800",
        "\0",
    ]


ODD: st.SearchStrategy[Any] = st.one_of(
    st.sampled_from([None, True, 1.0, HUGE, -HUGE, float("nan"), Unwritable(), object(), Match, b"end", "9" * 6000]),
    st.integers(-2, 300),
    st.text(max_size=20),
    st.lists(st.integers(), max_size=2),
)


def respelt(move: object) -> st.SearchStrategy[str]:
    """Make texts of which some words are those of the move."""
    kept = [st.just(word) for word in str(move).split()]
    other = st.sampled_from(vocabulary())
    return st.tuples(*(st.one_of(word, other) for word in kept), st.lists(other, max_size=1)).map(
        lambda words: " ".join([*words[:-1], *words[-1]])
    )


def refilled(move: Any) -> st.SearchStrategy[Any]:
    """Make moves of the same class with another value in one place."""
    places = [field.name for field in fields(move)] if is_dataclass(move) else []
    if not places:
        return ODD
    return st.tuples(st.sampled_from(places), ODD).map(lambda spoilt: replace(move, **{spoilt[0]: spoilt[1]}))


def things(key: str) -> st.SearchStrategy[Any]:
    """Make all that may be given as a move of a game: real ones, spoilt ones, those of other games, and none."""
    own = st.sampled_from(offered(key))
    strangers = st.sampled_from([move for other in list_game_keys() for move in offered(other)[::50]])
    return st.one_of(own, own.flatmap(respelt), own.flatmap(refilled), strangers, ODD)


def refused(match: Match, seat: Any, move: Any, decision: Any) -> GameError | None:
    """Play a move; return the refusal if there is one."""
    try:
        match.play(seat, move, decision)
    except GameError as refusal:
        return refusal
    return None


@pytest.mark.parametrize("key", list_game_keys())
@settings(max_examples=200)
@given(data=st.data())
def test_a_match_plays_what_it_is_given_or_refuses_it_with_a_sentence(key: str, data: st.DataObject) -> None:
    match = data.draw(st.sampled_from(instants(key))).fork()
    before = match.take_snapshot(), match.build_record()
    asked = match.decision.seats if match.decision else (0,)
    seat = data.draw(st.one_of(st.sampled_from(asked), ODD), "seat")
    decision = data.draw(st.one_of(st.none(), ODD), "decision")
    refusal = refused(match, seat, data.draw(things(key), "move"), decision)
    if refusal:
        assert str(refusal)
        assert (match.take_snapshot(), match.build_record()) == before
    else:
        assert Record.model_validate_json(match.build_record().to_json()) == match.build_record()
        assert str(match.game.parse_move(match.moves[-1].move)) == match.moves[-1].move
