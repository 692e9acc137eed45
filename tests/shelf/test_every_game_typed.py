"""Every game on the shelf: what is typed never tells what comes, and no move is tried out for nothing."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest

from bot.screens.controls.paths import Focus
from bot.screens.parts import typed_moves
from bot.tables.use_cases import playing
from games import find_game, list_game_keys
from games.engine import GameError, IllegalMove, Match, NotYourTurn, typed_text
from games.engine.typed_text import parse_typed_moves
from tests.bot.screens.scenes import Played, random_steps
from tests.shelf.tables import few_tables
from tests.typed import twins

TEXTS = 16
"""So many texts are typed at each table; `python -m tests.typed --texts 100000` types more, at more tables."""


@pytest.mark.parametrize(("game", "seats", "options"), few_tables())
def test_a_text_is_answered_alike_in_matches_that_look_alike(game: str, seats: int, options: dict[str, Any]) -> None:
    assert twins.found(game, seats, options, texts=TEXTS, each=2, seed=seats) == []


def _plays_on(match: Match, seat: int, move: Any) -> bool:
    """Play whatever is typed, with the match's own luck, as was done once."""
    match.play(seat, move)
    return match.decision is not None and match.decision.asks(seat)


@pytest.mark.parametrize(("game", "options"), [("goats_and_goblins", {"no_votes": True}), ("goblin_market", {})])
def test_the_law_catches_a_text_that_is_tried_in_the_true_match(
    game: str, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(typed_text, "imagine_match", lambda match, _: match.fork())
    monkeypatch.setattr(Match, "try_preparing_move", _plays_on)
    assert twins.found(game, 3, options, texts=200)


BLUFF: dict[str, dict[str, Any]] = {"gobblestones": {"bluff": True}}
"""Options with which a game asks more."""


@pytest.mark.parametrize("game", list_game_keys())
def test_nothing_is_said_of_what_follows_a_move_that_does_not_prepare(game: str) -> None:
    """One of each type that a match meets at each question, with whatever behind it."""
    table = Played(Match.deal_by_key(game, seats=3, options=BLUFF.get(game), seed=bytes(32)))
    met = set[tuple[type, str]]()
    for seat, moves in random_steps(table, lot=1, most=150):
        kind = table.match.decision.kind if table.match.decision else ""
        for move in {type(move): move for move in [*moves[:20], *moves[-20:]]}.values():
            if type(move) in find_game(game).preparing or (type(move), kind) in met:
                continue
            met.add((type(move), kind))
            for rest in ("x", "", str(move), f"{move}, {move}"):
                with pytest.raises(IllegalMove) as refused:
                    parse_typed_moves(table.match, seat, f"{move}, {rest}")
                assert (refused.value.code, refused.value.arguments) == ("first-see", {"move": str(move)})
    assert len(met) >= 2, "a game has two types of moves at least"


def _chains(
    game: str, seats: int, options: dict[str, Any], chain: tuple[str, ...], *, lot: int = 0
) -> tuple[Match, int, list[str]]:
    """Return a match, a seat, and moves that begin with these words and are legal there one after the other."""
    for number in range(30):
        table = Played(Match.deal_by_key(game, seats=seats, options=options, seed=number.to_bytes(32, "big")))
        for seat, _ in random_steps(table, lot=lot + number, most=400):
            if found := _chain_at(table.match, seat, chain):
                return table.match, seat, found
    raise AssertionError(f"no {chain} in thirty matches of {game}")


def _chain_at(match: Match, seat: int, chain: tuple[str, ...]) -> list[str]:
    fork, moves = match.fork(), list[str]()
    for word in chain:
        fitting = [str(move) for move in fork.legal_moves(seat) if str(move).split()[0] == word]
        if not fitting:
            return []
        moves.append(fitting[0])
        with suppress(NotYourTurn):
            fork.play(seat, moves[-1])
    return moves


GO_ON: tuple[tuple[str, int, dict[str, Any], tuple[str, ...]], ...] = (
    ("gobblestones", 2, {}, ("lay", "lay", "end")),
    ("gobblestones", 2, {"bluff": True}, ("lay", "take", "lay", "end")),
    ("emerald_skulls", 3, {}, ("place", "roll")),
    ("emerald_skulls", 3, {}, ("place", "chicken")),
    ("emerald_skulls", 3, {}, ("bet", "take", "bet", "ready")),
    ("goats_and_goblins", 3, {}, ("give", "give")),
    ("goats_and_goblins", 3, {}, ("give", "deal")),
    ("goats_and_goblins", 3, {"windows": "every-card"}, ("back", "pass")),
    ("goblin_market", 3, {}, ("share", "pick")),
)


@pytest.mark.parametrize(("game", "seats", "options", "chain"), GO_ON, ids=str)
def test_moves_that_prepare_are_typed_with_what_follows(
    game: str, seats: int, options: dict[str, Any], chain: tuple[str, ...]
) -> None:
    match, seat, moves = _chains(game, seats, options, chain)
    assert list(map(str, parse_typed_moves(match, seat, ", ".join(moves)).moves)) == moves
    with pytest.raises(GameError):
        parse_typed_moves(match, seat, ", ".join([*moves[:1], "zog", *moves[1:]]))


def test_the_last_of_several_is_confirmed_as_if_it_were_typed_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    match, seat, moves = _chains("goblin_market", 3, {}, ("share", "pick"))
    typed_so = twins.Text("typed", ", ".join(moves))
    asked = typed_so.answered(match, Played(match), seat)
    focus = asked.shown[0]
    assert isinstance(focus, Focus)
    assert focus.several
    assert (focus.path, focus.several.text, asked.played) == (tuple(moves[1].split()), typed_so.text, ())
    assert "Sure?" in focus.several.question
    confirmed = replace(typed_so, channel="meant", text=focus.several.text).answered(match, Played(match), seat)
    assert list(confirmed.played) == moves
    monkeypatch.setattr(typed_moves, "MAX_PATH_LENGTH", len(",".join(moves)) - 1)
    too_long = typed_so.answered(match, Played(match), seat)
    assert too_long.shown[:2] == ["IllegalMove", "sure-alone"]
    assert not too_long.played


def test_a_row_that_ends_the_match_is_asked_about_as_the_end_is_after_it() -> None:
    """Its tile lies nowhere yet: the question and the button are those of the turn with it."""
    match, seat, moves = _last_tile()
    asked = twins.Text("letter", ", ".join(moves)).answered(match, Played(match), seat)
    focus = asked.shown[0]
    assert isinstance(focus, Focus)
    assert focus.several
    assert focus.several.label == "End turn and match: 1 tile, 5 points"
    assert "this ends the match" in focus.several.question
    assert not asked.played


def _last_tile() -> tuple[Match, int, list[str]]:
    """Return a match, a seat with a single tile that it can lay, and the moves that lay it and end the turn."""
    for number in range(40):
        table = Played(Match.deal_by_key("gobblestones", seats=2, seed=number.to_bytes(32, "big")))
        for seat, moves in random_steps(table, lot=number, most=400):
            if sum(table.match.state.racks[seat]) == 1 and not table.match.state.laid and len(moves) > 1:
                return table.match, seat, [str(moves[0]), "end"]
    raise AssertionError("nobody was left with one tile")


def test_a_bet_that_closes_the_window_is_typed_alone() -> None:
    """The dice roll then: what may follow the bet would tell what they show."""
    for number in range(60):
        table = Played(Match.deal_by_key("emerald_skulls", seats=2, seed=number.to_bytes(32, "big")))
        for seat, moves in random_steps(table, lot=number, most=300):
            for move in [move for move in moves if str(move).startswith("bet")][:3]:
                fork = table.match.fork()
                if "rolled" in [event.kind for event in fork.play(seat, move)]:
                    with pytest.raises(IllegalMove, match="see what it does before"):
                        parse_typed_moves(table.match, seat, f"{move}, ready")
                    return
    raise AssertionError("no bet closed a window")


def test_what_was_played_stays_if_a_wrong_declaration_lets_a_later_move_be_refused() -> None:
    """Then its answer tells nothing without the move before it: that is made."""
    played = list[Any]()

    def play(move: Any) -> None:
        if move == "b":
            raise IllegalMove("not-your-turn")
        played.append(move)

    moves: Callable[..., None] = playing.play_moves_in_turn
    moves(["a", "b", "c"], play)
    assert played == ["a"]
    with pytest.raises(IllegalMove):
        moves(["b", "a"], play)
    assert played == ["a"]
