"""It is known who has played which game, and what a first match has asked. Hints can be switched off."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

PLAYED = """
    INSERT INTO known_games (user_id, game)
    SELECT DISTINCT seats.user_id, tables.game FROM seats JOIN tables ON tables.id = seats.table_id
    WHERE tables.started_at IS NOT NULL AND seats.user_id > 0
"""


def upgrade() -> None:
    """Take the step. Who has played before has no first time any more; tables that are there keep their pace."""
    op.create_table(
        "known_games",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "game"),
    )
    op.execute(PLAYED)
    op.add_column("seats", sa.Column("met", sa.JSON()))
    op.add_column("tables", sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("paced", sa.Boolean(), nullable=False, server_default=sa.true()))


def downgrade() -> None:
    """Take it back."""
    op.drop_column("tables", "paced")
    op.drop_column("tables", "hints")
    op.drop_column("seats", "met")
    op.drop_table("known_games")
