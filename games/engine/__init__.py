"""The engine: the contract of a game, the match, chance, records, errors and the audit."""

from games.engine.chance import (
    Chance,
    LuckSource,
    ProvenChance,
    SwiftChance,
    compute_commitment,
    generate_seed,
    shorten_commitment,
)
from games.engine.cloning import Cloneable
from games.engine.contract import (
    AGREED_REASON,
    Decision,
    Game,
    GameOptions,
    Move,
    Outcome,
    View,
    choose_first_seat,
    open_decision,
    require_turn,
)
from games.engine.errors import (
    BadData,
    BadNotation,
    BadOptions,
    BadRecord,
    GameError,
    IllegalMove,
    IncompleteGame,
    MatchOver,
    NotYourTurn,
    StaleDecision,
)
from games.engine.events import Event
from games.engine.match import Match, Replay
from games.engine.notation import Constant, build_notation_refusal, index_by_notation, parse_number, parse_seat
from games.engine.questions import Question, StepFunction, Tempo, dispatch_by_type, index_questions
from games.engine.records import PlayedMove, Record, Snapshot

__all__ = [
    "AGREED_REASON",
    "BadData",
    "BadNotation",
    "BadOptions",
    "BadRecord",
    "Chance",
    "Cloneable",
    "Constant",
    "Decision",
    "Event",
    "Game",
    "GameError",
    "GameOptions",
    "IllegalMove",
    "IncompleteGame",
    "LuckSource",
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
    "StepFunction",
    "SwiftChance",
    "Tempo",
    "View",
    "build_notation_refusal",
    "choose_first_seat",
    "compute_commitment",
    "dispatch_by_type",
    "generate_seed",
    "index_by_notation",
    "index_questions",
    "open_decision",
    "parse_number",
    "parse_seat",
    "require_turn",
    "shorten_commitment",
]
