"""The schema of the database: its tables, as SQLAlchemy Core knows them. Migrations bring a file to it."""

from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ColumnElement,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
    bindparam,
    false,
    func,
    literal_column,
    text,
    true,
)
from typing_extensions import override

from bot.store.models import EPOCH
from bot.store.shards import TIMESTAMP_SHIFT_BITS, Shards

MAX_MICROSECONDS = timedelta(days=365 * 1000) // timedelta(microseconds=1)
"""Microseconds since 1970 that no time of a table reaches."""
UNREADABLE = object()
"""Stands for a value that cannot be read; it fits no field."""


class TimestampColumn(TypeDecorator[datetime]):
    """A column's type for a time (timestamp) in UTC, as whole microseconds since 1970: exact, and sorted as written."""

    impl = BigInteger
    cache_ok = True

    @override
    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> int | None:
        """Write a time."""
        return None if value is None else (value - EPOCH) // timedelta(microseconds=1)

    @override
    def process_result_value(self, value: Any, dialect: Dialect) -> Any:
        """Read a time; what is none is detected when the row is checked."""
        if value is None:
            return None
        is_valid = isinstance(value, int) and 0 <= value < MAX_MICROSECONDS
        return EPOCH + timedelta(microseconds=value) if is_valid else UNREADABLE


def build_partial_index(name: str, *columns: str, where: str, unique: bool = False) -> Index:
    """Return an index of some rows only: a kind of database that is not given here would apply it to all rows."""
    return Index(name, *columns, unique=unique, sqlite_where=text(where), postgresql_where=text(where))


def build_unique_partial_index(name: str, *columns: str, where: str) -> Index:
    """Return an index that makes some rows unique."""
    return build_partial_index(name, *columns, where=where, unique=True)


def build_one_of_condition(column: Column[Any], *values: str) -> ColumnElement[bool]:
    """Return that a column has one of these values, written into the statement itself.

    A database uses an index of some rows only if it can read in the statement that others are not wanted.
    """
    return column.in_(bindparam(None, values, expanding=True, literal_execute=True))


metadata = MetaData()

IN_USE_CONDITION, ENDED_CONDITION = "status IN ('lobby', 'playing')", "status IN ('over', 'closed')"

tables = Table(
    "tables",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game", String, nullable=False),
    Column("guild_id", BigInteger),
    Column("channel_id", BigInteger, nullable=False),
    Column("thread_id", BigInteger),
    Column("host_id", BigInteger, nullable=False),
    Column("status", String, nullable=False),
    Column("options", JSON, nullable=False),
    Column("pace", String, nullable=False),
    Column("language", String, nullable=False),
    Column("version", Integer, nullable=False),
    Column("created_at", TimestampColumn, nullable=False),
    Column("changed_at", TimestampColumn, nullable=False),
    Column("started_at", TimestampColumn),
    Column("ended_at", TimestampColumn),
    Column("decision_number", Integer),
    Column("decision_since", TimestampColumn),
    Column("deadline", TimestampColumn),
    Column("warned", Boolean, nullable=False),
    Column("due_at", TimestampColumn),
    Column("commitment", String),
    Column("rules_version", Integer),
    Column("rematch_of", Integer, ForeignKey("tables.id")),
    Column("snapshot", Text),
    Column("snapshot_check", String),
    Column("paused_at", TimestampColumn),
    Column("proposal", JSON(none_as_null=True)),
    Column("secret", String),
    Column("closed_by", BigInteger),
    Column("takeover", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False, server_default=true()),
    Column("paced", Boolean, nullable=False, server_default=true()),
    Column("motion", String, nullable=False, server_default="off"),
    Column("invited", JSON(none_as_null=True)),
    Column("removals", JSON(none_as_null=True)),
    Column("seat_changes", JSON(none_as_null=True)),
    Column("notice", JSON(none_as_null=True)),
    Column("held", Boolean, nullable=False, server_default=false()),
    Column("counts", Boolean, nullable=False, server_default=false()),
    Column("evening_id", Integer),
    Column("seat_limit", Integer),
    Column("preset", String, nullable=False, server_default=""),
    Column("closing_reason", String, nullable=False, server_default=""),
    Index("tables_due", "due_at"),
    Index("tables_channel", "channel_id"),
    Index("tables_guild", "guild_id"),
    Index("tables_thread", "thread_id"),
    Index("tables_rematch_of", "rematch_of"),
    Index("tables_host", "host_id"),
    build_partial_index("tables_evening", "evening_id", where="evening_id IS NOT NULL"),
    build_partial_index("tables_closed_by", "closed_by", where="closed_by IS NOT NULL"),
    build_partial_index("tables_asking", "id", where="proposal IS NOT NULL"),
    build_partial_index("tables_invited", "id", where="invited IS NOT NULL"),
    build_partial_index("tables_removals", "id", where="removals IS NOT NULL"),
    build_partial_index("tables_seat_changes", "id", where="seat_changes IS NOT NULL"),
    build_partial_index("tables_in_use", "guild_id", "id", "version", where=IN_USE_CONDITION),
    build_partial_index("tables_in_use_channel", "channel_id", where=IN_USE_CONDITION),
    build_partial_index("tables_ended", "changed_at", where=ENDED_CONDITION),
    build_unique_partial_index("tables_rematch", "rematch_of", where=IN_USE_CONDITION),
    # A number is never given twice: buttons on old messages name tables.
    sqlite_autoincrement=True,
)

