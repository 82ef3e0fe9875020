"""What can be set when the server starts."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path  # noqa: TC003 - dataclasses read the annotations

__all__ = ["Limits", "Settings", "data_directory"]


def data_directory() -> Path:
    """Where this user's programs keep their data."""
    from platformdirs import user_data_path  # noqa: PLC0415 - those who name a directory do without

    return user_data_path("hexad")


@dataclass(frozen=True)
class Limits:
    """How much one client may ask for, so that there is something left for the others."""

    message_bytes: int = 8_192
    games_per_player: int = 50
    """Games that are open or being played."""
    sockets_per_address: int = 100
    requests_per_second: float = 20.0
    """For each address, over some seconds; `burst` at once."""
    burst: int = 200
    messages_per_second: float = 20.0
    """For each socket."""
    acts_in_flight: int = 64
    outbox_messages: int = 512
    """A client that is further behind than this is dropped."""


@dataclass(frozen=True)
class Settings:
    """Everything has a value that works on a laptop."""

    data: Path = field(default_factory=data_directory)
    db: str = ""
    """SQLite in the data directory if empty."""
    bus: str = ""
    """No other process if empty."""
    engines: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    trust_proxy: bool = False
    """Whether addresses and the scheme are what a proxy in front says."""
    limits: Limits = field(default_factory=Limits)

    @property
    def database_url(self) -> str:
        """The database, by its URL."""
        return self.db or f"sqlite+aiosqlite:///{self.data / 'arena.sqlite3'}"
