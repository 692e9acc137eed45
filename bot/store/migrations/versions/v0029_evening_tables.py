"""Game nights have a preset; their tables have it, too, and at most as many seats as their game night says."""

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"


def upgrade() -> None:
    """Take the step."""
    for table in ("evenings", "tables"):
        op.add_column(table, sa.Column("preset", sa.String(), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("seat_limit", sa.Integer()))


def downgrade() -> None:
    """Take it back."""
    op.drop_column("tables", "seat_limit")
    for table in ("tables", "evenings"):
        op.drop_column(table, "preset")
