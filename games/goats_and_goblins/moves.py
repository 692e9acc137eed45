"""The moves of Goats & Goblins and their notation. Players count from 1 in it, cards go by their names.

declare 5 · in · out · play push-2 · play drag-along 3 · pass · no more · back in · draw · stop · give 2 · take gem 4
"""

from dataclasses import dataclass

from games.engine.errors import BadNotation
from games.goats_and_goblins.cave import ACTION_KINDS, BY_NAME, CARDS, MOST_CARDS, NAMES, ActionKind

MOST_SEATS = 6
TARGETED: frozenset[ActionKind] = frozenset({"drag-along", "leave-behind"})


@dataclass(frozen=True, slots=True)
class Declare:
    """Declare how many cards the expedition will draw."""

    number: int

    def __str__(self) -> str:
        return f"declare {self.number}"


@dataclass(frozen=True, slots=True)
class Vote:
    """Join the expedition, or stay out of it."""

    joins: bool

    def __str__(self) -> str:
        return "in" if self.joins else "out"


@dataclass(frozen=True, slots=True)
class Play:
    """Play an action card, some of them at another player."""

    kind: ActionKind
    target: int | None = None

    def __str__(self) -> str:
        return f"play {self.kind}" + ("" if self.target is None else f" {self.target + 1}")


@dataclass(frozen=True, slots=True)
class Pass:
    """Let things take their course: once, or for the rest of the expedition (`no more`)."""

    for_good: bool = False

    def __str__(self) -> str:
        return "no more" if self.for_good else "pass"


@dataclass(frozen=True, slots=True)
class BackIn:
    """Take back "no more from me"."""

    def __str__(self) -> str:
        return "back in"


@dataclass(frozen=True, slots=True)
class Draw:
    """Go one card deeper. Only where nobody votes."""

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True)
class Stop:
    """End the expedition with what was drawn. Only where nobody votes."""

    def __str__(self) -> str:
        return "stop"


@dataclass(frozen=True, slots=True)
class Give:
    """Give the dearest card of the pile to a seat."""

    seat: int

    def __str__(self) -> str:
        return f"give {self.seat + 1}"


@dataclass(frozen=True, slots=True)
class Take:
    """Take a card (an index into `CARDS`) from the pile."""

    card: int

    def __str__(self) -> str:
        return f"take {NAMES[self.card]}"


GoatsAndGoblinsMove = Declare | Vote | Play | Pass | BackIn | Draw | Stop | Give | Take

IN, OUT = Vote(joins=True), Vote(joins=False)
PASS, NO_MORE, BACK_IN = Pass(), Pass(for_good=True), BackIn()
DRAW, STOP = Draw(), Stop()
DECLARES = tuple(Declare(number) for number in range(MOST_CARDS + 1))
GIVES = tuple(Give(seat) for seat in range(MOST_SEATS))
TAKES = tuple(Take(card) for card in range(len(CARDS)))
PLAYS: dict[ActionKind, tuple[Play, ...]] = {
    kind: tuple(Play(kind, seat) for seat in range(MOST_SEATS)) if kind in TARGETED else (Play(kind),)
    for kind in ACTION_KINDS
}
"""Each action's plays: one, or one for each seat it can be played at."""

_FIXED: tuple[GoatsAndGoblinsMove, ...] = (IN, OUT, PASS, NO_MORE, BACK_IN, DRAW, STOP)
WORDS = {str(move): move for move in _FIXED}


def read_move(text: str) -> GoatsAndGoblinsMove:
    """Read the notation of one move; raises `BadNotation`. The words of a card may be parted by blanks too."""
    words = text.lower().split()
    plain = " ".join(words)
    if plain in WORDS:
        return WORDS[plain]
    match words:
        case ["declare", number] if number.isdecimal() and int(number) < len(DECLARES):
            return DECLARES[int(number)]
        case ["give", seat]:
            return GIVES[_seat(seat)]
        case ["take", *kind, amount]:
            return _take("-".join(kind), amount)
        case ["play", *rest] if rest:
            return _play(rest)
        case _:
            raise BadNotation("bad-notation", text=text.strip()[:40])


def _seat(word: str) -> int:
    if not word.isdecimal() or not 1 <= int(word) <= MOST_SEATS:
        raise BadNotation("goats-and-goblins-no-seat", seat=word[:12])
    return int(word) - 1


def _take(kind: str, amount: str) -> Take:
    card = BY_NAME.get(f"{kind} {amount}")
    if card is None:
        raise BadNotation("goats-and-goblins-no-such-card", card=f"{kind} {amount}"[:20])
    return TAKES[card]


def _play(words: list[str]) -> Play:
    together = "-".join(words)
    for kind, plays in PLAYS.items():
        if together == kind and kind not in TARGETED:
            return plays[0]
        if kind in TARGETED and "-".join(words[:-1]) == kind:
            return plays[_seat(words[-1])]
    if together in TARGETED:
        raise BadNotation("goats-and-goblins-at-whom")
    raise BadNotation("goats-and-goblins-no-such-card", card=together[:20])
