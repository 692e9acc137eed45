"""A lobby has its match's secret already, and players stir it. Who closed a table is known."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Take the step."""
    op.add_column("tables", sa.Column("secret", sa.String()))
    op.add_column("tables", sa.Column("closed_by", sa.BigInteger()))
    op.add_column("seats", sa.Column("stir", sa.String(), nullable=False, server_default=""))


def downgrade() -> None:
    """Take it back."""
    op.drop_column("seats", "stir")
    op.drop_column("tables", "closed_by")
    op.drop_column("tables", "secret")
