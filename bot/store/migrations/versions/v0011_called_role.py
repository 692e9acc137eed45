"""Those who manage a server may name a role that hosts call to their tables."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Take the step."""
    op.add_column("servers", sa.Column("called", sa.BigInteger()))


def downgrade() -> None:
    """Take it back."""
    op.drop_column("servers", "called")
