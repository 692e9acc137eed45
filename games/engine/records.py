"""Serializes matches: a snapshot (a saved game, to load it) and a record (a replay file, to prove it)."""

import codecs
import hashlib
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, Self

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from games.engine.chance import LuckSource
from games.engine.errors import BadRecord
from games.engine.events import Event, serialize_event
from games.engine.words import get_english_sentence

RECORD_FORMAT: Literal[1] = 1
MAX_RECORD_BYTES = 10_000_000
"""Bytes. A match has some tens of thousands; a device may have no end."""

Version = Annotated[int, Field(ge=1, le=1_000_000)]
Seats = Annotated[int, Field(ge=1, le=1000)]
Seat = Annotated[int, Field(ge=0, lt=1000)]
Steps = Annotated[int, Field(ge=0, le=MAX_RECORD_BYTES)]
"""Numbers beyond these are damage. They leave room for any game: each says itself how many players it has."""
Hex64 = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
SeatMove = tuple[int, str]
"""A seat, and its move in notation."""


class PlayedMove(NamedTuple):
    """One move of a record: the seat, the notation, and eight hex digits over everything that it caused."""

    seat: Seat
    move: str
    check: str


def compute_checksum(events: Iterable[Event]) -> str:
    """Compute a checksum (eight hex digits) of what a move caused: replays compare it."""
    lines = "\n".join(map(serialize_event, events))
    return hashlib.sha256(lines.encode()).hexdigest()[:8]


class _StoredMatch(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    format: Literal[1] = RECORD_FORMAT
    game: str
    version: Version
    seats: Seats
    options: dict[str, Any]
    seed: Hex64
    agreed: bool = False
    """Whether the players agreed to end the match here, before the rules did."""

    secret: Hex64 | None = None
    """The bot's promise, if players stirred; otherwise the seed itself was promised."""
    stirs: list[str] = Field(default_factory=list)
    """The lines that players added, in seat order."""

    @property
    def luck(self) -> LuckSource:
        """The source of the match's draws."""
        return LuckSource(bytes.fromhex(self.secret or self.seed), tuple(self.stirs))

    @model_validator(mode="after")
    def _validate_seed(self) -> Self:
        if self.luck.seed.hex() != self.seed:
            raise ValueError(get_english_sentence("record-seed-parts"))
        return self


def build_luck_fields(luck: LuckSource) -> dict[str, Any]:
    """Return the seed of a match, with its secret and the players' lines, as fields of its record and snapshot."""
    stirred = {"secret": luck.secret.hex(), "stirs": list(luck.stirs)} if luck.stirs else {}
    return {"seed": luck.seed.hex(), **stirred}


class Snapshot(_StoredMatch):
    """A match at one instant. It contains the seed and every secret: only for the store."""

    step: Steps
    state: dict[str, Any]


class Record(_StoredMatch):
    """A record (replay file): a match as proof, to play it again. It is given out only when the match has ended."""

    commitment: Hex64
    moves: list[PlayedMove]

    def to_json(self) -> str:
        """Return the record as JSON, one move per line."""
        unsaid = {"moves", *(name for name in ("agreed", "secret", "stirs") if not getattr(self, name))}
        head = self.model_dump(exclude=unsaid)
        lines = ",\n  ".join(json.dumps(list(played)) for played in self.moves)
        body = json.dumps(head, indent=1)[:-2]
        return f'{body},\n "moves": [\n  {lines}\n ]\n}}\n'

    def write(self, file: Path) -> None:
        """Save (write) the record to a file."""
        file.write_text(self.to_json(), "utf-8")

    @classmethod
    def parse(cls, text: bytes) -> "Record":
        """Parse a record from a file's bytes, with or without a byte order mark; raises `ValidationError`."""
        return cls.model_validate_json(text.removeprefix(codecs.BOM_UTF8))

    @classmethod
    def read(cls, file: Path) -> "Record":
        """Load (read) a record; raises `BadRecord` for a file that is not a record."""
        try:
            with file.open("rb") as opened:
                text = opened.read(MAX_RECORD_BYTES + 1)
        except (OSError, ValueError):  # ValueError: names that no folder can have
            raise BadRecord("record-unreadable", file=str(file)) from None
        if len(text) > MAX_RECORD_BYTES:
            raise BadRecord("record-endless", file=str(file), megabytes=MAX_RECORD_BYTES // 10**6)
        try:
            return cls.parse(text)
        except ValidationError as problem:
            first = problem.errors()[0]
            where = ".".join(map(str, first["loc"])) or "-"
            raise BadRecord("record-damaged", file=file.name, where=where, problem=first["msg"]) from None
