"""Sessions, unique names, private games, and games in quarantine."""

import sqlalchemy as sa
from alembic import op

from hexad.server.people.names import folded_login, skeleton

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add tables and columns. Existing games keep their meaning: a game by link becomes private."""
    _games()
    _people()
    op.add_column("uptime", sa.Column("process", sa.String(16), nullable=False, server_default=sa.text("''")))
    op.add_column("uptime", sa.Column("running", sa.Boolean(), nullable=False, server_default=sa.true()))


def _games() -> None:
    op.add_column("games", sa.Column("private", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("games", sa.Column("fault", sa.Text(), nullable=False, server_default=sa.text("''")))
    # Games that the lobby never showed and that began with an open seat, and games in which no engine plays: rematches
    # of games by link look the same as rematches of listed games, which become private, too.
    op.execute(
        """
        update games set private = true
        where not listed and (
            exists (select 1 from events where game = games.name and version = 1 and data like '%"kind":"open"%')
            or not exists (select 1 from seats where seats.game = games.name and seats.kind = 'engine')
        )
        """
    )
    op.create_table(
        "removed_events",
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("version", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("removed", sa.Float(53), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("game", "version", "removed", name="pk_removed_events"),
    )


def _people() -> None:
    with op.batch_alter_table("accounts") as accounts:
        accounts.add_column(sa.Column("skeleton", sa.String(200)))
        accounts.create_unique_constraint("uq_accounts_skeleton", ["skeleton"])
    _fill_skeletons()
    _fold_logins()
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.Column("seen", sa.Float(53)),
        sa.PrimaryKeyConstraint("hash", name="pk_sessions"),
    )
    op.create_index("ix_sessions_player", "sessions", ["player"])
    op.create_index("ix_sessions_seen", "sessions", ["seen"])
    op.create_table(
        "exchanged_cookies",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("session", sa.String(64), nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_exchanged_cookies"),
    )
    op.create_table(
        "transfers",
        sa.Column("guest", sa.String(16), nullable=False),
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("guest", name="pk_transfers"),
    )


def _fill_skeletons() -> None:
    """Of accounts whose names look alike, the oldest gets the skeleton. The others keep their names, without one."""
    accounts = sa.table("accounts", *map(sa.column, ("player", "name", "created", "skeleton")))
    connection, taken = op.get_bind(), set()
    query = sa.select(accounts.c.player, accounts.c.name).order_by(accounts.c.created, accounts.c.player)
    for player, name in connection.execute(query).all():
        if (key := skeleton(name)) not in taken:
            taken.add(key)
            connection.execute(sa.update(accounts).where(accounts.c.player == player).values(skeleton=key))


def _fold_logins() -> None:
    """Make logins with a Turkish ı or İ independent of case. An account whose login is then taken keeps the old one."""
    accounts = sa.table("accounts", *map(sa.column, ("player", "login", "created")))
    connection = op.get_bind()
    logins = dict(connection.execute(sa.select(accounts.c.player, accounts.c.login).order_by(accounts.c.created)).all())
    taken = set(logins.values())
    for player, login in logins.items():
        if (key := folded_login(login)) not in taken:
            taken.add(key)
            connection.execute(sa.update(accounts).where(accounts.c.player == player).values(login=key))
