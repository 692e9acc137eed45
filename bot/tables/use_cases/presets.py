"""What a host may choose at once instead of one by one: a first game, or a table of hard goblins."""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.store.models import Sitter
from bot.tables.draft import Draft
from bot.tables.house_goblins import free_goblin
from games import find
from games.engine.goblins import GoblinLevel

COMPANY = 3
"""So many sit at a table at least, if the game allows it, with at least one goblin if a seat is free."""


@dataclass(frozen=True, slots=True)
class Preset:
    """How well the goblins play, and whether the game's options and the hints are as they were at first."""

    level: GoblinLevel
    plain: bool = False


PRESETS: Mapping[str, Preset] = {
    "first-game": Preset(GoblinLevel.YOUNG, plain=True),
    "hard-goblins": Preset(GoblinLevel.OLD),
}


def prepare(draft: Draft, user_id: int, preset: Preset) -> None:
    """Choose all that a preset says; other goblins than its own make room for them."""
    table = draft.lobby()
    draft.hosted_by(user_id)
    seated = list(table.present)
    for _ in range(_goblins(draft, len(seated))):
        goblin = free_goblin(preset.level, [sitter.user_id for sitter in seated])
        seated.append(Sitter(None, goblin.user_id, goblin.name))
    draft.set(sitters=tuple(seated))
    if preset.plain:
        draft.set(options=find(table.game).options().model_dump(mode="json"), hints=True)


def _goblins(draft: Draft, people: int) -> int:
    seats = find(draft.table.game).seats
    wanted = max(1, max(COMPANY, seats[0]) - people)
    return max(0, min(wanted, seats[-1] - people))
