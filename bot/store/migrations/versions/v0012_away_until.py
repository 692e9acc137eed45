"""People may say until when they are away."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Take the step."""
    op.add_column("wishes", sa.Column("away_until", sa.BigInteger()))


def downgrade() -> None:
    """Take it back."""
    op.drop_column("wishes", "away_until")
