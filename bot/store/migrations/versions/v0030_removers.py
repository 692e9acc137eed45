"""A removal names the host who did it; only the way back changes something."""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"


def upgrade() -> None:
    """Take the step: removals of before name no host."""


def downgrade() -> None:
    """Take it back: keep of each removal who it was, the name, and by whom."""
    tables = sa.table("tables", sa.column("id"), sa.column("removals", sa.JSON(none_as_null=True)))
    for table_id, removals in op.get_bind().execute(sa.select(tables).where(tables.c.removals.is_not(None))).all():
        if isinstance(removals, list):
            kept = [removal[:3] if isinstance(removal, list) else removal for removal in removals]
            op.execute(sa.update(tables).where(tables.c.id == table_id).values(removals=kept))
