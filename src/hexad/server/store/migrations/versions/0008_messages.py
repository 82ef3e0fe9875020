"""Messages of players, follows, blocks, reports, closed accounts and hidden names, and the audit log."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add tables and columns."""
    op.add_column("accounts", sa.Column("closed", sa.Float(53)))
    op.add_column("deletions", sa.Column("name", sa.String(40), nullable=False, server_default=sa.text("''")))
    _add_messages()
    _add_relations()
    _add_moderation()


def _add_messages() -> None:
    op.create_table(
        "messages",
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("phrase", sa.String(20), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("game", "number", name="pk_messages"),
        sa.UniqueConstraint("game", "seat", "id", name="uq_messages_game_seat_id"),
        sa.ForeignKeyConstraint(["game"], ["games.name"], name="fk_messages_game"),
    )
    op.create_index("ix_messages_player", "messages", ["player"])
    op.create_index("ix_messages_created", "messages", ["created"])
    op.create_table(
        "chat_choices",
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("game", "seat", name="pk_chat_choices"),
        sa.ForeignKeyConstraint(["game"], ["games.name"], name="fk_chat_choices_game"),
    )


def _add_relations() -> None:
    op.create_table(
        "follows",
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("followed", sa.String(16), nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("player", "followed", name="pk_follows"),
    )
    op.create_index("ix_follows_followed", "follows", ["followed"])
    op.create_table(
        "blocks",
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("blocked", sa.String(16), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("player", "blocked", name="pk_blocks"),
    )
    op.create_index("ix_blocks_blocked", "blocks", ["blocked"])


def _add_moderation() -> None:
    op.create_table(
        "reports",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("reporter", sa.String(16), nullable=False),
        sa.Column("reported", sa.String(16), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("category", sa.String(20), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("messages", sa.Text(), nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.Column("closed", sa.Float(53)),
        sa.Column("note", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_reports"),
    )
    op.create_index("ix_reports_reporter", "reports", ["reporter"])
    op.create_index("ix_reports_reported", "reports", ["reported"])
    op.create_index("ix_reports_closed", "reports", ["closed"])
    op.create_table(
        "audit",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.Column("who", sa.String(80), nullable=False),
        sa.Column("action", sa.String(20), nullable=False),
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("report", sa.Integer()),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_audit"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_audit_player", "audit", ["player"])
    op.create_table(
        "hidden_names",
        sa.Column("skeleton", sa.String(200), nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("skeleton", name="pk_hidden_names"),
    )
