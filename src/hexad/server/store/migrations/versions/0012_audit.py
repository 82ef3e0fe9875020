"""Games in the audit log."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add the game that an administrator repaired. Entries so far are about players."""
    op.add_column("audit", sa.Column("game", sa.String(16), nullable=False, server_default=sa.text("''")))
