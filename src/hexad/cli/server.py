"""Starting the server: its settings are checked, its address is announced, and errors become one line."""

from __future__ import annotations

import os
import signal
import socket
import sys
import threading
import webbrowser
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from hexad.cli.errors import FAILED, CommandError, error_text, report
from hexad.cli.serve_addresses import own_address, print_addresses
from hexad.server.logs import set_up_logs
from hexad.server.serve import StartError, lock_data_directory, prepare, run
from hexad.server.settings import Settings, data_directory
from hexad.server.supervisor import supervise

if TYPE_CHECKING:
    from hexad.cli.commands.serve import ServeOptions
    from hexad.server.settings import TlsFiles

__all__ = ["database_url", "run_server"]

_DRIVER = "postgresql+asyncpg://"
_DATABASE = f"{_DRIVER}USER:PASSWORD@HOST:PORT/DATABASE"
_BUS = "redis://HOST:PORT"
_BUSES = ("redis://", "rediss://", "unix://")


def run_server(options: ServeOptions) -> None:
    """Serve until the process is told to end; raises CommandError, SettingError or StartError if it cannot start."""
    settings = _settings(options)
    set_up_logs(as_json=options.log_json or not sys.stderr.isatty())
    lock = nullcontext() if settings.db else lock_data_directory(settings.data)
    with _listen(options.host, options.port) as listener, lock:
        prepare(settings)
        port = listener.getsockname()[1]
        print_addresses(settings, port)
        if options.workers == 1 and not options.no_browser:
            _open_browser(own_address(settings, port))
        if options.workers == 1:
            run(settings, listener)
        else:
            _run_several(options.workers, settings, listener)


def _settings(options: ServeOptions) -> Settings:
    db = database_url(options.db or "")
    bus = _bus(options.bus or "", db, options)
    data = Path(options.data) if options.data else data_directory()
    settings = Settings(
        data=data,
        db=db,
        bus=bus,
        host=options.host,
        tls=_tls(options, data),
        trusted_hops=_trusted_hops(options),
    )
    return settings if options.engines is None else replace(settings, engines=options.engines)


def _trusted_hops(options: ServeOptions) -> int:
    return int(options.behind_proxy) if options.trusted_hops is None else options.trusted_hops


def database_url(url: str) -> str:
    """The URL with the driver that is used; empty for SQLite in the data directory."""
    for short in ("postgresql://", "postgres://"):
        if url.startswith(short):
            url = _DRIVER + url.removeprefix(short)
    if url and not url.startswith(_DRIVER):
        raise CommandError("wrong-serve-url", option="--db", url=_without_password(url), expected=_DATABASE)
    if url:
        try:
            make_url(url)
        except (ArgumentError, ValueError):
            shown = _without_password(url)
            raise CommandError("wrong-serve-unreadable", option="--db", url=shown, expected=_DATABASE) from None
    return url


def _bus(url: str, db: str, options: ServeOptions) -> str:
    """The URL of the bus. Several processes need it together with a database, since otherwise they share no events."""
    workers = options.workers
    if url and not url.startswith(_BUSES):
        raise CommandError("wrong-serve-url", option="--bus", url=_without_password(url), expected=_BUS)
    if url:
        from redis.connection import parse_url  # noqa: PLC0415 - it takes 0.2 s, and most servers have no bus

        try:
            parse_url(url)  # type: ignore[no-untyped-call]  # redis has no types here
        except ValueError:
            shown = _without_password(url)
            raise CommandError("wrong-serve-unreadable", option="--bus", url=shown, expected=_BUS) from None
    if url and not db:
        raise CommandError("wrong-serve-bus")
    if options.single_process and (url or workers > 1):
        raise CommandError("wrong-serve-single")
    if workers > 1 and not (url and db):
        raise CommandError("wrong-serve-workers", count=str(workers))
    if workers > 1 and not hasattr(os, "fork"):
        raise CommandError("wrong-serve-fork", count=str(workers))
    if db and not url and not options.single_process:
        raise CommandError("wrong-serve-no-bus")
    return url


def _without_password(url: str) -> str:
    scheme, _, rest = url.partition("://")
    return f"{scheme}://…@{rest.rpartition('@')[2]}" if "@" in rest else url


def _run_several(count: int, settings: Settings, listener: socket.socket) -> None:
    def work() -> None:
        try:
            run(settings, listener)
        except StartError as error:
            report(error_text(error))
            sys.exit(FAILED)

    if supervise(count, work) == signal.SIGINT:
        raise KeyboardInterrupt


def _tls(options: ServeOptions, data: Path) -> TlsFiles | None:
    """The files for TLS, if it is wanted. Certificates for the local network are created in the data directory."""
    certificate, key = options.tls_certificate, options.tls_key
    if not (options.tls or certificate or key):
        return None
    try:
        # It takes 0.1 s, and most servers have no TLS of their own.
        from hexad.server.tls.local_certificate import ensure_certificate, this_machine  # noqa: PLC0415
        from hexad.server.tls.own_certificate import check_own_certificate  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise CommandError("wrong-serve-installed", name=str(error.name)) from None
    if certificate and key:
        if options.tls:
            raise CommandError("wrong-tls-twice")
        return check_own_certificate(Path(certificate), Path(key))
    if certificate or key:
        raise CommandError("wrong-tls-both")
    try:
        return ensure_certificate(data / "tls", this_machine(options.host))
    except OSError as error:
        raise StartError("wrong-serve-folder", folder=str(data / "tls"), why=error) from None


def _open_browser(address: str) -> None:
    """Open the address in a browser if there is one."""
    if _has_browser():
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _has_browser() -> bool:
    """Whether the user sits at a screen on which a browser can open."""
    if not sys.stdout.isatty() or "SSH_CONNECTION" in os.environ:
        return False
    if sys.platform not in ("win32", "darwin") and not {"DISPLAY", "WAYLAND_DISPLAY"} & set(os.environ):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=4096)
    except OSError as error:
        raise CommandError("wrong-serve-port", host=host, port=str(port), detail=error_text(error)) from None
