"""The first shape: tables, people, seats, moves, surfaces, notes. Times are whole microseconds since 1970."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Take the step."""
    _notes_and_people()
    _tables()
    _seats()
    _moves()
    _surfaces()


def downgrade() -> None:
    """Take it back."""
    for name in ("surfaces", "moves", "seats", "tables", "people", "notes"):
        op.drop_table(name)


def _notes_and_people() -> None:
    op.create_table(
        "notes",
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("key"),
    )
    op.create_table(
        "people",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("dm", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("user_id"),
    )


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("guild_id", sa.BigInteger()),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("thread_id", sa.BigInteger()),
        sa.Column("host_id", sa.BigInteger(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("pace", sa.String(), nullable=False),
        sa.Column("language", sa.String(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("changed_at", sa.BigInteger(), nullable=False),
        sa.Column("started_at", sa.BigInteger()),
        sa.Column("ended_at", sa.BigInteger()),
        sa.Column("decision_number", sa.Integer()),
        sa.Column("decision_since", sa.BigInteger()),
        sa.Column("deadline", sa.BigInteger()),
        sa.Column("warned", sa.Boolean(), nullable=False),
        sa.Column("due_at", sa.BigInteger()),
        sa.Column("commitment", sa.String()),
        sa.Column("rules_version", sa.Integer()),
        sa.Column("rematch_of", sa.Integer(), sa.ForeignKey("tables.id")),
        sa.Column("snapshot", sa.Text()),
        sa.PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )
    op.create_index("tables_due", "tables", ["due_at"])
    op.create_index("tables_channel", "tables", ["channel_id"])
    op.create_index("tables_thread", "tables", ["thread_id"])
    in_use = sa.text("status IN ('lobby', 'playing')")
    op.create_index(
        "tables_rematch", "tables", ["rematch_of"], unique=True, sqlite_where=in_use, postgresql_where=in_use
    )


def _seats() -> None:
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Integer(), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), sa.ForeignKey("people.user_id"), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("gone", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "place"),
        sa.UniqueConstraint("table_id", "user_id", name="seats_one_a_person"),
    )
    op.create_index("seats_user", "seats", ["user_id"])


def _moves() -> None:
    op.create_table(
        "moves",
        sa.Column("table_id", sa.Integer(), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("notation", sa.String(), nullable=False),
        sa.Column("check", sa.String(), nullable=False),
        sa.Column("by", sa.String(), nullable=False),
        sa.Column("events", sa.JSON(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("audience", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number"),
    )


def _surfaces() -> None:
    op.create_table(
        "surfaces",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.Integer(), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("user_id", sa.BigInteger()),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=False),
        sa.Column("version_shown", sa.Integer(), nullable=False),
        sa.Column("digest", sa.String(), nullable=False),
        sa.Column("decision", sa.Integer()),
        sa.Column("live", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("message_id", name="surfaces_message"),
    )
    op.create_index("surfaces_table", "surfaces", ["table_id"])
    alone, live = sa.text("live AND user_id IS NULL"), sa.text("live")
    for name, columns, where in (
        ("surfaces_live", ["table_id", "kind"], alone),
        ("surfaces_live_user", ["table_id", "kind", "user_id"], live),
    ):
        op.create_index(name, "surfaces", columns, unique=True, sqlite_where=where, postgresql_where=where)
