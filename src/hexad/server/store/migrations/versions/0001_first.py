"""The first release."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """All tables."""
    _games()
    _players()
    _time()


def _games() -> None:
    op.create_table(
        "games",
        sa.Column("name", sa.String(16), nullable=False),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("layout", sa.String(40), nullable=False),
        sa.Column("control", sa.String(40), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("creator", sa.String(16), nullable=False),
        sa.Column("result", sa.String(8), nullable=False),
        sa.Column("reason", sa.String(40), nullable=False),
        sa.Column("plies", sa.Integer(), nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.Column("ended", sa.Float(53)),
        sa.Column("wake", sa.Integer()),
        sa.Column("owner", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_games"),
    )
    op.create_index("ix_games_status_wake", "games", ["status", "wake"])
    op.create_index("ix_games_status_ended", "games", ["status", "ended"])
    op.create_index("ix_games_creator_status", "games", ["creator", "status"])
    op.create_table(
        "seats",
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("level", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("game", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["game"], ["games.name"], name="fk_seats_game"),
    )
    op.create_index("ix_seats_player", "seats", ["player"])
    op.create_index("ix_seats_name", "seats", ["name"])
    op.create_table(
        "events",
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("version", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("game", "version", name="pk_events"),
        sa.ForeignKeyConstraint(["game"], ["games.name"], name="fk_events_game"),
    )


def _players() -> None:
    op.create_table(
        "accounts",
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("login", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("password", sa.String(200), nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("player", name="pk_accounts"),
        sa.UniqueConstraint("login", name="uq_accounts_login"),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("label", sa.String(40), nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_tokens"),
    )
    op.create_index("ix_tokens_player", "tokens", ["player"])


def _time() -> None:
    op.create_table(
        "uptime",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("arena", sa.Float(53), nullable=False),
        sa.Column("wall", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_uptime"),
    )
    op.create_table(
        "processes",
        sa.Column("name", sa.String(16), nullable=False),
        sa.Column("beat", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_processes"),
    )
