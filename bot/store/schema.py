"""The shape of the database: six tables, as SQLAlchemy Core knows them. Migrations bring a file to this shape."""

from datetime import UTC, datetime, timedelta

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
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
    text,
)

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


class Instant(TypeDecorator[datetime]):
    """A time in UTC, kept as whole microseconds since 1970: exact, and sorted as it is written."""

    impl = BigInteger
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> int | None:  # noqa: ARG002  SQLAlchemy's own signature
        """Write a time."""
        return None if value is None else (value - EPOCH) // timedelta(microseconds=1)

    def process_result_value(self, value: int | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002  SQLAlchemy's own signature
        """Read a time."""
        return None if value is None else EPOCH + timedelta(microseconds=value)


metadata = MetaData()

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
    Column("created_at", Instant, nullable=False),
    Column("changed_at", Instant, nullable=False),
    Column("started_at", Instant),
    Column("ended_at", Instant),
    Column("decision_number", Integer),
    Column("decision_since", Instant),
    Column("deadline", Instant),
    Column("warned", Boolean, nullable=False),
    Column("due_at", Instant),
    Column("commitment", String),
    Column("rules_version", Integer),
    Column("rematch_of", Integer, ForeignKey("tables.id")),
    Column("snapshot", Text),
    Index("tables_due", "due_at"),
    Index("tables_channel", "channel_id"),
    Index("tables_thread", "thread_id"),
    Index("tables_rematch", "rematch_of", unique=True, sqlite_where=text("status IN ('lobby', 'playing')")),
    # A number is never given twice: buttons on old messages name tables.
    sqlite_autoincrement=True,
)

people = Table(
    "people",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", String, nullable=False),
    Column("dm", String, nullable=False),
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
    UniqueConstraint("table_id", "user_id", name="seats_one_a_person"),
    Index("seats_user", "user_id"),
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
    Column("at", Instant, nullable=False),
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
    UniqueConstraint("message_id", name="surfaces_message"),
    Index("surfaces_table", "table_id"),
    Index("surfaces_live", "table_id", "kind", unique=True, sqlite_where=text("live AND user_id IS NULL")),
    Index("surfaces_live_user", "table_id", "kind", "user_id", unique=True, sqlite_where=text("live")),
)

notes = Table(
    "notes",
    metadata,
    Column("key", String, primary_key=True),
    Column("value", Text, nullable=False),
)
