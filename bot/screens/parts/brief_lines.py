"""Short lines of what happened: of all that could be said, what matters most, as much as a phone shows in two lines."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from operator import attrgetter

from bot.screens.parts.markup_width import BLANK_WIDTH, SMALL_WIDTH_FACTOR, iter_word_widths
from bot.screens.story import ClockMove
from bot.screens.text_width import ROOM_ABOVE_PICTURE, TextRoom
from games.engine import Event
from games.engine.words import Words


@dataclass(frozen=True)
class BriefFact:
    """A short sentence, and how much it matters to its reader; what weighs nothing is said only if nothing else is.

    `wrap` puts into a larger sentence all facts in a row that have the same: where they happened, for example.
    """

    said: str
    weight: int = 1
    wrap: Callable[[str], str] | None = None


def mark_clock_facts(
    say: Words, facts: Sequence[tuple[Event, BriefFact]], clock_moves: Mapping[int, ClockMove]
) -> list[BriefFact]:
    """Return facts of events, and say of the weightiest of each move by the clock whose time was up."""
    marked = dict[ClockMove, int]()
    for place, (event, fact) in enumerate(facts):
        deed = clock_moves.get(id(event))
        if deed is not None and (deed not in marked or fact.weight > facts[marked[deed]][1].weight):
            marked[deed] = place
    brief_facts = [fact for _, fact in facts]
    for deed, place in marked.items():
        sentence = say("board-told-clock", line=brief_facts[place].said, name=deed.name)
        brief_facts[place] = replace(brief_facts[place], said=sentence)
    return brief_facts


def fit_brief_facts(say: Words, facts: Sequence[BriefFact], room: TextRoom = ROOM_ABOVE_PICTURE) -> list[str]:
    """Choose the most important (weightiest) facts that fit on few lines, in their order; of equal ones the latest.

    They follow each other in one text, which a phone breaks into lines between words.
    """
    places: list[int] = []
    ranked = sorted(range(len(facts)), key=lambda place: (facts[place].weight, place), reverse=True)
    heaviest = facts[ranked[0]].weight if ranked else 0
    for place in ranked:
        if facts[place].weight == 0 and heaviest:
            break
        tried = sorted([*places, place])
        if not places or _count_phone_lines(_join_facts(say, facts, tried), room.width) <= room.lines:
            places = tried
    return [_join_facts(say, facts, places)] if places else []


def fit_first_way(say: Words, ways: Sequence[Sequence[BriefFact]], room: TextRoom) -> list[str]:
    """Return the first way of telling that fits with all its facts, the best way first; otherwise the last, cut short.

    What weighs nothing need not fit.
    """
    for facts in ways:
        places = [index for index, fact in enumerate(facts) if fact.weight] or [*range(len(facts))]
        if places and _count_phone_lines(_join_facts(say, facts, places), room.width) <= room.lines:
            return [_join_facts(say, facts, places)]
    return fit_brief_facts(say, ways[-1], room)


def _join_facts(say: Words, facts: Sequence[BriefFact], places: Sequence[int]) -> str:
    sentences = list[str]()
    for wrap, run in groupby((facts[place] for place in places), attrgetter("wrap")):
        sentence = say.join_sentences(fact.said for fact in run)
        sentences.append(wrap(sentence) if wrap else sentence)
    return say.join_sentences(sentences)


def _count_phone_lines(text: str, width: float) -> int:
    """Return how many lines of a phone a small text takes."""
    lines, left = 0, 0.0
    for word in iter_word_widths(text):
        if not lines or SMALL_WIDTH_FACTOR * word > left:
            lines, left = lines + 1, width
        left -= SMALL_WIDTH_FACTOR * (word + BLANK_WIDTH)
    return lines
