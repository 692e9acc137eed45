"""The goblins of the bot (computer players): their names and levels. A number (user id) below zero stands for both.

Nothing else about them is stored: seven goblins of each level, whose names tell the level.
"""

from collections.abc import Iterable

from bot.store.goblin_numbers import FIRST_NUMBER_BY_LEVEL, GOBLIN_NAMES, find_goblin_level, is_departed
from bot.store.models import Person, Sitter
from bot.tables.errors import TableError
from games.engine.goblins import GoblinLevel
from games.engine.words import ENGLISH, Words, get_english_sentence, load_words


def make_goblin(level: GoblinLevel, number: int, say: Words | None = None) -> Person:
    """Create one of the seven computer players of a level, counted from 0; what is stored has its English name."""
    return Person(
        -(FIRST_NUMBER_BY_LEVEL[level] + number), (say or load_words())(f"goblin-{level}", name=GOBLIN_NAMES[number])
    )


def identify_goblin(user_id: int) -> tuple[str, GoblinLevel] | None:
    """Return which goblin (computer player) of the bot this is, and of which level; `None` if it is none of them."""
    for level, first in FIRST_NUMBER_BY_LEVEL.items():
        if first <= -user_id < first + len(GOBLIN_NAMES):
            return GOBLIN_NAMES[-user_id - first], level
    return None


def localize_name(user_id: int, name: str, say: Words) -> str:
    """Localize a stored name: those of goblins and of departed people are shown in each language.

    They are stored in English. A name that is none of theirs, as of somebody who had the seat before, stays.
    """
    if user_id > 0 or say.language == ENGLISH:
        return name
    if is_departed(user_id):
        return localize_departed_name(name, say)
    known = identify_goblin(user_id)
    if known is None or name != get_english_sentence(f"goblin-{known[1]}", name=known[0]):
        return name
    return say(f"goblin-{known[1]}", name=known[0])


def localize_departed_name(name: str, say: Words) -> str:
    """Localize a stored name that may stand for somebody who deleted their data."""
    return say("departed") if name == get_english_sentence("departed") else name


def find_free_goblin(level: GoblinLevel, seated: Iterable[int]) -> Person:
    """Return the first computer player of a level whose name nobody at the table has yet, whatever their level."""
    taken = {(-user_id - FIRST_NUMBER_BY_LEVEL[find_goblin_level(user_id)]) for user_id in seated if user_id < 0}
    return make_goblin(level, next(number for number in range(len(GOBLIN_NAMES)) if number not in taken))


def find_stand_ins(sitters: Iterable[Sitter]) -> dict[int, Person]:
    """Return by user id the goblin whose face stands for each person who is missing: the same for the whole match.

    Of eight people two share one, as there are seven goblins.
    """
    known = {sitter.user_id: identify_goblin(sitter.user_id) for sitter in sitters}
    names = {goblin[0] for goblin in known.values() if goblin}
    free = [number for number, name in enumerate(GOBLIN_NAMES) if name not in names] or range(len(GOBLIN_NAMES))
    people = (user_id for user_id, goblin in known.items() if goblin is None)
    return {user_id: make_goblin(GoblinLevel.GROWN, free[index % len(free)]) for index, user_id in enumerate(people)}


def find_namesake(level: GoblinLevel, user_id: int) -> Person:
    """Return the goblin of this level that has the name of another one of the bot."""
    return make_goblin(level, -user_id - FIRST_NUMBER_BY_LEVEL[find_goblin_level(user_id)])


def parse_goblin_level(word: str) -> GoblinLevel:
    """Return the level (difficulty) of this name; no name means a grown one.

    Raises `TableError`.
    """
    try:
        return GoblinLevel(word or GoblinLevel.GROWN)
    except ValueError:
        raise TableError("no-such-goblin") from None
