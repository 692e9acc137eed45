"""Tables: the use cases from an open lobby to a rematch, and the clock. Nothing here knows Discord."""

from bot.store.models import (
    Actor,
    Pace,
    Person,
    Reach,
    Sitter,
    Status,
    Surface,
    SurfaceKind,
    Table,
)
from bot.tables.clock import Clock, SystemClock, VirtualClock
from bot.tables.errors import Refusal, TableError
from bot.tables.goblins import Goblins
from bot.tables.listener import Listener, Nobody, Several
from bot.tables.pace import PACES, patience, tempo
from bot.tables.sight import Sight, Told
from bot.tables.tables import Tables
from bot.tables.timekeeper import Timekeeper

__all__ = [
    "PACES",
    "Actor",
    "Clock",
    "Goblins",
    "Listener",
    "Nobody",
    "Pace",
    "Person",
    "Reach",
    "Refusal",
    "Several",
    "Sight",
    "Sitter",
    "Status",
    "Surface",
    "SurfaceKind",
    "SystemClock",
    "Table",
    "TableError",
    "Tables",
    "Timekeeper",
    "Told",
    "VirtualClock",
    "patience",
    "tempo",
]
