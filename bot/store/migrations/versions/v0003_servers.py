"""Those who manage a server settle who opens tables there, where and how."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Take the step."""
    op.create_table(
        "servers",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channels", sa.JSON(), nullable=False),
        sa.Column("threads", sa.Boolean(), nullable=False),
        sa.Column("opener", sa.BigInteger()),
        sa.Column("pace", sa.String(), nullable=False),
        sa.Column("goblins", sa.Boolean(), nullable=False),
        sa.Column("tables", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id"),
    )
    op.create_index("tables_guild", "tables", ["guild_id"])


def downgrade() -> None:
    """Take it back."""
    op.drop_index("tables_guild", "tables")
    op.drop_table("servers")
