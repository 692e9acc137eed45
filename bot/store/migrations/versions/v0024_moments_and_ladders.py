"""Best moments by table and step, as long as their tables are kept; who is off ladders, and which servers have some."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"

FEW = (("wishes_off_ladders", "wishes", "user_id", "NOT ladder"), ("servers_ladder", "servers", "guild_id", "ladder"))
"""Indexes of the few rows for which something holds."""


def upgrade() -> None:
    """Take the step."""
    op.create_table(
        "best_moments",
        sa.Column("table_id", sa.Integer(), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("step", sa.Integer()),
        sa.PrimaryKeyConstraint("table_id", "user_id"),
    )
    op.create_index("best_moments_user", "best_moments", ["user_id"])
    for name, table, column, where in FEW:
        op.create_index(name, table, [column], sqlite_where=sa.text(where), postgresql_where=sa.text(where))


def downgrade() -> None:
    """Take it back."""
    for name, table, _, _ in reversed(FEW):
        op.drop_index(name, table)
    op.drop_table("best_moments")
