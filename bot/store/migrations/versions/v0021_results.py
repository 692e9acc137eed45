"""Results outlive tables, with why somebody left; a server may have ladders, and people choose who sees what."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"

SWITCHES = (
    ("tables", "counts", sa.false()),
    ("servers", "ladder", sa.false()),
    ("wishes", "profile", sa.true()),
    ("wishes", "ladder", sa.true()),
)
INTEGERS = ("seats", "own_moves", "other_moves", "rules_version")
TIMES = ("started_at", "ended_at")
COUNTING = ("guild_id", "game", "ended_at", "table_id", "seat", "turn")
DEPARTED = -999
"""This number and those below it stand for people who deleted their data."""
REMOVED = {"host": "removed-by-host", "vote": "voted-out", "manager": "removed-by-manager"}
PARTS = 3
"""What an older version knows of somebody who had a seat: id, name, until when."""


def upgrade() -> None:
    """Take the step."""
    op.create_table(
        "results",
        *(sa.Column(name, sa.Integer(), autoincrement=False) for name in ("table_id", "seat", "turn")),
        sa.Column("user_id", sa.BigInteger()),
        sa.Column("level", sa.String()),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("variant", sa.String(), nullable=False),
        sa.Column("place", sa.Integer()),
        sa.Column("points", sa.Integer()),
        sa.Column("leaving", sa.String()),
        sa.Column("ending", sa.String(), nullable=False),
        sa.Column("counts", sa.Boolean(), nullable=False),
        sa.Column("guild_id", sa.BigInteger()),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        *(sa.Column(name, sa.Integer(), nullable=False) for name in INTEGERS),
        *(sa.Column(name, sa.BigInteger(), nullable=False) for name in TIMES),
        sa.PrimaryKeyConstraint("table_id", "seat", "turn"),
    )
    op.create_index("results_user", "results", ["user_id", "ended_at"])
    op.create_index("results_ended", "results", ["ended_at"])
    where = sa.text("counts")
    op.create_index("results_counting", "results", list(COUNTING), sqlite_where=where, postgresql_where=where)
    for table, name, usual in SWITCHES:
        op.add_column(table, sa.Column(name, sa.Boolean(), nullable=False, server_default=usual))
    op.add_column("seats", sa.Column("leaving", sa.String()))
    op.add_column("people", sa.Column("results_notice", sa.Integer()))
    _note_leavings()


def _note_leavings() -> None:
    """Note why people are gone, as far as that is known: they were sent away, or they resigned."""
    tables = sa.table("tables", sa.column("id"), sa.column("removals", sa.JSON(none_as_null=True)))
    seats = sa.table("seats", *map(sa.column, ("table_id", "user_id", "gone", "leaving")))
    gone = sa.and_(seats.c.gone, seats.c.user_id > DEPARTED)
    op.get_bind().execute(sa.update(seats).where(gone).values(leaving="resigned"))
    for table_id, removals in op.get_bind().execute(sa.select(tables).where(tables.c.removals.is_not(None))).all():
        for user_id, _, by in removals if isinstance(removals, list) else ():
            here = sa.and_(gone, seats.c.table_id == table_id, seats.c.user_id == user_id)
            op.get_bind().execute(sa.update(seats).where(here).values(leaving=REMOVED[by]))


def downgrade() -> None:
    """Take it back."""
    _shorten_former()
    op.drop_column("people", "results_notice")
    op.drop_column("seats", "leaving")
    for table, name, _ in reversed(SWITCHES):
        op.drop_column(table, name)
    for name in ("results_counting", "results_ended", "results_user"):
        op.drop_index(name, "results")
    op.drop_table("results")


def _shorten_former() -> None:
    """Take from those who had a seat before why they gave it up: an older version could not read them."""
    seats = sa.table(
        "seats", sa.column("table_id"), sa.column("place"), sa.column("former", sa.JSON(none_as_null=True))
    )
    for table_id, place, former in op.get_bind().execute(sa.select(seats).where(seats.c.former.is_not(None))).all():
        if isinstance(former, list):
            short = [entry[:PARTS] if isinstance(entry, list) else entry for entry in former]
            here = sa.and_(seats.c.table_id == table_id, seats.c.place == place)
            op.get_bind().execute(sa.update(seats).where(here).values(former=short))
