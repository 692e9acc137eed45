"""A goblin may play for people who left or are away. At tables of before, default moves go on answering for them."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Take the step."""
    op.add_column("tables", sa.Column("takeover", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Take it back."""
    op.drop_column("tables", "takeover")
