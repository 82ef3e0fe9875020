"""Players who wait for an opponent."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the table of seeks."""
    op.create_table(
        "seeks",
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("process", sa.String(16), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("control", sa.String(20), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("mean", sa.Float(53), nullable=False),
        sa.Column("deviation", sa.Float(53), nullable=False),
        sa.Column("black_balance", sa.Integer(), nullable=False),
        sa.Column("last_opponent", sa.String(16), nullable=False),
        sa.Column("since", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("paired", sa.String(16), nullable=False, server_default=sa.text("''")),
        sa.PrimaryKeyConstraint("player", name="pk_seeks"),
    )
    op.create_index("ix_seeks_process", "seeks", ["process"])
