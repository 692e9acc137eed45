"""Moves that must be refused: moves of other seats, of earlier steps, of the wrong kind, and words without a move."""

from collections.abc import Iterator

from games.engine.audit.audited_instant import AuditedInstant
from games.engine.contract import Move
from games.engine.errors import BadNotation, GameError

CANDIDATE_DRAWS = 3
NONSENSE_WORDS = ("", "-1", "0", "zog", "99999999999", "é", "nose/2")


def check_illegal_moves_refused(now: AuditedInstant) -> Iterator[str]:
    """Hold that a move that is not listed is refused in words, changes nothing and gives nothing away."""
    for seat, move in draw_candidates(now):
        if move not in now.get_legal_moves(seat):
            yield from _check_refusal(now, seat, move)


def draw_candidates(now: AuditedInstant) -> Iterator[tuple[int, Move]]:
    """Yield seats, most of them seats that may move, and moves that somebody could have made at some time."""
    for number in range(CANDIDATE_DRAWS):
        seats = range(now.seats) if number == 0 or not now.seats_to_move else now.seats_to_move
        if now.known:
            yield now.rng.pick(seats, "seat"), now.rng.pick(now.known, "known")
    soup = _parse_if_move(now, _scramble_notation(now))
    if soup is not None:
        yield now.rng.pick(now.seats_to_move or range(now.seats), "seat"), soup


def _check_refusal(now: AuditedInstant, seat: int, move: Move) -> Iterator[str]:
    now.report.illegal_moves_tried += 1
    victim = now.state.clone()
    refusal = _try_illegal_move(now, victim, seat, move)
    if refusal is None:
        yield f"{move} of seat {seat} is not listed, and yet accepted"
        return
    if victim != now.twin:
        yield f"{move} of seat {seat} is refused, and yet changes the state"
    if now.is_slow_step:
        yield from _check_refusal_hides_secrets(now, seat, move, refusal)


def _check_refusal_hides_secrets(now: AuditedInstant, seat: int, move: Move, refusal: GameError) -> Iterator[str]:
    """Hold that a refusal has its sentence, and would be the same in every world that looks the same to this seat."""
    if not str(refusal):
        yield f"the refusal of {move} has no words"
    world = now.game.imagine_state(now.state, seat, now.rng)
    other = _try_illegal_move(now, world, seat, move)
    if other is None or _get_refusal_content(other) != _get_refusal_content(refusal):
        yield f"the refusal of {move} tells seat {seat} what they cannot know"


def check_refusal_reasons(now: AuditedInstant) -> Iterator[str]:
    """Hold that a seat that may not move is told why, in words that give nothing away."""
    for seat in set(range(now.seats)).difference(now.seats_to_move) if now.decision else ():
        refusal = now.game.explain_not_your_turn(now.state, seat)
        if not str(refusal):
            yield f"nothing tells seat {seat} why it may not move"
        world = now.game.imagine_state(now.state, seat, type(now.rng)(now.step)) if now.is_slow_step else now.state
        if _get_refusal_content(now.game.explain_not_your_turn(world, seat)) != _get_refusal_content(refusal):
            yield f"seat {seat} hears what they cannot know when they may not move"


def _get_refusal_content(refusal: GameError) -> tuple[object, ...]:
    return type(refusal), refusal.code, refusal.arguments


def _try_illegal_move(now: AuditedInstant, state: object, seat: int, move: Move) -> GameError | None:
    try:
        now.game.play(state, seat, move, now.rng)
    except GameError as refusal:
        return refusal
    return None


def _scramble_notation(now: AuditedInstant) -> str:
    """Return random mutations (fuzzing) of known moves' words: one replaced, dropped or doubled."""
    rng = now.rng
    words = str(rng.pick(now.known, "known")).split() if now.known else []
    others = [*NONSENSE_WORDS, *(str(rng.pick(now.known, "known")).split() if now.known else [])]
    place = rng.random_below(len(words) + 1, "place")
    words[place : place + rng.random_below(2, "dropped")] = [
        rng.pick(others, "word") for _ in range(rng.random_below(3, "added"))
    ]
    return " ".join(words)


def _parse_if_move(now: AuditedInstant, text: str) -> Move | None:
    """Return the move that a text happens to be, or `None`; any other error than `BadNotation` is a finding."""
    try:
        move: Move = now.game.parse_move(text)
    except BadNotation:
        return None
    except Exception as problem:
        problem.add_note(f"reading {text!r}")
        raise
    return move
