"""Rated games and ratings."""

import sqlalchemy as sa
from alembic import op

from hexad.clock import TimeControl
from hexad.ratings import speed_of

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add tables and columns. All games so far are casual."""
    _games()
    _results()
    _ratings()
    op.create_index("ix_accounts_name", "accounts", ["name"])


def _games() -> None:
    op.add_column("games", sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("games", sa.Column("speed", sa.String(16), nullable=False, server_default=sa.text("''")))
    op.add_column("games", sa.Column("ended_number", sa.Integer()))
    is_numbered = sa.text("ended_number is not null")
    op.create_index(
        "ix_games_ended_number",
        "games",
        ["ended_number"],
        unique=True,
        sqlite_where=is_numbered,
        postgresql_where=is_numbered,
    )
    op.drop_index("ix_seats_player", "seats")
    op.create_index("ix_seats_player_game_seat", "seats", ["player", "game", "seat"])
    if op.get_bind().dialect.name != "sqlite":
        # In centiseconds, an integer of 32 bits is enough for 248 days. The integers of SQLite are longer.
        op.alter_column("games", "wake", type_=sa.BigInteger())
    _fill_speeds()


def _fill_speeds() -> None:
    """Set the speed of games that have a clock."""
    connection = op.get_bind()
    players = "(select count(*) from seats where seats.game = games.name)"
    kinds = sa.text(f"select distinct game, control, {players} from games where control <> '-'")
    change = sa.text(
        f"update games set speed = :speed where game = :game and control = :control and {players} = :players"
    )
    for game, control, count in connection.execute(kinds).all():
        speed = speed_of(TimeControl.parse(control), game, count) if count else None
        if speed is not None:
            values = {"speed": str(speed), "game": game, "control": control, "players": count}
            connection.execute(change, values)


def _results() -> None:
    op.create_table(
        "results",
        sa.Column("game_name", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("ended", sa.Float(53), nullable=False),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("speed", sa.String(16), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("private", sa.Boolean(), nullable=False),
        sa.Column("score", sa.String(8), nullable=False),
        sa.PrimaryKeyConstraint("game_name", "seat", name="pk_results"),
        sa.ForeignKeyConstraint(["game_name"], ["games.name"], name="fk_results_game_name"),
    )
    op.execute(
        """
        insert into results
        select
            games.name, own.seat, own.player, games.ended, games.game, games.speed, games.rated, games.private,
            case
                when own.side <> own.last_side then ''
                when games.result = '1/2-1/2' then 'draw'
                when games.result = case own.side when 0 then '1-0' else '0-1' end then 'win'
                else 'loss'
            end
        from games
        join (
            select game, player, min(seat) as seat, min(seat % 2) as side, max(seat % 2) as last_side
            from seats where player <> '' group by game, player
        ) as own on own.game = games.name
        where games.status = 'over' and games.ended is not null
        """
    )
    op.create_index("ix_results_player_ended_game_name", "results", ["player", "ended", "game_name"])
    op.create_index("ix_results_player_game_rated_score", "results", ["player", "game", "rated", "score"])


def _ratings() -> None:
    op.create_table(
        "counters",
        sa.Column("name", sa.String(16), nullable=False),
        sa.Column("value", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_counters"),
    )
    op.create_table(
        "ratings",
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("speed", sa.String(16), nullable=False),
        sa.Column("mean", sa.Float(53), nullable=False),
        sa.Column("deviation", sa.Float(53), nullable=False),
        sa.Column("volatility", sa.Float(53), nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("peak", sa.Float(53)),
        sa.PrimaryKeyConstraint("player", "game", "speed", name="pk_ratings"),
    )
    op.create_index("ix_ratings_game_speed_mean_player", "ratings", ["game", "speed", "mean", "player"])
    op.create_table(
        "rating_changes",
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("game_name", sa.String(16), nullable=False),
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("speed", sa.String(16), nullable=False),
        sa.Column("before", sa.Float(53), nullable=False),
        sa.Column("after", sa.Float(53), nullable=False),
        sa.Column("deviation", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("number", "seat", name="pk_rating_changes"),
    )
    op.create_index("ix_rating_changes_game_name", "rating_changes", ["game_name"])
    op.create_index(
        "ix_rating_changes_player_game_speed_number", "rating_changes", ["player", "game", "speed", "number"]
    )
