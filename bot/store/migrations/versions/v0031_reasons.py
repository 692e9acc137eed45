"""Why a table was closed, and why somebody is blocked on a server. Of before, no reason is known."""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"

COLUMNS = (("tables", "closing_reason"), ("blocks", "reason"))


def upgrade() -> None:
    """Take the step."""
    for table, column in COLUMNS:
        op.add_column(table, sa.Column(column, sa.String(), nullable=False, server_default=""))


def downgrade() -> None:
    """Take it back."""
    for table, column in COLUMNS:
        op.drop_column(table, column)
