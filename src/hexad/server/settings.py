"""The settings of the server: options of `hexad server` and environment variables."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, fields
from ipaddress import IPv4Network, IPv6Network, ip_interface, ip_network
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from platformdirs import user_data_path

from hexad.errors import SettingError

__all__ = ["CLIENT", "POSITION_BYTES", "STATIC", "Limits", "Settings", "TlsFiles", "data_directory", "read_networks"]

CLIENT = Path(__file__).parent / "client"
"""The built web client. In a checkout, `make web` builds it."""
STATIC = Path(__file__).parent / "static"
"""The style sheets and fonts of the server's own pages."""
# The limit for bodies with positions, which may contain all moves of a game.
POSITION_BYTES = 128 * 1024
MAX_FACTOR = 1_000_000
# How much of a wrong value a message repeats.
MAX_SHOWN = 60


def data_directory() -> Path:
    """The default data directory of this user."""
    return user_data_path("hexad")


@dataclass(frozen=True)
class Limits:
    """Limits per client.

    `HEXAD_LIMITS` overrides them: a JSON object with these names.
    """

    message_bytes: int = 8_192
    games_per_player: int = 50
    """Open games and games in progress."""
    sockets_per_address: int = 100
    """WebSockets, together with requests that are being answered, such as streams."""
    requests_per_second: float = 20.0
    """Per address; up to `burst` at once."""
    burst: int = 200
    messages_per_second: float = 20.0
    """Per WebSocket; up to `message_burst` at once. After as many refusals in a row, the client is disconnected."""
    message_burst: int = 200
    games_watched: int = 500
    """Per WebSocket."""
    attempts_per_minute: float = 10.0
    """Password attempts, per address."""
    attempts_per_login: float = 30.0
    """Password attempts a minute for one login. Beyond it, each address has one attempt a minute."""
    account_factor: float = 3.0
    """The quotas below are for all guests of one address together. An account has this many times as much."""
    games_per_hour: float = 120.0
    engine_games_per_hour: float = 60.0
    seeks_per_minute: float = 60.0
    """Searches for an opponent that are begun."""
    engine_games: int = 20
    """Games with an engine that are in progress."""
    pictures_per_minute: float = 60.0
    previews_per_second: float = 2.0
    """Pictures of link previews that a process draws, for all clients together."""
    downloads_per_minute: float = 20.0
    """Exports of many games."""
    replays_per_minute: float = 120.0
    """Replays and records of single games. A long one counts more than once."""
    imports_per_hour: float = 40.0
    """Games that are uploaded as records; for accounts only."""
    imports_per_player: int = 500
    """Games that an account has uploaded."""
    searches_per_minute: float = 120.0
    """Searches for finished games, players and tournaments, ratings over time, leaderboards."""
    puzzle_attempts_per_minute: float = 120.0
    guests_per_minute: float = 60.0
    """New guests, per address."""
    accounts_per_day: float = 30.0
    """New accounts, per address."""
    mails_per_hour: float = 20.0
    """Mails that are asked for, per address or account."""
    mails_per_recipient: float = 3.0
    """Mails to one recipient in half an hour, from all requesters together."""
    mail_links_per_minute: float = 30.0
    """Links of mails that are opened or used, valid or not."""
    exports_per_hour: float = 6.0
    """Exports of an account's data."""
    messages_per_minute: float = 12.0
    """Phrases and texts of a player in one game."""
    follows_per_minute: float = 30.0
    """Changes of whom an account follows and blocks."""
    follows: int = 500
    """Players whom an account follows, and as many whom it blocks."""
    reports_per_day: float = 5.0
    tournaments_per_day: float = 5.0
    """New tournaments."""
    tournaments_per_player: int = 20
    """Tournaments that an account has created and that are not over."""
    tournament_acts_per_minute: float = 60.0
    """What is asked for in tournaments: to enter, to record a result, and so on."""
    tokens_per_player: int = 20
    games_in_memory: int = 2_000
    """Per process; games with viewers are kept beyond this number."""
    outbox_bytes: int = 1_000_000
    """A client with more unread messages than this is disconnected. A message that is longer is sent if it is alone."""
    unread_bytes: int = 128_000_000
    """All clients of a process together: above it, the clients with the most unread bytes are disconnected."""
    watch_bytes_per_second: float = 200_000.0
    """The answers to `watch`, per WebSocket; up to `watch_burst` bytes at once."""
    watch_burst: int = 4_000_000
    line_bytes: int = 8_000
    """The address of a request, and each header."""
    header_bytes: int = 16_384
    """Request line and headers together."""
    headers: int = 100
    request_seconds: float = 10.0
    """The time to send a request, from its first byte to its last. For the first one, it begins with the connection."""
    body_bytes_per_second: float = 1_000.0
    """A body may take longer than `request_seconds` if it comes at this rate."""
    keep_alive_seconds: float = 5.0
    """How long a connection stays open without a request. Behind a proxy, which reuses connections, it is 150 s."""
    stall_seconds: float = 60.0
    """A client that reads hardly anything of a response in this time is disconnected."""
    connections: int = 100_000
    """Open connections of a process, or as many as the limit on open files allows, if that is less."""
    connections_per_address: int = 200
    """Open connections of an address to a process; not behind a proxy."""
    restart_seconds: float = 10.0
    """How long clocks stand still after a restart, at most, until the players to move are back."""
    grace_seconds: float = 5.0
    """How long a player without a connection is not shown as gone: a reload is no departure."""
    presence_seconds: float = 1.0
    """The time between two messages about who is there, per game."""
    hint_seconds: float = 20.0
    """How often a process repeats who is connected to it. After two and a half times as long it is forgotten."""
    claim_factor: float = 1.0
    """How much longer than usual the other side must be gone before a player may claim the end of a game."""

    @classmethod
    def from_environment(cls) -> Limits:
        """The default limits, overridden by HEXAD_LIMITS; raises SettingError."""
        text = os.environ.get("HEXAD_LIMITS", "")
        if not text:
            return cls()
        try:
            given = msgspec.json.decode(text, type=dict[str, msgspec.Raw])
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise SettingError("wrong-limits-json", variable="HEXAD_LIMITS") from None
        return cls(**{name: _limit(name, bytes(value)) for name, value in given.items()})


