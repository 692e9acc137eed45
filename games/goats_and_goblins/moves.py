"""The moves of Goats & Goblins and their notation. In it, players count from 1 and cards have their names.

declare 5 · in · out · play push-2 · play drag-along 3 · wait · pass · no more · skip expedition · only cave-in ·
back in · draw · stop · give 2 · deal · take gem 4
"""

from collections.abc import Mapping
from dataclasses import dataclass

from typing_extensions import override

from games.engine.errors import BadNotation
from games.engine.notation import Constant, build_notation_refusal, index_by_notation, parse_number, parse_seat
from games.goats_and_goblins.cave import ACTION_KINDS, CARD_BY_NAME, CARD_NAMES, CARDS, MAX_CARDS, ActionKind
from games.goats_and_goblins.state import Terms

MAX_SEATS = 6
TARGETED_KINDS: frozenset[ActionKind] = frozenset({"drag-along", "leave-behind"})


@dataclass(frozen=True, slots=True)
class DeclareDraws:
    """Declare how many cards the expedition will draw."""

    number: int

    @override
    def __str__(self) -> str:
        return f"declare {self.number}"


@dataclass(frozen=True, slots=True)
class CastVote:
    """Join the expedition, or stay out of it."""

    joins: bool

    @override
    def __str__(self) -> str:
        return "in" if self.joins else "out"


@dataclass(frozen=True, slots=True)
class PlayAction:
    """Play an action card, some of them at another player."""

    kind: ActionKind
    target: int | None = None

    @override
    def __str__(self) -> str:
        return f"play {self.kind}" + ("" if self.target is None else f" {self.target + 1}")


@dataclass(frozen=True, slots=True)
class PassReaction:
    """Let things take their course: once, or as long as nothing is at stake (`no more`)."""

    for_good: bool = False

    @override
    def __str__(self) -> str:
        return "no more" if self.for_good else "pass"


@dataclass(frozen=True, slots=True)
class StandingPass:
    """Pass for longer: for this expedition, until a card is played, or until one's own cards could answer something."""

    terms: Terms

    @override
    def __str__(self) -> str:
        return f"skip {self.terms}" if self.terms == "expedition" else f"only {self.terms}"


class EndStandingPass(Constant):
    """Take back a standing pass."""

    __slots__ = ()
    words = "back in"


class HaltDrawing(Constant):
    """Stop the drawing in a beat, to think about a card."""

    __slots__ = ()
    words = "wait"


class DrawDeeper(Constant):
    """Go one card deeper. Only in games without votes."""

    __slots__ = ()
    words = "draw"


class StopDrawing(Constant):
    """End the expedition with the cards drawn. Only in games without votes."""

    __slots__ = ()
    words = "stop"


@dataclass(frozen=True, slots=True)
class GiveBestCard:
    """Give the best card of the pile to a seat."""

    seat: int

    @override
    def __str__(self) -> str:
        return f"give {self.seat + 1}"


class DealRest(Constant):
    """Give out the rest of the pile in turn, from the Leader's left."""

    __slots__ = ()
    words = "deal"


@dataclass(frozen=True, slots=True)
class TakePileCard:
    """Take a card (an index into `CARDS`) from the pile."""

    card: int

    @override
    def __str__(self) -> str:
        return f"take {CARD_NAMES[self.card]}"


GoatsAndGoblinsMove = (
    DeclareDraws
    | CastVote
    | PlayAction
    | PassReaction
    | StandingPass
    | EndStandingPass
    | HaltDrawing
    | DrawDeeper
    | StopDrawing
    | GiveBestCard
    | DealRest
    | TakePileCard
)

VOTE_IN, VOTE_OUT = CastVote(joins=True), CastVote(joins=False)
PASS_MOVE, NO_MORE_MOVE, BACK_IN_MOVE, WAIT_MOVE = (
    PassReaction(),
    PassReaction(for_good=True),
    EndStandingPass(),
    HaltDrawing(),
)
DRAW_MOVE, STOP_MOVE, DEAL_MOVE = DrawDeeper(), StopDrawing(), DealRest()
STANDING_PASSES = (
    StandingPass("expedition"),
    StandingPass("played"),
    StandingPass("save"),
    StandingPass("cave-in"),
    StandingPass("last"),
    StandingPass("votes"),
)
PASSING_TERMS = frozenset({"expedition", "played"})
"""On these terms a standing pass ends by itself; on all others it lasts until its player takes it back."""
DECLARE_MOVES = tuple(DeclareDraws(number) for number in range(MAX_CARDS + 1))
GIVE_MOVES = tuple(GiveBestCard(seat) for seat in range(MAX_SEATS))
TAKE_MOVES = tuple(TakePileCard(card) for card in range(len(CARDS)))
PLAY_MOVES_BY_KIND: dict[ActionKind, tuple[PlayAction, ...]] = {
    kind: tuple(PlayAction(kind, seat) for seat in range(MAX_SEATS)) if kind in TARGETED_KINDS else (PlayAction(kind),)
    for kind in ACTION_KINDS
}
"""Each action's plays: one, or one for each seat it can be played at."""

MOVE_BY_NOTATION: Mapping[str, GoatsAndGoblinsMove] = index_by_notation(
    VOTE_IN,
    VOTE_OUT,
    PASS_MOVE,
    NO_MORE_MOVE,
    *STANDING_PASSES,
    BACK_IN_MOVE,
    WAIT_MOVE,
    DRAW_MOVE,
    STOP_MOVE,
    DEAL_MOVE,
)


def parse_move(text: str) -> GoatsAndGoblinsMove:
    """Parse the notation of one move; raises `BadNotation`.

    The words of a card may also be separated by blanks.
    """
    words = text.lower().split()
    plain = " ".join(words)
    if plain in MOVE_BY_NOTATION:
        return MOVE_BY_NOTATION[plain]
    match words:
        case ["declare", word] if (number := parse_number(word, maximum=MAX_CARDS)) is not None:
            return DECLARE_MOVES[number]
        case ["give", seat]:
            return GIVE_MOVES[parse_seat_number(seat)]
        case ["take", *kind, amount]:
            return _parse_take("-".join(kind), amount)
        case ["play", *rest] if rest:
            return _parse_play(rest)
        case _:
            raise build_notation_refusal(text)


def parse_seat_number(word: str) -> int:
    """Parse the seat of a player, who counts from 1; raises `BadNotation`."""
    seat = parse_seat(word, MAX_SEATS)
    if seat is None:
        raise BadNotation("goats-and-goblins-no-seat", seat=word[:12])
    return seat


def _parse_take(kind: str, amount: str) -> TakePileCard:
    card = CARD_BY_NAME.get(f"{kind} {amount}")
    if card is None:
        raise BadNotation("goats-and-goblins-no-such-card", card=f"{kind} {amount}"[:20])
    return TAKE_MOVES[card]


def _parse_play(words: list[str]) -> PlayAction:
    together = "-".join(words)
    for kind, plays in PLAY_MOVES_BY_KIND.items():
        if together == kind and kind not in TARGETED_KINDS:
            return plays[0]
        if kind in TARGETED_KINDS and "-".join(words[:-1]) == kind:
            return plays[parse_seat_number(words[-1])]
    if together in TARGETED_KINDS:
        raise BadNotation("goats-and-goblins-at-whom")
    raise BadNotation("goats-and-goblins-no-such-card", card=together[:20])
