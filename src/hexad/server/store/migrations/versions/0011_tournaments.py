"""Tournaments."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add the tables of tournaments, and the tournament that a game belongs to."""
    op.add_column("games", sa.Column("tournament", sa.String(16), nullable=False, server_default=sa.text("''")))
    op.create_table(
        "tournaments",
        sa.Column("name", sa.String(16), nullable=False),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("format", sa.String(16), nullable=False),
        sa.Column("place", sa.String(8), nullable=False),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("organiser", sa.String(16), nullable=False),
        sa.Column("entrants", sa.Integer(), nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.Column("updated", sa.Float(53), nullable=False),
        sa.Column("starts", sa.Float(53)),
        sa.Column("due", sa.Float(53)),
        sa.Column("ended", sa.Float(53)),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_tournaments"),
    )
    op.create_index("ix_tournaments_status_starts", "tournaments", ["status", "starts"])
    op.create_index("ix_tournaments_status_due", "tournaments", ["status", "due"])
    op.create_index("ix_tournaments_organiser_status", "tournaments", ["organiser", "status"])
    op.create_table(
        "tournament_events",
        sa.Column("tournament", sa.String(16), nullable=False),
        sa.Column("version", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["tournament"], ["tournaments.name"], name="fk_tournament_events_tournament"),
        sa.PrimaryKeyConstraint("tournament", "version", name="pk_tournament_events"),
    )
    op.create_table(
        "tournament_players",
        sa.Column("tournament", sa.String(16), nullable=False),
        sa.Column("entrant", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("rank", sa.Integer()),
        sa.ForeignKeyConstraint(["tournament"], ["tournaments.name"], name="fk_tournament_players_tournament"),
        sa.PrimaryKeyConstraint("tournament", "entrant", "player", name="pk_tournament_players"),
    )
    op.create_index("ix_tournament_players_player", "tournament_players", ["player"])
