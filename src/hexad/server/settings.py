"""What can be set when the server starts."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, fields
from pathlib import Path

import msgspec

__all__ = ["CLIENT", "POSITION_BYTES", "STATIC", "Limits", "Settings", "data_directory"]

CLIENT = Path(__file__).parent / "client"
"""The built web client. A checkout has none until `make web` has built it."""
STATIC = Path(__file__).parent / "static"
"""The style sheets and fonts of the server's own pages."""
# A position may come with all the moves that led to it.
POSITION_BYTES = 128 * 1024


def data_directory() -> Path:
    """Where this user's programs keep their data."""
    from platformdirs import user_data_path  # noqa: PLC0415 - those who name a directory do without

    return user_data_path("hexad")


@dataclass(frozen=True)
class Limits:
    """How much one client may ask for, so that there is something left for the others.

    `HEXAD_LIMITS` sets some of them: a JSON object by these names.
    """

    message_bytes: int = 8_192
    games_per_player: int = 50
    """Games that are open or being played."""
    sockets_per_address: int = 100
    """And requests that are being answered, as streams are for long."""
    requests_per_second: float = 20.0
    """For each address, over some seconds; `burst` at once."""
    burst: int = 200
    messages_per_second: float = 20.0
    """For each socket; `message_burst` at once. A socket that is refused as often as that in a row is dropped."""
    message_burst: int = 200
    games_watched: int = 500
    """For each socket."""
    attempts_per_minute: float = 10.0
    """Passwords that are tried, for each address and for each login."""
    tokens_per_player: int = 20
    outbox_messages: int = 512
    """A client that is further behind than this is dropped."""
    analysis_seconds: float = 30.0
    """How long the engine looks at a position of a visitor who analyses."""
    analysis_slice: float = 2.0
    """For how long at a time when others wait; twice as long each time that it comes back to the position."""

    @classmethod
    def from_environment(cls) -> Limits:
        """The limits, as far as they are not set otherwise by HEXAD_LIMITS; raises ValueError."""
        given = os.environ.get("HEXAD_LIMITS", "")
        if not given:
            return cls()
        try:
            limits = msgspec.json.decode(given, type=cls)
            names = msgspec.json.decode(given, type=dict[str, float])
        except msgspec.DecodeError as error:
            raise ValueError(f"HEXAD_LIMITS: {error}") from None
        known = [field.name for field in fields(cls)]
        for name, value in names.items():
            if name not in known:
                raise ValueError(f"HEXAD_LIMITS: no limit {name!r}, expected one of {', '.join(known)}")
            if value <= 0:
                raise ValueError(f"HEXAD_LIMITS: {name} is {value:g}, expected more than 0")
        return limits


@dataclass(frozen=True)
class Settings:
    """Everything has a value that works on a laptop."""

    data: Path = field(default_factory=data_directory)
    db: str = ""
    """SQLite in the data directory if empty."""
    bus: str = ""
    """No other process if empty."""
    engines: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    analysts: int = 1
    """Processes that find lines for those who analyse; 0 is without."""
    trust_proxy: bool = False
    """Whether addresses and the scheme are what a proxy in front says."""
    origins: tuple[str, ...] = field(default_factory=lambda: tuple(os.environ.get("HEXAD_ORIGINS", "").split()))
    """Sites besides this server itself whose pages may act for a visitor, as `https://example.org`; HEXAD_ORIGINS has
    them with spaces in between. Needed where a proxy does not pass the Host on."""
    client: Path = field(default_factory=lambda: Path(os.environ.get("HEXAD_CLIENT") or CLIENT))
    """The folder of the built web client; HEXAD_CLIENT names another one."""
    limits: Limits = field(default_factory=Limits.from_environment)

    @property
    def database_url(self) -> str:
        """The database, by its URL."""
        return self.db or f"sqlite:///{self.data / 'arena.sqlite3'}"
