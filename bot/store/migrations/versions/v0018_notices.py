"""A board says what a host or manager decided, until those whom it concerns have played."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Take the step."""
    op.add_column("tables", sa.Column("notice", sa.JSON()))


def downgrade() -> None:
    """Take it back."""
    op.drop_column("tables", "notice")
