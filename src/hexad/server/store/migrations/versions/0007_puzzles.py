"""Rated puzzles."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the log of attempts, the ratings that follow from it, and attempts that are not rated."""
    op.create_table(
        "puzzle_attempts",
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("puzzle", sa.String(16), nullable=False),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("difficulty", sa.Integer(), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.Column("ended", sa.Float(53)),
        sa.Column("seconds", sa.Integer()),
        *(sa.Column(name, sa.Float(53), nullable=False) for name in _CHANGES),
        sa.PrimaryKeyConstraint("number", name="pk_puzzle_attempts"),
        sa.UniqueConstraint("player", "puzzle", name="uq_puzzle_attempts_player_puzzle"),
    )
    op.create_index("ix_puzzle_attempts_player_game_number", "puzzle_attempts", ["player", "game", "number"])
    op.create_table(
        "solver_ratings",
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("game", sa.String(16), nullable=False),
        *_rating(),
        sa.PrimaryKeyConstraint("player", "game", name="pk_solver_ratings"),
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("puzzle", sa.String(16), nullable=False),
        sa.Column("game", sa.String(16), nullable=False),
        *_rating(),
        sa.PrimaryKeyConstraint("puzzle", name="pk_puzzle_ratings"),
    )
    op.create_index("ix_puzzle_ratings_game", "puzzle_ratings", ["game"])
    op.create_table(
        "puzzle_repeats",
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("puzzle", sa.String(16), nullable=False),
        sa.Column("ended", sa.Float(53), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("player", "puzzle", name="pk_puzzle_repeats"),
    )
    op.create_table(
        "daily_solvers",
        sa.Column("day", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("player", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("day", "game", "player", name="pk_daily_solvers"),
    )


_CHANGES = ("before", "after", "deviation", "expected", "puzzle_before", "puzzle_after")


def _rating() -> list[sa.Column[object]]:
    return [
        sa.Column("mean", sa.Float(53), nullable=False),
        sa.Column("deviation", sa.Float(53), nullable=False),
        sa.Column("volatility", sa.Float(53), nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("peak", sa.Float(53)),
    ]
