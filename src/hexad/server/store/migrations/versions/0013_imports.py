"""Imported games."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Add whether a game was uploaded as a record. Games so far were played on the server."""
    op.add_column("games", sa.Column("imported", sa.Boolean(), nullable=False, server_default=sa.false()))
