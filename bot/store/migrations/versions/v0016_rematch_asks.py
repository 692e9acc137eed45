"""A rematch knows whom it invites, a server when threads are archived."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"

INVITED = sa.text("invited IS NOT NULL")


def upgrade() -> None:
    """Take the step."""
    op.add_column("tables", sa.Column("invited", sa.JSON(none_as_null=True)))
    op.create_index("tables_invited", "tables", ["id"], sqlite_where=INVITED, postgresql_where=INVITED)
    op.add_column("servers", sa.Column("archive", sa.Integer(), nullable=False, server_default="60"))


def downgrade() -> None:
    """Take it back."""
    op.drop_column("servers", "archive")
    op.drop_index("tables_invited", "tables")
    op.drop_column("tables", "invited")
