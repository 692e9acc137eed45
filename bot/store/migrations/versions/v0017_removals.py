"""A table knows who was sent away from it. Those of before are not known."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"

REMOVALS = sa.text("removals IS NOT NULL")


def upgrade() -> None:
    """Take the step."""
    op.add_column("tables", sa.Column("removals", sa.JSON()))
    op.create_index("tables_removals", "tables", ["id"], sqlite_where=REMOVALS, postgresql_where=REMOVALS)


def downgrade() -> None:
    """Take it back."""
    op.drop_index("tables_removals", "tables")
    op.drop_column("tables", "removals")
