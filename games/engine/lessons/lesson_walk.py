"""Verifies lessons (tutorials): each step must show what it says, in all its lines, or the lesson is refused."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby, product

from games.engine.datafiles import build_data_error
from games.engine.errors import BadData, GameError
from games.engine.events import Event, format_event_for_people
from games.engine.lessons.script import Lesson, LessonPlace, LessonStep, find_lesson_file
from games.engine.match import Match
from games.engine.records import SeatMove
from games.engine.words import Word

_FACT_SEPARATOR_PATTERN = re.compile(r" (?=[a-z_]+=)")


@dataclass(frozen=True, slots=True)
class LessonStretch:
    """From one question to the learner to the next: the match at the first, and all that the answer caused."""

    place: LessonPlace
    match: Match
    move: str
    events: tuple[Event, ...]


def play_lesson_script(lesson: Lesson, also: int = 0) -> Iterator[LessonStretch]:
    """Play a lesson in one of its lines; raises `BadData` if the rules refuse a move, or ask another player."""
    match = lesson.deal()
    _play_moves(lesson, match, lesson.places[0], lesson.list_lead_in_moves(0))
    for place in lesson.places:
        _check_question(lesson, match, place)
        position, move = match.fork(), lesson.find_move_at(place.number, also)
        events = _play_moves(lesson, match, place, [(lesson.seat, move), *lesson.list_lead_in_moves(place.number + 1)])
        yield LessonStretch(place, position, move, tuple(events))


def verify_lesson(lesson: Lesson) -> None:
    """Raise `BadData`, naming step and entry, unless a lesson shows what it says in each line and ends as it says."""
    for also in _iter_variations(lesson):
        for _ in verify_steps(lesson, also):
            pass
    for step in lesson.steps:
        _verify_only_move(lesson, step)
    match = lesson.play_lesson_to_place(len(lesson.places))
    scores = list(match.outcome.scores if match.outcome else match.view(None).scores)
    if scores != lesson.scores:
        raise build_data_error(
            find_lesson_file(lesson.key), "scores", f"{scores}, which is how it ends, not {lesson.scores}"
        )


def _verify_only_move(lesson: Lesson, lesson_step: LessonStep) -> None:
    """Raise `BadData` unless a step says rightly whether the rules allow no move there but the wished ones."""
    places = [place for place in lesson.places if place.step is lesson_step]
    lone = all(
        set(map(str, lesson.play_lesson_to_place(place.number).legal_moves(lesson.seat))) == {place.wish}
        for place in places
    )
    if lesson_step.lone is not lone:
        raise build_data_error(
            find_lesson_file(lesson.key),
            f"step.{lesson_step.name}.lone",
            f"{str(lone).lower()}, by the moves that are legal",
        )


def verify_steps(lesson: Lesson, also: int = 0) -> Iterator[LessonPlace]:
    """Yield the last place of each step in turn, once it has shown what it says; otherwise raise `BadData`."""
    for place, events in iter_steps_with_events(lesson, also):
        _verify_shown_events(lesson, place, events, loosely=bool(also))
        yield place


def iter_steps_with_events(lesson: Lesson, also: int = 0) -> Iterator[tuple[LessonPlace, list[Event]]]:
    """Yield the last place of each step, and all that happened from its first question to that of the next step."""
    for _, group in groupby(play_lesson_script(lesson, also), key=lambda walked: walked.place.step.name):
        run = list(group)
        yield run[-1].place, [event for stretch in run for event in stretch.events]


def _iter_variations(lesson: Lesson) -> Iterator[int]:
    """Yield each way through a lesson by wished moves and those as good, as bits of `alternative_moves`."""
    ways = [range(len(place.also) + 1) for place in lesson.places]
    for picked in product(*ways):
        yield sum(
            1 << bit
            for bit, (number, move) in enumerate(lesson.alternative_moves)
            if picked[number] and lesson.places[number].also[picked[number] - 1] == move
        )


def _verify_shown_events(lesson: Lesson, lesson_place: LessonPlace, events: Iterable[Event], *, loosely: bool) -> None:
    """Raise `BadData` unless what a step shows happened, in this order, for the learner to see.

    `loosely`: only the kinds are compared. After a move as good as the wished one, some numbers are others.
    """
    sentences = [format_event_for_people(event) for event in events if event.is_visible_to(lesson.seat)]
    left = iter(sentences)
    for line in lesson_place.step.shows:
        wanted = _FACT_SEPARATOR_PATTERN.split(line)[0] if loosely else line
        if not any(matches_event(wanted, event) for event in left):
            raise _build_lesson_error(lesson, lesson_place, "shows", f"{line}, not {'; '.join(sentences) or 'nothing'}")


def matches_event(line: str, sentence: str) -> bool:
    """Tell whether an event, as a line, is of the kind that another line names, with all the facts that it names."""
    expected_facts, facts = _FACT_SEPARATOR_PATTERN.split(line.strip()), _FACT_SEPARATOR_PATTERN.split(sentence)
    return expected_facts[0] == facts[0] and set(expected_facts) <= set(facts)


def _collect_shown_numbers(lesson_place: LessonPlace, events: Sequence[Event]) -> Mapping[str, Word]:
    """Return the numbers of what a step shows: `won-number` of the last event `won`, `won-number-2` of player 2's."""
    facts: dict[str, Word] = {}
    kinds = {_FACT_SEPARATOR_PATTERN.split(line)[0] for line in lesson_place.step.shows}
    for event in events:
        if event.kind in kinds:
            facts |= _collect_event_numbers(event)
    return facts


