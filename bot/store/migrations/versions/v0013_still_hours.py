"""Boards may show a moon for who has quiet hours; the clock of a slow match stands still in them."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Take the step."""
    op.add_column("wishes", sa.Column("moon", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("still", sa.JSON()))


def downgrade() -> None:
    """Take it back."""
    op.drop_column("seats", "still")
    op.drop_column("wishes", "moon")
