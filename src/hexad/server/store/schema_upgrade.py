"""The version of the database's schema, and the way to the current one."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import inspect, text

from hexad.server.store.errors import DatabaseError
from hexad.server.store.schema import metadata

if TYPE_CHECKING:
    from sqlalchemy import Connection

__all__ = ["MIGRATIONS", "upgrade_schema"]

MIGRATIONS = Path(__file__).parent / "migrations"

log = logging.getLogger(__name__)


def upgrade_schema(connection: Connection) -> None:
    """Create the tables, or run the missing migrations; raises DatabaseError if the schema is not known here."""
    versions = sorted(path.name[:4] for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))
    newest, current = versions[-1], _current_version(connection)
    if current == newest:
        return
    if current is None:
        _create_tables(connection, newest)
        return
    if current not in versions:
        raise DatabaseError("wrong-database-newer", found=current, newest=newest)
    log.info("migrating from schema %s to %s", current, newest)
    _run_migrations(connection)


def _current_version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    version: str | None = connection.scalar(text("select version_num from alembic_version"))
    return version


def _create_tables(connection: Connection, version: str) -> None:
    """Create the tables of the current schema in an empty database, without Alembic."""
    found = sorted(set(inspect(connection).get_table_names()) & set(metadata.tables))
    if found:
        raise DatabaseError("wrong-database-table", table=found[0])
    log.info("making the tables of schema %s", version)
    metadata.create_all(connection)
    connection.execute(text("create table alembic_version (version_num varchar(32) not null primary key)"))
    connection.execute(text("insert into alembic_version values (:version)"), {"version": version})


def _run_migrations(connection: Connection) -> None:
    # Alembic takes long to load, and most starts have nothing to migrate.
    from alembic import command, config  # noqa: PLC0415

    settings = config.Config()
    settings.set_main_option("script_location", str(MIGRATIONS))
    settings.attributes["connection"] = connection
    command.upgrade(settings, "head")
