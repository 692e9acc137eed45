"""Each snapshot is kept with a check over its text. One from before has none, and is read as it is."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Take the step."""
    op.add_column("tables", sa.Column("snapshot_check", sa.String()))


def downgrade() -> None:
    """Take it back."""
    op.drop_column("tables", "snapshot_check")