in_use, ended = (
    build_one_of_condition(tables.c.status, "lobby", "playing"),
    build_one_of_condition(tables.c.status, "over", "closed"),
)
"""A table goes on, or has ended: in the words of the indexes of such tables."""


def build_shard_condition(shards: Shards) -> tuple[ColumnElement[bool], ...]:
    """Build the WHERE condition that a table belongs to these shards; none for all of them."""
    if shards.is_whole:
        return ()
    shard = func.coalesce(tables.c.guild_id, 0).bitwise_rshift(literal_column(str(TIMESTAMP_SHIFT_BITS))) % shards.count
    return (shard.between(shards.first, shards.last),)


people = Table(
    "people",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", String, nullable=False),
    Column("dm", String, nullable=False),
    Column("results_notice", Integer),
    Column("locale", String),
)

wishes = Table(
    "wishes",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("ring", String, nullable=False),
    Column("quiet_from", Integer),
    Column("quiet_until", Integer),
    Column("zone", String, nullable=False),
    Column("avatar", Boolean, nullable=False),
    Column("away_until", TimestampColumn),
    Column("moon", Boolean, nullable=False, server_default=false()),
    Column("motion", String, nullable=False, server_default="table"),
    Column("profile", Boolean, nullable=False, server_default=true()),
    Column("ladder", Boolean, nullable=False, server_default=true()),
    Column("evenings", Boolean, nullable=False, server_default=true()),
    Column("days", Boolean),
    Column("language", String),
    build_partial_index("wishes_off_ladders", "user_id", where="NOT ladder"),
)

known_games = Table(
    "known_games",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String, primary_key=True),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("user_id", BigInteger, ForeignKey("people.user_id"), nullable=False),
    Column("name", String, nullable=False),
    Column("seat", Integer),
    Column("gone", Boolean, nullable=False),
    Column("silent", Integer, nullable=False, server_default="0"),
    Column("stir", String, nullable=False, server_default=""),
    Column("met", JSON(none_as_null=True)),
    Column("still", JSON(none_as_null=True)),
    Column("former", JSON(none_as_null=True)),
    Column("leaving", String),
    UniqueConstraint("table_id", "user_id", name="seats_one_a_person"),
    Index("seats_user", "user_id"),
    build_partial_index("seats_former", "table_id", where="former IS NOT NULL"),
)

