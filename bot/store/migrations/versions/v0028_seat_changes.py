"""A match knows who left it, was removed, came back or took over a seat. Those of before are not known."""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"

CHANGES = sa.text("seat_changes IS NOT NULL")


def upgrade() -> None:
    """Take the step."""
    op.add_column("tables", sa.Column("seat_changes", sa.JSON()))
    op.create_index("tables_seat_changes", "tables", ["id"], sqlite_where=CHANGES, postgresql_where=CHANGES)


def downgrade() -> None:
    """Take it back."""
    op.drop_index("tables_seat_changes", "tables")
    op.drop_column("tables", "seat_changes")
