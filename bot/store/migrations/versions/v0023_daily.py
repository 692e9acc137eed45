"""Deals of the day: each person's tries, and marks of people who used a day and were forgotten on it."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    """Take the step."""
    op.create_table(
        "daily_plays",
        sa.Column("user_id", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("day", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger()),
        sa.Column("begun_at", sa.BigInteger(), nullable=False),
        sa.Column("moves", sa.Text(), nullable=False),
        sa.Column("rank", sa.String()),
        sa.Column("number", sa.Integer()),
        sa.Column("signs", sa.String()),
        sa.PrimaryKeyConstraint("user_id", "day"),
    )
    op.create_index("daily_plays_rank", "daily_plays", ["day", "rank"])
    op.create_index("daily_plays_guild", "daily_plays", ["day", "guild_id", "rank"])
    op.create_table(
        "daily_marks",
        sa.Column("mark", sa.String(), nullable=False),
        sa.Column("day", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("mark"),
    )
    op.create_index("daily_marks_day", "daily_marks", ["day"])


def downgrade() -> None:
    """Take it back."""
    op.drop_table("daily_marks")
    op.drop_table("daily_plays")
