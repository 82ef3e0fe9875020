"""Lists in statements: few different statements, whatever the length of the list."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import event
from sqlalchemy.engine import Engine

from hexad.server.store import Database, Sessions, Store
from hexad.server.store.padding import padded
from hexad.server.store.search import Search

MAX_LENGTH = 100


@pytest.mark.parametrize("length", range(20))
def test_a_padded_list_has_the_same_values_and_a_power_of_two(length):
    values = list(range(length))
    result = padded(values)
    assert result[:length] == values
    assert set(result) == set(values)
    assert len(result).bit_count() <= 1


def test_lists_of_all_lengths_need_few_statements(tmp_path):
    """Each connection keeps prepared statements: with one for each length, they would take megabytes."""
    statements: set[str] = set()

    async def story():
        database = Database(f"sqlite:///{tmp_path / 'arena.sqlite3'}")
        await database.migrate()
        store, search, sessions = Store(database), Search(database), Sessions(database)
        event.listen(Engine, "before_cursor_execute", note)
        try:
            for length in range(1, MAX_LENGTH):
                names = [f"game{number}" for number in range(length)]
                assert not await store.existing(names)
                assert not await store.last_events(names)
                assert not await search.logs(names)
                assert not await search.unfinished_of(names)
                assert not await search.abandoning_players(names)
                assert not await sessions.existing(names)
        finally:
            event.remove(Engine, "before_cursor_execute", note)
            await database.close()

    def note(_, __, statement, *___):
        statements.add(statement)

    asyncio.run(story())
    lengths = MAX_LENGTH.bit_length() + 1
    assert 0 < len(statements) <= 7 * lengths
