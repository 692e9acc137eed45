"""Parses what a player typed, in any order and in short ("green n10"), and suggests the nearest moves (typos).

A text may stand for several moves. It is judged whole before anything is played, in a world imagined for its writer
it: the answer to a text follows from what they know, and never tells what one of its moves would bring.
"""

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Sequence
from difflib import SequenceMatcher
from functools import partial
from typing import NamedTuple

from games.engine.chance import SwiftChance
from games.engine.contract import Move
from games.engine.errors import BadNotation, IllegalMove
from games.engine.match import Match
from games.engine.notation import build_notation_refusal

PUNCTUATION_TRANSLATION = str.maketrans(
    dict.fromkeys("`´'\"‘’‚“”„«»", "") | dict.fromkeys("、،;", ",") | dict.fromkeys("–—−", "-")  # noqa: RUF001  what keyboards write
)
"""Quotes that mean nothing, and what stands for a comma or a minus sign."""
FULL_STOP_PATTERN = re.compile(r"(?<=\w)[.。…]+(?=[\s,]|$)")
MIN_SIMILARITY = 0.5
"""How similar a text and a move must be for the move to be suggested."""


IMAGINED_WORLD_SEED = 0
"""The RNG's seed of every world that is imagined for the player who types: the same text gets the same answer."""


class TypedMoves(NamedTuple):
    """The moves that a text stands for, and the match before the last of them, as its player imagines it."""

    moves: list[Move]
    match: Match


def imagine_match(match: Match, seat: int) -> Match:
    """Return a match as a seat knows it, with all hidden information imagined: always in the same way."""
    return match.imagine_hidden(seat, SwiftChance(IMAGINED_WORLD_SEED))


def normalize_typed_text(text: str) -> str:
    """Normalize a typed text: what a phone or another keyboard made of it becomes the notation.

    Letters are of usual width, quotes and the bot's own backticks are gone, and so are full stops behind a word.
    """
    plain = unicodedata.normalize("NFKC", text).translate(PUNCTUATION_TRANSLATION)
    return FULL_STOP_PATTERN.sub("", plain)


def parse_typed_moves(match: Match, seat: int, text: str, decision: int | None = None) -> TypedMoves:
    """Parse a typed text into moves, each of them legal when its turn comes; nothing is played.

    They are in the game's notation or in free form, separated by commas. Only a move that prepares
    (`Match.try_preparing_move`) may be followed by another. `decision` is the number of that which the player saw.
    Raises what `Match.play` raises for the first move that is refused.
    """
    match.require_asked(seat, decision)
    world, moves = imagine_match(match, seat), list[Move]()
    for move, more in _read_moves(world, seat, normalize_typed_text(text)):
        world.require_legal(seat, move)
        if more and not world.try_preparing_move(seat, move):
            raise IllegalMove("first-see", move=str(move))
        moves.append(move)
    if not moves:
        raise build_notation_refusal(text)
    return TypedMoves(moves, world)


def _read_moves(world: Match, seat: int, text: str) -> Iterator[tuple[Move, bool]]:
    """Yield the moves of a text, each with whether more follows: a part is read when the one before is played."""
    readers = _list_part_readers(world, seat, text)
    for place, read in enumerate(readers, start=1):
        moves = read()
        for number, move in enumerate(moves, start=1):
            yield move, number < len(moves) or place < len(readers)


def _list_part_readers(world: Match, seat: int, text: str) -> Sequence[Callable[[], Sequence[Move]]]:
    """Return what reads the parts of a text: there is one if the game reads the text as a whole."""
    try:
        whole = world.parse_player_input(seat, text)
    except BadNotation:
        return [partial(_read_part, world, seat, part) for part in text.split(",")]
    return [lambda: whole]


def _read_part(world: Match, seat: int, part: str) -> Sequence[Move]:
    move = match_legal_move(world.legal_moves(seat), part)
    return [world.game.parse_move(move)] if move else world.parse_player_input(seat, part)


def match_legal_move(legal: Iterable[object], text: str) -> str | None:
    """Match a text to the one legal move that it means; return its notation, or `None` if there is none or several.

    Each word of the text must begin a word of the move, in any order; a word with a digit must match exactly.
    """
    typed = text.lower().split()
    fitting = [str(move) for move in legal if typed and _do_words_fit(typed, str(move).lower().split())]
    exact = [move for move in fitting if set(typed) <= set(move.lower().split())]
    matches = exact or fitting
    return matches[0] if len(matches) == 1 else None


def suggest_nearest_moves(legal: Iterable[object], text: str, max_count: int = 3) -> list[str]:
    """Suggest the legal moves nearest to a mistyped text, nearest first; none that is far from it.

    Where only a number is not legal, the numbers next to it are meant, not those that look like it.
    """
    if numbered := _split_number(text):
        meant, around = numbered
        others = [(other[0], str(move)) for move in legal if (other := _split_number(str(move))) and other[1] == around]
        if others:
            return [move for _, move in sorted(others, key=lambda pair: abs(pair[0] - meant))[:max_count]]
    typed = _sort_words(text)
    rated = [(SequenceMatcher(None, typed, _sort_words(str(move))).ratio(), str(move)) for move in legal]
    return [move for rate, move in sorted(rated, key=lambda pair: -pair[0])[:max_count] if rate >= MIN_SIMILARITY]


def _split_number(text: str) -> tuple[int, list[str]] | None:
    """Return the one number of a text, and the other words; `None` if it has no number, or several."""
    words = text.lower().split()
    numbers = [int(word) for word in words if word.isdecimal()]
    return (numbers[0], [word for word in words if not word.isdecimal()]) if len(numbers) == 1 else None


def _do_words_fit(typed: Sequence[str], words: Sequence[str]) -> bool:
    left = list(words)
    for token in sorted(typed, key=len, reverse=True):
        fitting = [word for word in left if word == token or (token.isalpha() and word.startswith(token))]
        if not fitting:
            return False
        left.remove(min(fitting, key=len))
    return True


def _sort_words(text: str) -> str:
    return " ".join(sorted(text.lower().replace(",", " ").split()))
