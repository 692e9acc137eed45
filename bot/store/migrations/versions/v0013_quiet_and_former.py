"""Boards may show a moon in quiet hours, in which the clock of a slow match stands still. Seats know who had them.

Nobody knows who had a seat before this step.
"""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"

FORMER = sa.text("former IS NOT NULL")


def upgrade() -> None:
    """Take the step."""
    op.add_column("wishes", sa.Column("moon", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("still", sa.JSON()))
    op.add_column("seats", sa.Column("former", sa.JSON()))
    op.create_index("seats_former", "seats", ["table_id"], sqlite_where=FORMER, postgresql_where=FORMER)


def downgrade() -> None:
    """Take it back."""
    op.drop_index("seats_former", "seats")
    op.drop_column("seats", "former")
    op.drop_column("seats", "still")
    op.drop_column("wishes", "moon")
