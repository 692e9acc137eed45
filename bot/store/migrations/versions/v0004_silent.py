"""Each seat knows how many turns in a row were let pass: after two, nobody waits for it."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Take the step."""
    op.add_column("seats", sa.Column("silent", sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    """Take it back."""
    op.drop_column("seats", "silent")