moves = Table(
    "moves",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("notation", String, nullable=False),
    Column("check", String, nullable=False),
    Column("by", String, nullable=False),
    Column("events", JSON, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("audience", Integer, nullable=False),
    Column("at", TimestampColumn, nullable=False),
)

surfaces = Table(
    "surfaces",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String, nullable=False),
    Column("user_id", BigInteger),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger, nullable=False),
    Column("version_shown", Integer, nullable=False),
    Column("digest", String, nullable=False),
    Column("decision", Integer),
    Column("live", Boolean, nullable=False),
    Column("since", BigInteger),
    Column("until", BigInteger),
    UniqueConstraint("message_id", name="surfaces_message"),
    Index("surfaces_table", "table_id"),
    build_partial_index("surfaces_user", "user_id", where="user_id IS NOT NULL"),
    build_partial_index("surfaces_lobby", "channel_id", where="kind = 'lobby'"),
    build_partial_index("surfaces_superseded", "table_id", where="NOT live"),
    build_unique_partial_index("surfaces_live", "table_id", "kind", where="live AND user_id IS NULL"),
    build_unique_partial_index("surfaces_live_user", "table_id", "kind", "user_id", where="live"),
)

of_lobbies, superseded = text("surfaces.kind = 'lobby'"), text("NOT surfaces.live")
"""In the words of their indexes, too."""

CHOSEN_DIGEST = "digest IS NOT NULL"

servers = Table(
    "servers",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("channels", JSON, nullable=False),
    Column("threads", Boolean, nullable=False),
    Column("opener", BigInteger),
    Column("called", BigInteger),
    Column("pace", String, nullable=False),
    Column("goblins", Boolean, nullable=False),
    Column("tables", Integer, nullable=False),
    Column("motion", String, nullable=False, server_default="moments"),
    Column("archive", Integer, nullable=False, server_default="60"),
    Column("ladder", Boolean, nullable=False, server_default=false()),
    Column("digest", BigInteger),
    Column("digest_hour", Integer),
    Column("digest_by", BigInteger),
    Column("language", String),
    build_partial_index("servers_ladder", "guild_id", where="ladder"),
    build_partial_index("servers_digest", "guild_id", where=CHOSEN_DIGEST),
    Index("servers_digest_by", "digest_by"),
)

off_ladders, has_ladder = text("NOT wishes.ladder"), text("servers.ladder")
digest_chosen = text(f"servers.{CHOSEN_DIGEST}")
"""In the words of their indexes."""

notes = Table(
    "notes",
    metadata,
    Column("key", String, primary_key=True),
    Column("value", Text, nullable=False),
)

inbox = Table(
    "inbox",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("shard", Integer, nullable=False),
    Column("table_id", Integer, nullable=False),
    Column("click", Text),
    Index("inbox_shard", "shard"),
)

blocks = Table(
    "blocks",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("reason", String, nullable=False, server_default=""),
    Index("blocks_user", "user_id"),
)

avoided = Table(
    "avoided",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("other_id", BigInteger, primary_key=True, autoincrement=False),
)

table_counts = Table(
    "table_counts",
    metadata,
    Column("game", String, primary_key=True),
    Column("status", String, primary_key=True),
    Column("tables", Integer, nullable=False),
)

counters = Table(
    "counters",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", BigInteger, nullable=False),
)

kept_replays = Table(
    "kept_replays",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("user_id", BigInteger, nullable=False),
    Column("kind", String, nullable=False),
    Column("content", Text, nullable=False),
    Column("expires_at", TimestampColumn, nullable=False),
    Index("kept_replays_user", "user_id"),
    Index("kept_replays_expire", "expires_at"),
    # A number is never given twice: buttons on old messages name it.
    sqlite_autoincrement=True,
)

