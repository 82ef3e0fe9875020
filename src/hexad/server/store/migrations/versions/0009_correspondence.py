"""Correspondence games: turns, vacations, conditional moves, time zones and reminders."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add tables and columns. There are no correspondence games so far."""
    centiseconds = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    with op.batch_alter_table("accounts") as accounts:
        accounts.add_column(sa.Column("zone", sa.String(64), nullable=False, server_default=sa.text("''")))
        accounts.add_column(sa.Column("reminders", sa.String(8), nullable=False, server_default=sa.text("''")))
    with op.batch_alter_table("mails") as mails:
        mails.add_column(sa.Column("game", sa.String(16), nullable=False, server_default=sa.text("''")))
        mails.add_column(sa.Column("deadline", sa.Float(53), nullable=False, server_default=sa.text("0")))
    op.create_table(
        "turns",
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("began", sa.Float(53), nullable=False),
        sa.Column("weekends", sa.Boolean(), nullable=False),
        sa.Column("falls", centiseconds),
        sa.Column("warn", centiseconds),
        sa.Column("pause", sa.String(8), nullable=False, server_default=sa.text("''")),
        sa.Column("pause_until", sa.Float(53), nullable=False, server_default=sa.text("0")),
        sa.Column("told", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("warned", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.ForeignKeyConstraint(["game"], ["games.name"], name="fk_turns_game"),
        sa.PrimaryKeyConstraint("game", name="pk_turns"),
    )
    op.create_index("ix_turns_player", "turns", ["player"])
    op.create_table(
        "vacations",
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("began", sa.Float(53), nullable=False),
        sa.Column("until", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("player", "began", name="pk_vacations"),
    )
    op.create_table(
        "conditional_moves",
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.name"], name="fk_conditional_moves_game"),
        sa.PrimaryKeyConstraint("game", "player", name="pk_conditional_moves"),
    )