def _collect_event_numbers(event: Event) -> Mapping[str, Word]:
    numbers = {
        f"{event.kind}-{name.replace('_', '-')}": fact
        for name, fact in event.facts.items()
        if type(fact) is int and not event.names_seats(name)
    }
    seat = event.facts.get("seat")
    whose = {f"{name}-{seat + 1}": number for name, number in numbers.items()} if isinstance(seat, int) else {}
    return {**numbers, **whose}


def collect_sentence_numbers(lesson: Lesson, place: int, also: int = 0) -> Mapping[str, Word]:
    """Return the numbers that the sentence at a place may name: of all that was shown before."""
    facts: dict[str, Word] = {}
    for last, events in iter_steps_with_events(lesson, also):
        if last.number >= place:
            break
        facts |= _collect_shown_numbers(last, [event for event in events if event.is_visible_to(lesson.seat)])
    return facts


def _play_moves(lesson: Lesson, match: Match, lesson_place: LessonPlace, moves: Iterable[SeatMove]) -> list[Event]:
    events: list[Event] = []
    for seat, move in moves:
        try:
            events += match.play(seat, move)
        except GameError as refusal:
            raise _build_lesson_error(
                lesson, lesson_place, "moves", f"a move that may be played, not {seat + 1}: {move} ({refusal})"
            ) from None
    return events


def _check_question(lesson: Lesson, match: Match, lesson_place: LessonPlace) -> None:
    if match.decision is None or not match.decision.asks(lesson.seat):
        seats = match.decision and [seat + 1 for seat in match.decision.seats]
        raise _build_lesson_error(
            lesson, lesson_place, "before", f"moves after which player {lesson.learner} is asked, not {seats}"
        )
    legal = {str(move) for move in match.legal_moves(lesson.seat)}
    if unknown := [move for move in (lesson_place.wish, *lesson_place.also) if move not in legal]:
        raise _build_lesson_error(lesson, lesson_place, "wish", f"a legal move in its notation, not {unknown[0]}")


def _build_lesson_error(lesson: Lesson, lesson_place: LessonPlace, entry: str, expected: str) -> BadData:
    return build_data_error(find_lesson_file(lesson.key), f"{lesson.key}.{lesson_place.step.name}.{entry}", expected)
