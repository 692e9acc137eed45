"""Tables: the use cases from an open lobby to a rematch, and the clock (time limits). Nothing here knows Discord."""

from bot.store.models import (
    Actor,
    Motion,
    Pace,
    Person,
    PingRoute,
    Posting,
    Preferences,
    Proposal,
    ProposalKind,
    Reach,
    Server,
    Sitter,
    Status,
    SurfaceKind,
    SurfaceMessage,
    Table,
)
from bot.tables.deadlines.clock import Clock, SystemClock, VirtualClock
from bot.tables.deadlines.pace import PACES, get_time_limit
from bot.tables.deadlines.workers import TableWorkers
from bot.tables.errors import Refusal, TableError
from bot.tables.goblins.goblin_players import GoblinPlayers
from bot.tables.listener import Listener, ListenerGroup, NullListener
from bot.tables.memory.ownership import OwnedElsewhere
from bot.tables.table_view import PreviewedMoves, SeenMove, TableView
from bot.tables.tables import TableService
from bot.tables.timekeeper import Timekeeper
from bot.tables.use_cases.limits import OpeningLimits

__all__ = [
    "PACES",
    "Actor",
    "Clock",
    "GoblinPlayers",
    "Listener",
    "ListenerGroup",
    "Motion",
    "NullListener",
    "OpeningLimits",
    "OwnedElsewhere",
    "Pace",
    "Person",
    "PingRoute",
    "Posting",
    "Preferences",
    "PreviewedMoves",
    "Proposal",
    "ProposalKind",
    "Reach",
    "Refusal",
    "SeenMove",
    "Server",
    "Sitter",
    "Status",
    "SurfaceKind",
    "SurfaceMessage",
    "SystemClock",
    "Table",
    "TableError",
    "TableService",
    "TableView",
    "TableWorkers",
    "Timekeeper",
    "VirtualClock",
    "get_time_limit",
]
