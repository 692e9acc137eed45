"""People plan game nights, tables with a time, and sign up for them."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"

LIVE = "status IN ('open', 'called', 'begun', 'free')"
INDEXES = (
    ("evenings_live", "guild_id", LIVE),
    ("evenings_ended", "changed_at", f"NOT {LIVE}"),
    ("evenings_unshown", "id", "shown_version < version AND status <> 'draft'"),
    ("evenings_naming", "id", "named IS NOT NULL"),
)
NUMBERS = ("guild_id", "channel_id", "host_id")
TEXTS = ("host_name", "game", "language", "asked", "zone", "status", "off_by")


def upgrade() -> None:
    """Take the step."""
    op.create_table(
        "evenings",
        sa.Column("id", sa.Integer(), nullable=False),
        *(sa.Column(name, sa.BigInteger(), nullable=False) for name in (*NUMBERS, "created_at", "changed_at")),
        *(sa.Column(name, sa.BigInteger()) for name in ("begins_at", "due_at", "message_id", "call_id")),
        *(sa.Column(name, sa.String(), nullable=False) for name in TEXTS),
        *(sa.Column(name, sa.Integer(), nullable=False) for name in ("seats", "posts", "version")),
        sa.Column("shown_version", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("weekly", sa.Boolean(), nullable=False),
        sa.Column("named", sa.JSON(none_as_null=True)),
        sa.Column("tables", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        # A number is never given twice: buttons on old messages name it.
        sqlite_autoincrement=True,
    )
    op.create_index("evenings_host", "evenings", ["host_id"])
    for name, column, where in INDEXES:
        op.create_index(name, "evenings", [column], sqlite_where=sa.text(where), postgresql_where=sa.text(where))
    op.create_table(
        "evening_guests",
        sa.Column("evening_id", sa.Integer(), sa.ForeignKey("evenings.id", ondelete="CASCADE"), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("answer", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("evening_id", "place"),
    )
    op.create_index("evening_guests_user", "evening_guests", ["user_id"])
    op.add_column("wishes", sa.Column("evenings", sa.Boolean(), nullable=False, server_default=sa.true()))


def downgrade() -> None:
    """Take it back."""
    op.drop_column("wishes", "evenings")
    op.drop_table("evening_guests")
    op.drop_table("evenings")
