"""Chat lines (banter) of the bot's goblins about events: now and then, by temper and by how it went for them.

They use only a spectator's sight and no chance. Nobody repeats what was said at the table (`GoblinLineMemory`), as
long as one process has it: anybody who has nothing new to say is silent.
"""

import hashlib
from collections.abc import Iterable, Mapping
from itertools import islice
from typing import Any, Literal

from bot.screens.game_texts.event_narrator import EventNarrator
from bot.screens.goblin_line_memory import GoblinLineMemory
from bot.screens.scene import Scene
from bot.screens.story import GoblinReaction, Occasion
from bot.tables import Sitter
from bot.tables.goblin_names import identify_goblin
from games.engine import Event
from games.engine.words import format_emoji_placeholder

Temper = Literal["gruff", "sly", "grand", "merry"]

TEMPERS: Mapping[str, Temper] = {
    "Grub": "gruff",
    "Snig": "sly",
    "Mogga": "grand",
    "Nettle": "merry",
    "Rattick": "gruff",
    "Pim": "merry",
    "Zwist": "sly",
}

KEYS_BY_OCCASION: Mapping[Occasion, str] = {
    "won": "voice-won",
    "envy": "voice-envy",
    "lost": "voice-lost",
    "mock": "voice-mock",
    "caught": "voice-caught",
    "disaster": "voice-disaster",
    "triumph": "voice-triumph",
    "defeat": "voice-defeat",
}
"""The occasions for a line; each has a few lines for each temper."""

COMMENT_EVERY_NTH = 3
"""A goblin comments on about every third of the things that happen often."""
FREQUENT_OCCASIONS = frozenset({"won", "envy", "lost", "mock"})
LINES_PER_OCCASION = 6
"""So many lines each temper has for each occasion."""
LINES_PER_ENDING = 3
"""So many it has for the end of a match, which comes once."""
ENDING_OCCASIONS = frozenset({"triumph", "defeat"})


ENDING_FEELING = GoblinReaction("triumph", "defeat")


def choose_goblin_remarks(scene: Scene, game: EventNarrator[Any]) -> list[str]:
    """Return a goblin's chat line about the latest event that moved one since a person last played; rarely any."""
    return list(islice(_iter_remarks(scene, game), 1))


def _iter_remarks(scene: Scene, game: EventNarrator[Any]) -> Iterable[str]:
    if scene.table_view.outcome:
        if not scene.table_view.outcome.nobody_wins:
            yield from _iter_event_remarks(scene, ENDING_FEELING, scene.table_view.outcome.winners, "end")
        return
    for move in reversed(scene.table_view.recent_moves):
        for place, event in reversed(list(enumerate(move.events))):
            feeling = game.feelings.get(type(event))
            if feeling and feeling.when(event):
                yield from _iter_event_remarks(
                    scene, feeling, _list_event_seats(event, feeling.field), f"{move.number} {place}"
                )
        if move.by == "player" and not scene.table.get_sitter_at(move.seat).is_goblin:
            return


def _list_event_seats(event: Event, name: str) -> list[int]:
    named_seats = getattr(event, name)
    return [named_seats] if isinstance(named_seats, int) else list(named_seats)


def _iter_event_remarks(scene: Scene, feeling: GoblinReaction, seats: Iterable[int], moment: str) -> Iterable[str]:
    """Yield the line of one goblin: of those whom the event is about, if there are any, otherwise of the others."""
    lot = hashlib.blake2b(f"{scene.table.id} {scene.table.commitment} {moment}".encode()).digest()
    goblins = [sitter for sitter in scene.table.sitters if sitter.is_goblin and identify_goblin(sitter.user_id)]
    concerned = [goblin for goblin in goblins if goblin.seat in set(seats)]
    occasion, speakers = (feeling.own, concerned) if concerned else (feeling.others, goblins)
    if occasion and speakers and (occasion not in FREQUENT_OCCASIONS or lot[0] % COMMENT_EVERY_NTH == 0):
        yield from _iter_goblin_line(scene, speakers[lot[1] % len(speakers)], occasion, moment, lot[2])


def count_goblin_lines(occasion: Occasion) -> int:
    """Return how many lines each temper has for an occasion."""
    return LINES_PER_ENDING if occasion in ENDING_OCCASIONS else LINES_PER_OCCASION


def _iter_goblin_line(scene: Scene, goblin: Sitter, occasion: Occasion, moment: str, lot: int) -> Iterable[str]:
    """Yield what a goblin says of a moment; nothing if goblins like it have said all that they have to say of such."""
    name, level = identify_goblin(goblin.user_id) or ("", "")
    temper = TEMPERS[name]
    count = count_goblin_lines(occasion)
    line = (scene.said or GoblinLineMemory()).choose_line(
        temper, occasion, moment, [(lot + step) % count for step in range(count)]
    )
    if line is not None:
        sentence = scene.say(KEYS_BY_OCCASION[occasion], temper=temper, line=line)
        face = format_emoji_placeholder(f"goblin_{name.lower()}_{level}")
        yield scene.say("voice-says", face=face, name=scene.format_seat_name(goblin.seat or 0), line=sentence)
