"""What follows in a lesson (tutorial) from another move than the wished one: played on in a fork."""

from collections import defaultdict, deque
from collections.abc import Sequence

from games.engine.chance import SwiftChance
from games.engine.contract import Move
from games.engine.errors import GameError
from games.engine.events import Event
from games.engine.lessons.script import Lesson
from games.engine.match import Match
from games.engine.records import SeatMove

MAX_FOLLOWING_MOVES = 80
"""What follows is told after so many moves, even if nothing is over by then."""


def continue_lesson(lesson: Lesson, place: int, moves: Sequence[str], also: int = 0) -> tuple[SeatMove, ...]:
    """Return moves of the learner's at a place, and what the others and they would play until the round is over.

    All go on by the script as long as it fits, then by habit or silence: the same at each call, on any machine. Raises
    `GameError` for moves that may not be played.
    """
    match = lesson.play_lesson_to_place(place, also)
    ending_kinds = _list_ending_kinds(lesson, match)
    rng = SwiftChance(f"{lesson.key} {place} {moves}")
    scripts = _split_script_by_seat(lesson, place)
    answers: list[SeatMove] = []
    events: list[Event] = []
    for move in moves:
        events = match.play(lesson.seat, move)
        answers.append((lesson.seat, match.moves[-1].move))
    while (
        match.decision
        and len(answers) < MAX_FOLLOWING_MOVES
        and not any(type(event) in ending_kinds for event in events)
    ):
        seat = match.decision.seats[0]
        events = _play_scripted_move(lesson, match, seat, scripts[seat], rng)
        answers.append((seat, match.moves[-1].move))
    return tuple(answers)


def _list_ending_kinds(lesson: Lesson, match: Match) -> frozenset[type[Event]]:
    """Return the kinds of events with which everything is told."""
    return frozenset(match.game.event_kinds[kind] for kind in lesson.until) or match.game.rounds


def _split_script_by_seat(lesson: Lesson, place: int) -> dict[int, deque[str]]:
    """Return what each seat still plays in the lesson after its move at a place."""
    scripts: dict[int, deque[str]] = defaultdict(deque)
    for number in range(place + 1, len(lesson.places) + 1):
        for seat, move in lesson.list_lead_in_moves(number):
            scripts[seat].append(move)
        if number < len(lesson.places):
            scripts[lesson.seat].append(lesson.places[number].wish)
    return scripts


def _play_scripted_move(lesson: Lesson, match: Match, seat: int, script: deque[str], rng: SwiftChance) -> list[Event]:
    """Play the next move of a seat's script; from the first one on that does not fit, its habit."""
    if script:
        try:
            return match.play(seat, script.popleft())
        except GameError:
            script.clear()
    quiet = lesson.quiet and seat != lesson.seat
    return match.play(seat, match.default_move(seat) if quiet else _choose_habit_move(match, seat, rng))


def _choose_habit_move(match: Match, seat: int, rng: SwiftChance) -> Move:
    move: Move | None = match.game.choose_habit_move(match.state, seat, rng)
    return match.default_move(seat) if move is None else move
