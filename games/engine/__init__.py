"""The engine: the contract of a game, the match, chance, records, errors and the audit."""

from games.engine.chance import Chance, ProvenChance, SwiftChance, commitment, new_seed
from games.engine.contract import (
    Decision,
    Event,
    Fact,
    Game,
    GameOptions,
    Move,
    Outcome,
    View,
    first_seat,
    next_decision,
    owing,
)
from games.engine.errors import (
    BadData,
    BadNotation,
    BadOptions,
    BadRecord,
    GameError,
    IllegalMove,
    MatchOver,
    NotYourTurn,
    StaleDecision,
)
from games.engine.match import Match, Replay
from games.engine.records import Played, Record, Snapshot

__all__ = [
    "BadData",
    "BadNotation",
    "BadOptions",
    "BadRecord",
    "Chance",
    "Decision",
    "Event",
    "Fact",
    "Game",
    "GameError",
    "GameOptions",
    "IllegalMove",
    "Match",
    "MatchOver",
    "Move",
    "NotYourTurn",
    "Outcome",
    "Played",
    "ProvenChance",
    "Record",
    "Replay",
    "Snapshot",
    "StaleDecision",
    "SwiftChance",
    "View",
    "commitment",
    "first_seat",
    "new_seed",
    "next_decision",
    "owing",
]
