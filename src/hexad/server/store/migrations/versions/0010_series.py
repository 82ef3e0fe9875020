"""Series of rematches."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add the score before each game. Games so far do not have one: their series begin with the next rematch."""
    op.add_column("games", sa.Column("series", sa.Text, nullable=False, server_default=sa.text("''")))
