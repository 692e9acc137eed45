"""People choose a language, and so do servers; Discord's locale of somebody's last click is noted."""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"

COLUMNS = (("people", "locale"), ("wishes", "language"), ("servers", "language"))


def upgrade() -> None:
    """Take the step."""
    for table, name in COLUMNS:
        op.add_column(table, sa.Column(name, sa.String()))


def downgrade() -> None:
    """Take it back."""
    for table, name in reversed(COLUMNS):
        op.drop_column(table, name)
