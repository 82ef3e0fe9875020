"""Invitations for one player."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the player who is challenged. All invitations so far are for anyone."""
    op.add_column("games", sa.Column("invited", sa.String(16), nullable=False, server_default=sa.text("''")))
    op.create_index("ix_games_invited_status", "games", ["invited", "status"])
