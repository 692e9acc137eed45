"""Moves that must be refused: moves of other seats, of earlier steps, of the wrong kind, and words without a move."""

from collections.abc import Iterator

from games.engine.audit.instant import Instant
from games.engine.contract import Move
from games.engine.errors import BadNotation, GameError

TRIES = 3
NONSENSE = ("", "-1", "0", "zog", "99999999999", "é", "nose/2")


def exact(now: Instant) -> Iterator[str]:
    """Hold that a move that is not listed is refused in words, changes nothing and gives nothing away."""
    for seat, move in candidates(now):
        if move not in now.moves(seat):
            yield from _refused(now, seat, move)


def candidates(now: Instant) -> Iterator[tuple[int, Move]]:
    """Yield seats, most of them seats that may move, and moves that somebody could have made at some time."""
    for number in range(TRIES):
        seats = range(now.seats) if number == 0 or not now.able else now.able
        if now.known:
            yield now.lots.pick(seats, "seat"), now.lots.pick(now.known, "known")
    soup = _read(now, _soup(now))
    if soup is not None:
        yield now.lots.pick(now.able or range(now.seats), "seat"), soup


def _refused(now: Instant, seat: int, move: Move) -> Iterator[str]:
    now.report.illegal_moves_tried += 1
    victim = now.state.clone()
    refusal = _refusal(now, victim, seat, move)
    if refusal is None:
        yield f"{move} of seat {seat} is not listed, and yet accepted"
        return
    if victim != now.twin:
        yield f"{move} of seat {seat} is refused, and yet changes the state"
    if now.slow:
        yield from _discreet(now, seat, move, refusal)


def _discreet(now: Instant, seat: int, move: Move, refusal: GameError) -> Iterator[str]:
    """Hold that a refusal has its sentence, and would be the same in every world that looks the same to this seat."""
    if not str(refusal):
        yield f"the refusal of {move} has no words"
    world = now.game.imagine(now.state, seat, now.lots)
    other = _refusal(now, world, seat, move)
    if other is None or _told(other) != _told(refusal):
        yield f"the refusal of {move} tells seat {seat} what they cannot know"


def strangers(now: Instant) -> Iterator[str]:
    """Hold that a seat that may not move is told why, in words that give nothing away."""
    for seat in set(range(now.seats)).difference(now.able) if now.decision else ():
        refusal = now.game.not_asked(now.state, seat)
        if not str(refusal):
            yield f"nothing tells seat {seat} why it may not move"
        world = now.game.imagine(now.state, seat, type(now.lots)(now.step)) if now.slow else now.state
        if _told(now.game.not_asked(world, seat)) != _told(refusal):
            yield f"seat {seat} hears what they cannot know when they may not move"


def _told(refusal: GameError) -> tuple[object, ...]:
    return type(refusal), refusal.code, refusal.arguments


def _refusal(now: Instant, state: object, seat: int, move: Move) -> GameError | None:
    try:
        now.game.play(state, seat, move, now.lots)
    except GameError as refusal:
        return refusal
    return None


def _soup(now: Instant) -> str:
    """Return words of known moves, changed at random: one replaced, dropped or doubled."""
    lots = now.lots
    words = str(lots.pick(now.known, "known")).split() if now.known else []
    others = [*NONSENSE, *(str(lots.pick(now.known, "known")).split() if now.known else [])]
    place = lots.below(len(words) + 1, "place")
    words[place : place + lots.below(2, "dropped")] = [lots.pick(others, "word") for _ in range(lots.below(3, "added"))]
    return " ".join(words)


def _read(now: Instant, text: str) -> Move | None:
    """Return the move that a text happens to be, or `None`; any other error than `BadNotation` is a finding."""
    try:
        move: Move = now.game.parse(text)
    except BadNotation:
        return None
    except Exception as problem:
        problem.add_note(f"reading {text!r}")
        raise
    return move
