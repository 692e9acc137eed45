"""A table may be paused, and may be asked to agree on something. People wish how they are called."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Take the step."""
    op.add_column("tables", sa.Column("paused_at", sa.BigInteger()))
    op.add_column("tables", sa.Column("proposal", sa.JSON()))
    op.create_table(
        "wishes",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("ring", sa.String(), nullable=False),
        sa.Column("quiet_from", sa.Integer()),
        sa.Column("quiet_until", sa.Integer()),
        sa.Column("zone", sa.String(), nullable=False),
        sa.Column("avatar", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("user_id"),
    )


def downgrade() -> None:
    """Take it back."""
    op.drop_table("wishes")
    op.drop_column("tables", "proposal")
    op.drop_column("tables", "paused_at")
