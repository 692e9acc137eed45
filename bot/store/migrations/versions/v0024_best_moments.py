"""The best moments of people, by table and step, as long as their tables are kept."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


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


def downgrade() -> None:
    """Take it back."""
    op.drop_table("best_moments")
