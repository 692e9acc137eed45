"""Managers block people and hold tables; people keep a list of whom they will not sit with."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    """Take the step."""
    op.add_column("tables", sa.Column("held", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "blocks",
        sa.Column("guild_id", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.PrimaryKeyConstraint("guild_id", "user_id"),
    )
    op.create_index("blocks_user", "blocks", ["user_id"])
    op.create_table(
        "avoided",
        sa.Column("user_id", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("other_id", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.PrimaryKeyConstraint("user_id", "other_id"),
    )


def downgrade() -> None:
    """Take it back."""
    op.drop_table("avoided")
    op.drop_index("blocks_user", "blocks")
    op.drop_table("blocks")
    op.drop_column("tables", "held")
