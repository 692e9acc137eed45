"""The engine: the contract of a game, the match, chance, records, errors and the audit."""

from games.engine.chance import Chance, Luck, ProvenChance, SwiftChance, compute_commitment, new_seed, short_promise
from games.engine.cloning import Cloned
from games.engine.contract import (
    AGREED,
    Decision,
    Game,
    GameOptions,
    Move,
    Outcome,
    View,
    first_seat,
    next_decision,
    require_turn,
)
from games.engine.errors import (
    BadData,
    BadNotation,
    BadOptions,
    BadRecord,
    BadShelf,
    GameError,
    IllegalMove,
    MatchOver,
    NotYourTurn,
    StaleDecision,
)
from games.engine.events import Event
from games.engine.match import Match, Replay
from games.engine.notation import Constant, by_words, no_move, read_number, read_seat
from games.engine.questions import Question, Step, Tempo, by_kind, by_type
from games.engine.records import PlayedMove, Record, Snapshot

__all__ = [
    "AGREED",
    "BadData",
    "BadNotation",
    "BadOptions",
    "BadRecord",
    "BadShelf",
    "Chance",
    "Cloned",
    "Constant",
    "Decision",
    "Event",
    "Game",
    "GameError",
    "GameOptions",
    "IllegalMove",
    "Luck",
    "Match",
    "MatchOver",
    "Move",
    "NotYourTurn",
    "Outcome",
    "PlayedMove",
    "ProvenChance",
    "Question",
    "Record",
    "Replay",
    "Snapshot",
    "StaleDecision",
    "Step",
    "SwiftChance",
    "Tempo",
    "View",
    "by_kind",
    "by_type",
    "by_words",
    "compute_commitment",
    "first_seat",
    "new_seed",
    "next_decision",
    "no_move",
    "read_number",
    "read_seat",
    "require_turn",
    "short_promise",
]
