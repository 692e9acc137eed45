"""Matches that somebody plays on in another way, and records that they uploaded, are kept for some days."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Take the step."""
    op.create_table(
        "kept_replays",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("content", sa.Text(), nullable=False),
        sa.Column("expires_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        # A number is never given twice: buttons on old messages name it.
        sqlite_autoincrement=True,
    )
    op.create_index("kept_replays_user", "kept_replays", ["user_id"])
    op.create_index("kept_replays_expire", "kept_replays", ["expires_at"])


def downgrade() -> None:
    """Take it back."""
    op.drop_table("kept_replays")
