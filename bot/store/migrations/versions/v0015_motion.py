"""Servers, tables and people say what moves in pictures. At tables of before, nothing does."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"

USUAL = {"servers": "moments", "tables": "off", "wishes": "table"}


def upgrade() -> None:
    """Take the step."""
    for table, usual in USUAL.items():
        op.add_column(table, sa.Column("motion", sa.String(), nullable=False, server_default=usual))


def downgrade() -> None:
    """Take it back."""
    for table in USUAL:
        op.drop_column(table, "motion")