def _limit(name: str, value: bytes) -> Any:  # noqa: ANN401 - a whole number, if the limit is one
    known: dict[str, Any] = {field.name: type(field.default) for field in fields(Limits)}
    if name not in known:
        raise SettingError("wrong-limits-name", variable="HEXAD_LIMITS", name=name, choices=", ".join(known))
    try:
        limit = msgspec.json.decode(value, type=known[name])
    except msgspec.DecodeError:
        limit = 0
    if limit <= 0:
        key = "wrong-limits-whole" if known[name] is int else "wrong-limits-number"
        found = value.decode(errors="replace")[:MAX_SHOWN]
        raise SettingError(key, variable="HEXAD_LIMITS", name=name, found=found)
    return limit


def read_networks(text: str) -> tuple[tuple[IPv4Network | IPv6Network, float], ...]:
    """Parse HEXAD_NETWORKS, such as `{"192.0.2.0/24": 20}`; raises SettingError."""
    if not text:
        return ()
    try:
        factors = msgspec.json.decode(text, type=dict[str, float])
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise SettingError("wrong-networks-json", variable="HEXAD_NETWORKS") from None
    networks = []
    for name, factor in factors.items():
        if not 0 < factor <= MAX_FACTOR:
            values = {"name": name, "found": f"{factor:g}", "max": str(MAX_FACTOR)}
            raise SettingError("wrong-networks-factor", variable="HEXAD_NETWORKS", **values)
        networks.append((_network(name), factor))
    return tuple(networks)


def _network(name: str) -> IPv4Network | IPv6Network:
    try:
        network = ip_network(name, strict=False)
    except ValueError:
        raise SettingError("wrong-networks-name", variable="HEXAD_NETWORKS", name=name) from None
    if str(network.network_address) != str(ip_interface(name).ip):
        raise SettingError("wrong-networks-host", variable="HEXAD_NETWORKS", name=name, network=str(network))
    return network


class TlsFiles(NamedTuple):
    """The files of a certificate for TLS."""

    certificate: Path
    key: Path
    authority: Path | None
    """The certificate of the local authority that issued it, which devices download; None for an operator's own."""


@dataclass(frozen=True)
class Settings:
    """All settings have defaults that work on a laptop."""

    data: Path = field(default_factory=data_directory)
    db: str = ""
    """The URL of the database; SQLite in the data directory if empty."""
    bus: str = ""
    """The URL of Redis; empty if there is only one process."""
    engines: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    trusted_hops: int = 0
    """The number of proxies in front of the server, whose headers set the client's address and the scheme."""
    host: str = "127.0.0.1"
    """The address on which the server listens."""
    tls: TlsFiles | None = None
    """The certificate, if the server itself speaks TLS."""
    origins: tuple[str, ...] = field(default_factory=lambda: tuple(os.environ.get("HEXAD_ORIGINS", "").split()))
    """Other origins whose pages may act for a visitor, such as `https://example.org`. HEXAD_ORIGINS lists them,
    separated by spaces. Needed if a proxy does not pass the Host header on."""
    client: Path = field(default_factory=lambda: Path(os.environ.get("HEXAD_CLIENT") or CLIENT))
    """The folder of the built web client; HEXAD_CLIENT overrides it."""
    smtp: str = field(default_factory=lambda: os.environ.get("HEXAD_SMTP", ""))
    """The mail server, such as `smtps://user:password@mail.example.org`; empty if no mails are sent."""
    mail_from: str = field(default_factory=lambda: os.environ.get("HEXAD_MAIL_FROM", ""))
    """The sender of mails, an address. HEXAD_MAIL_FROM sets it."""
    site: str = field(default_factory=lambda: os.environ.get("HEXAD_SITE", ""))
    """The address of the site in the links of mails, such as `https://example.org`. HEXAD_SITE sets it. It is never
    taken from a request: the sender of a request could choose where the link of a reset leads."""
    contact: str = field(default_factory=lambda: os.environ.get("HEXAD_CONTACT", "").strip())
    """Whom visitors can ask, such as an address. HEXAD_CONTACT sets it."""
    limits: Limits = field(default_factory=Limits.from_environment)
    networks: tuple[tuple[IPv4Network | IPv6Network, float], ...] = field(
        default_factory=lambda: read_networks(os.environ.get("HEXAD_NETWORKS", ""))
    )
    """Networks whose limits are raised, and by which factor. HEXAD_NETWORKS is a JSON object of them."""

    @property
    def database_url(self) -> str:
        """The URL of the database."""
        return self.db or f"sqlite:///{self.data / 'arena.sqlite3'}"
