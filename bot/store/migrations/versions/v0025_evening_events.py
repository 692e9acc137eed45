"""Game nights have server events, roles that are called, goblins; tables name their game night."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"

FLAGS, TEXTS = ("goblins", "event"), ("title", "event_shown")


def upgrade() -> None:
    """Take the step."""
    op.add_column("evenings", sa.Column("clock_minute", sa.Integer()))
    for name in ("role", "event_id"):
        op.add_column("evenings", sa.Column(name, sa.BigInteger()))
    for name in FLAGS:
        op.add_column("evenings", sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false()))
    for name in TEXTS:
        op.add_column("evenings", sa.Column(name, sa.String(), nullable=False, server_default=""))
    op.add_column("evening_guests", sa.Column("interested", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("evening_id", sa.Integer()))
    where = sa.text("evening_id IS NOT NULL")
    op.create_index("tables_evening", "tables", ["evening_id"], sqlite_where=where, postgresql_where=where)


def downgrade() -> None:
    """Take it back."""
    op.drop_index("tables_evening", "tables")
    op.drop_column("tables", "evening_id")
    op.drop_column("evening_guests", "interested")
    for name in ("clock_minute", "role", "event_id", *FLAGS, *TEXTS):
        op.drop_column("evenings", name)
