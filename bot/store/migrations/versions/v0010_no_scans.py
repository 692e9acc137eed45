"""Every statement has its index, tables are counted as they change, and so is every transaction."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

IN_USE, ENDED = sa.text("status IN ('lobby', 'playing')"), sa.text("status IN ('over', 'closed')")

INDEXES: tuple[tuple[str, str, tuple[str, ...], sa.TextClause | None], ...] = (
    ("tables_rematch_of", "tables", ("rematch_of",), None),
    ("tables_host", "tables", ("host_id",), None),
    ("tables_closed_by", "tables", ("closed_by",), sa.text("closed_by IS NOT NULL")),
    ("tables_asking", "tables", ("id",), sa.text("proposal IS NOT NULL")),
    ("tables_in_use", "tables", ("guild_id", "id", "version"), IN_USE),
    ("tables_in_use_channel", "tables", ("channel_id",), IN_USE),
    ("tables_ended", "tables", ("changed_at",), ENDED),
    ("surfaces_user", "surfaces", ("user_id",), sa.text("user_id IS NOT NULL")),
    ("surfaces_lobby", "surfaces", ("channel_id",), sa.text("kind = 'lobby'")),
    ("surfaces_superseded", "surfaces", ("table_id",), sa.text("NOT live")),
    ("inbox_shard", "inbox", ("shard",), None),
)


def upgrade() -> None:
    """Take the step."""
    for name, table, columns, where in INDEXES:
        op.create_index(name, table, columns, sqlite_where=where, postgresql_where=where)
    op.create_table(
        "table_counts",
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("tables", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("game", "status"),
    )
    op.execute("INSERT INTO table_counts SELECT game, status, count(*) FROM tables GROUP BY game, status")
    op.create_table(
        "counters",
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("value", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
    op.execute("INSERT INTO counters (name, value) VALUES ('writes', 0)")


def downgrade() -> None:
    """Take it back."""
    op.drop_table("counters")
    op.drop_table("table_counts")
    for name, table, _, _ in reversed(INDEXES):
        op.drop_index(name, table)