results = Table(
    "results",
    metadata,
    # No foreign keys: what a match came to outlives its table, and its people's seats.
    Column("table_id", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("turn", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger),
    Column("level", String),
    Column("game", String, nullable=False),
    Column("variant", String, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("place", Integer),
    Column("points", Integer),
    Column("own_moves", Integer, nullable=False),
    Column("other_moves", Integer, nullable=False),
    Column("leaving", String),
    Column("ending", String, nullable=False),
    Column("counts", Boolean, nullable=False),
    Column("guild_id", BigInteger),
    Column("channel_id", BigInteger, nullable=False),
    Column("started_at", TimestampColumn, nullable=False),
    Column("ended_at", TimestampColumn, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Index("results_user", "user_id", "ended_at"),
    Index("results_ended", "ended_at"),
    build_partial_index("results_counting", "guild_id", "game", "ended_at", "table_id", "seat", "turn", where="counts"),
)

counting = text("results.counts")
"""A result counts for ladders: in the words of its index."""

best_moments = Table(
    "best_moments",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("step", Integer),
    Index("best_moments_user", "user_id"),
)

LIVE_EVENING = "status IN ('open', 'called', 'begun', 'free')"
UNSHOWN_EVENING = "shown_version < version AND status <> 'draft'"
NAMING_EVENING = "named IS NOT NULL"

evenings = Table(
    "evenings",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("host_id", BigInteger, nullable=False),
    Column("host_name", String, nullable=False),
    Column("game", String, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("language", String, nullable=False),
    Column("asked", String, nullable=False),
    Column("zone", String, nullable=False),
    Column("status", String, nullable=False),
    Column("created_at", TimestampColumn, nullable=False),
    Column("changed_at", TimestampColumn, nullable=False),
    Column("begins_at", TimestampColumn),
    Column("due_at", TimestampColumn),
    Column("message_id", BigInteger),
    Column("call_id", BigInteger),
    Column("posts", Integer, nullable=False),
    Column("weekly", Boolean, nullable=False),
    Column("off_by", String, nullable=False),
    Column("named", JSON(none_as_null=True)),
    Column("tables", JSON, nullable=False),
    Column("clock_minute", Integer),
    Column("role", BigInteger),
    Column("goblins", Boolean, nullable=False, server_default=false()),
    Column("preset", String, nullable=False, server_default=""),
    Column("title", String, nullable=False, server_default=""),
    Column("event", Boolean, nullable=False, server_default=false()),
    Column("event_id", BigInteger),
    Column("event_shown", String, nullable=False, server_default=""),
    Column("version", Integer, nullable=False),
    Column("shown_version", Integer, nullable=False, server_default="0"),
    Index("evenings_host", "host_id"),
    build_partial_index("evenings_live", "guild_id", where=LIVE_EVENING),
    build_partial_index("evenings_ended", "changed_at", where=f"NOT {LIVE_EVENING}"),
    build_partial_index("evenings_unshown", "id", where=UNSHOWN_EVENING),
    build_partial_index("evenings_naming", "id", where=NAMING_EVENING),
    # A number is never given twice: buttons on old messages name it.
    sqlite_autoincrement=True,
)

evening_lives, evening_ended = text(f"evenings.{LIVE_EVENING}"), text(f"NOT evenings.{LIVE_EVENING}")
evening_unshown, evening_names = text(UNSHOWN_EVENING), text(NAMING_EVENING)
"""In the words of their indexes."""

evening_guests = Table(
    "evening_guests",
    metadata,
    Column("evening_id", Integer, ForeignKey("evenings.id", ondelete="CASCADE"), primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("user_id", BigInteger, nullable=False),
    Column("name", String, nullable=False),
    Column("answer", String, nullable=False),
    Column("interested", Boolean, nullable=False, server_default=false()),
    Index("evening_guests_user", "user_id"),
)


daily_plays = Table(
    "daily_plays",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("game", String, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("guild_id", BigInteger),
    Column("begun_at", TimestampColumn, nullable=False),
    Column("moves", Text, nullable=False),
    Column("rank", String),
    Column("number", Integer),
    Column("signs", String),
    Column("name", String),
    Index("daily_plays_rank", "day", "rank"),
    Index("daily_plays_guild", "day", "guild_id", "rank"),
    Index("daily_plays_server", "guild_id", "day"),
)

daily_digests = Table(
    "daily_digests",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("day", Integer, nullable=False),
    Column("run", Integer, nullable=False),
    Column("begun_at", TimestampColumn, nullable=False),
    Column("done", Boolean, nullable=False),
)

daily_marks = Table(
    "daily_marks",
    metadata,
    Column("mark", String, primary_key=True),
    Column("day", Integer, nullable=False),
    Index("daily_marks_day", "day"),
)

kept = [table for table in metadata.sorted_tables if table not in (inbox, counters)]
"""What outlives all processes of a bot, each after those that it points at."""
