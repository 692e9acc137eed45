"""What a host may choose at once instead of one by one: a first game, or a table of hard goblins."""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.store.models import Sitter, Table
from bot.tables.draft import TableDraft
from bot.tables.goblin_names import find_free_goblin
from bot.tables.use_cases.seat_counts import count_kept_seats, count_seats
from games import find_game
from games.engine.goblins import GoblinLevel

MIN_SITTERS = 3
"""So many sit at a table at least, if the game allows it, with at least one goblin if a seat is free."""


@dataclass(frozen=True, slots=True)
class TablePreset:
    """The difficulty of goblins, and whether the game's options and the hints are as they were at first."""

    level: GoblinLevel
    plain: bool = False


PRESETS: Mapping[str, TablePreset] = {
    "first-game": TablePreset(GoblinLevel.YOUNG, plain=True),
    "hard-goblins": TablePreset(GoblinLevel.OLD),
}


def apply_preset(draft: TableDraft, user_id: int, preset: TablePreset) -> None:
    """Apply a preset (template): choose all that it says; other goblins than its own make room for them."""
    table = draft.require_lobby()
    draft.require_host(user_id)
    seated = list(table.present_people)
    for _ in range(_count_preset_goblins(table, len(seated))):
        goblin = find_free_goblin(preset.level, [sitter.user_id for sitter in seated])
        seated.append(Sitter(None, goblin.user_id, goblin.name))
    draft.set_table(sitters=tuple(seated))
    if preset.plain:
        draft.set_table(options=find_game(table.game).validate_options().model_dump(mode="json"), hints=True)


def _count_preset_goblins(table: Table, people: int) -> int:
    count = max(1, max(MIN_SITTERS, find_game(table.game).seats[0]) - people)
    return max(0, min(count, count_seats(table) - people))


def count_goblins_needed(table: Table) -> int:
    """Return how many goblins a table of a game night needs if all come for whom its seats are kept.

    They are as many as a match needs; with a preset, as many as that seats.
    """
    people = len(table.present_people) + count_kept_seats(table)
    if table.preset in PRESETS:
        return _count_preset_goblins(table, people)
    return max(0, find_game(table.game).seats[0] - people)


def find_preset_level(table: Table) -> GoblinLevel:
    """Return how well the goblins play that come to a table of a game night."""
    return PRESETS[table.preset].level if table.preset in PRESETS else GoblinLevel.GROWN
