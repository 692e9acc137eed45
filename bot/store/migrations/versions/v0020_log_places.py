"""Boards note which part of their match's log they tell. Those posted before this step learn it when they are shown."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"

PLACES = ("since", "until")


def upgrade() -> None:
    """Take the step."""
    for place in PLACES:
        op.add_column("surfaces", sa.Column(place, sa.BigInteger()))


def downgrade() -> None:
    """Take it back."""
    for place in PLACES:
        op.drop_column("surfaces", place)
