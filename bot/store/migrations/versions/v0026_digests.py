"""Servers may get a digest of each day's deal, and people say whether it may name them."""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"

COLUMNS = (
    ("servers", "digest", sa.BigInteger()),
    ("servers", "digest_hour", sa.Integer()),
    ("servers", "digest_by", sa.BigInteger()),
    ("wishes", "days", sa.Boolean()),
    ("daily_plays", "name", sa.String()),
)
CHOSEN = "digest IS NOT NULL"


def upgrade() -> None:
    """Take the step."""
    for table, name, kind in COLUMNS:
        op.add_column(table, sa.Column(name, kind))
    op.create_index(
        "servers_digest", "servers", ["guild_id"], sqlite_where=sa.text(CHOSEN), postgresql_where=sa.text(CHOSEN)
    )
    op.create_index("servers_digest_by", "servers", ["digest_by"])
    op.create_index("daily_plays_server", "daily_plays", ["guild_id", "day"])
    op.create_table(
        "daily_digests",
        sa.Column("guild_id", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("day", sa.Integer(), nullable=False),
        sa.Column("run", sa.Integer(), nullable=False),
        sa.Column("begun_at", sa.BigInteger(), nullable=False),
        sa.Column("done", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id"),
    )


def downgrade() -> None:
    """Take it back."""
    op.drop_table("daily_digests")
    op.drop_index("daily_plays_server", "daily_plays")
    op.drop_index("servers_digest_by", "servers")
    op.drop_index("servers_digest", "servers")
    for table, name, _ in reversed(COLUMNS):
        op.drop_column(table, name)
