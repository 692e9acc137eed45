"""The moves of Goblin Teeth: words separated by blanks, as `place d3 i2`, `cheat borrow d3 d7`, `decline`.

Dice are `d1` to `d15`, three for each seat in order; Items in the Pot are `i1` (the face-down one) to `i5`; players are
`p1` to `p5`. If a move names two dice and their order does not matter, the lower one is written first.
"""

from collections.abc import Iterator, Sequence
from typing import TypeVar, overload

from typing_extensions import override

from games.engine.contract import MAX_NOTATION_LENGTH
from games.engine.notation import build_notation_refusal
from games.engine.values import value_class
from games.goblin_teeth.items import ITEMS

MAX_SEATS = 5
DICE_A_PLAYER = 3

ACTION_CHEATS = (
    "borrow",
    "distraction",
    "exchange",
    "let-me-help",
    "pass",
    "pilfer",
    "quick-fingers",
    "refresh",
    "reposition",
    "revivify",
    "second-chance",
    "share-the-load",
    "sleight-of-hand",
    "sneak-preview",
    "sneaky-sneaky",
    "swap",
    "switcheroo",
    "table-bump",
    "total-re-roll",
    "trade-places",
    "transposition",
)
ONGOING_CHEATS = ("blessed", "clumsy", "cursed", "fresh-start", "lawful", "patient", "poisoner", "polite", "priest")
CHEATS = (*ACTION_CHEATS, *ONGOING_CHEATS)
ONGOING_CHEAT_SET = frozenset(ONGOING_CHEATS)
SNEAK_PREVIEW = "sneak-preview"
"""The one Cheat that plays another one."""

DIE_WORDS = tuple(f"d{die + 1}" for die in range(MAX_SEATS * DICE_A_PLAYER))
SLOT_WORDS = tuple(f"i{slot + 1}" for slot in range(MAX_SEATS))
PLAYER_WORDS = tuple(f"p{seat + 1}" for seat in range(MAX_SEATS))
DIE_BY_WORD = {name: die for die, name in enumerate(DIE_WORDS)}
SLOT_BY_WORD = {name: slot for slot, name in enumerate(SLOT_WORDS)}
SEAT_BY_WORD = {name: seat for seat, name in enumerate(PLAYER_WORDS)}

MOVE_VERBS = (
    "place",
    "cheat",
    "poison",
    "end",
    "decline",
    "draw",
    "reroll",
    "set",
    "take",
    "shift",
    "discard",
    "keep",
)
_JOINING_WORDS = ("altar", "clear", "give", "draw", "3", "4")
_VOCABULARY = frozenset((*MOVE_VERBS, *_JOINING_WORDS, *CHEATS, *ITEMS, *DIE_WORDS, *SLOT_WORDS, *PLAYER_WORDS))
_UNORDERED_DICE_CHEATS = frozenset(("swap", "transposition"))

T = TypeVar("T")
MoveWords = tuple[str, ...]
"""The words of a move, or the last of them."""

ONE_DIE_ROWS: tuple[MoveWords, ...] = tuple((die,) for die in DIE_WORDS)
TWO_DICE_ROWS: tuple[tuple[MoveWords, ...], ...] = tuple(
    tuple((first, second) for second in DIE_WORDS) for first in DIE_WORDS
)
DIE_ON_SLOT_ROWS: tuple[tuple[MoveWords, ...], ...] = tuple(
    tuple((die, slot) for slot in SLOT_WORDS) for die in DIE_WORDS
)
ONE_SLOT_ROWS: tuple[MoveWords, ...] = tuple((slot,) for slot in SLOT_WORDS)
ONE_PLAYER_ROWS: tuple[MoveWords, ...] = tuple((player,) for player in PLAYER_WORDS)


@value_class
class GoblinTeethMove:
    """A move: its words are its notation."""

    words: MoveWords

    @override
    def __str__(self) -> str:
        return " ".join(self.words)


def parse_move(text: str) -> GoblinTeethMove:
    """Parse the notation of one move; raises `BadNotation`."""
    words = tuple(text.lower().split())
    if (
        not words
        or words[0] not in MOVE_VERBS
        or not _VOCABULARY.issuperset(words)
        or _count_notation_characters(words) > MAX_NOTATION_LENGTH
    ):
        raise build_notation_refusal(text)
    return GoblinTeethMove(_sort_dice(words))


def _count_notation_characters(move_words: MoveWords) -> int:
    return sum(map(len, move_words)) + len(move_words) - 1


def _sort_dice(move_words: MoveWords) -> MoveWords:
    if (
        len(move_words) > 3
        and move_words[-3] in _UNORDERED_DICE_CHEATS
        and move_words[-1] in DIE_BY_WORD
        and move_words[-2] in DIE_BY_WORD
    ):
        return (*move_words[:-2], *sorted(move_words[-2:], key=DIE_BY_WORD.__getitem__))
    return move_words


MoveGroup = tuple[MoveWords, Sequence[MoveWords]]
"""Moves that begin with the same words: those words, and the rest of each."""


class Moves(Sequence[GoblinTeethMove]):
    """Moves in groups; each is created when somebody looks at it."""

    __slots__ = ("_groups", "_size")

    def __init__(self, groups: Sequence[MoveGroup]) -> None:
        self._groups = groups
        self._size = sum([len(rows) for _, rows in groups])

    @override
    def __len__(self) -> int:
        return self._size

    @override
    def __iter__(self) -> Iterator[GoblinTeethMove]:
        for prefix, rows in self._groups:
            for row in rows:
                yield GoblinTeethMove(prefix + row)

    @override
    def __contains__(self, move: object) -> bool:
        return isinstance(move, GoblinTeethMove) and any(
            move.words[: len(prefix)] == prefix and move.words[len(prefix) :] in rows for prefix, rows in self._groups
        )

    @overload
    def __getitem__(self, index: int) -> GoblinTeethMove: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[GoblinTeethMove]: ...
    @override
    def __getitem__(self, index: int | slice) -> GoblinTeethMove | Sequence[GoblinTeethMove]:
        if isinstance(index, slice):
            return list(self)[index]
        left = index + self._size if index < 0 else index
        if not 0 <= left < self._size:
            raise IndexError(index)
        for prefix, rows in self._groups:
            if left < len(rows):
                return GoblinTeethMove(prefix + rows[left])
            left -= len(rows)
        raise IndexError(index)


def drop_duplicates(things: Sequence[T]) -> list[T]:
    """Return each of these things once, in the order of first appearance."""
    return list(dict.fromkeys(things))
