"""`hexad serve`: the arena, in a browser and for programs."""

import os
import signal
import socket
import sys
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Annotated, Any

import typer

from hexad.cli.failure import Failure
from hexad.cli.options import flag, option, whole

__all__ = ["serve"]

_DRIVER = "postgresql+asyncpg://"
_BUSES = ("redis://", "rediss://", "unix://")


def serve(  # noqa: PLR0913, PLR0917 - an option for each thing that can be set
    host: Annotated[str, option("--host", "ADDRESS", "127.0.0.1; 0.0.0.0 is for all.")] = "127.0.0.1",
    port: Annotated[str, option("--port", "NUMBER", "6161; 0 takes any that is free.")] = "6161",
    data: Annotated[str | None, option("--data", "FOLDER", "Where games and secrets are.")] = None,
    db: Annotated[str, option("--db", "URL", "PostgreSQL instead of SQLite; or HEXAD_DB.")] = "",
    bus: Annotated[str, option("--bus", "URL", "Redis, for several processes; or HEXAD_BUS.")] = "",
    workers: Annotated[str, option("--workers", "N", "Processes that serve, 1 if not told.")] = "1",
    engines: Annotated[str, option("--engines", "N", "Processes that think, for each.")] = "",
    analysts: Annotated[str, option("--analysts", "N", "Processes for those who analyse, 1 if not told.")] = "1",
    behind_proxy: Annotated[bool, flag("--behind-proxy", "Believe what a proxy says of clients.")] = False,
    log_json: Annotated[bool, flag("--log-json", "Log in JSON, at a terminal, too.")] = False,
    no_browser: Annotated[bool, flag("--no-browser", "Do not open a browser.")] = False,
) -> None:
    """Play in a browser, with people or against the engine.

    Games are kept in the user's data directory. ctrl-C stops the server; games go on when it is started again.

    Example: hexad serve --port 8080
    """
    try:
        from hexad.server.serve import prepare, run  # noqa: PLC0415 - the server is loaded for those who use it
        from hexad.server.settings import Settings, data_directory  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise Failure(f'no {error.name}: expected the server installed, pip install "hexad[server]"') from None
    count = whole("--workers", workers, 1, 256)
    chosen: dict[str, Any] = {"engines": whole("--engines", engines, 1, 64)} if engines else {}
    chosen |= {"analysts": whole("--analysts", analysts, 0, 64)}
    chosen |= {"db": _database(db or os.environ.get("HEXAD_DB", ""))}
    chosen |= {"bus": _bus(bus or os.environ.get("HEXAD_BUS", ""), chosen["db"], count)}
    try:
        settings = Settings(data=Path(data) if data else data_directory(), trust_proxy=behind_proxy, **chosen)
    except ValueError as error:
        raise Failure(str(error)) from None
    _set_up_logs(log_json)
    listener = _listen(host, whole("--port", port, 0, 65_535))
    with _explained(), _held(settings) if not settings.db else nullcontext():
        prepare(settings)
        _announce(host, listener.getsockname()[1], browser=count == 1 and not no_browser)
        if count == 1:
            run(settings, listener)
        else:
            _run_many(count, lambda: run(settings, listener))


def _database(url: str) -> str:
    """The URL with the driver that is used; without one, it is SQLite in the data directory."""
    for short in ("postgresql://", "postgres://"):
        if url.startswith(short):
            url = _DRIVER + url.removeprefix(short)
    if url and not url.startswith(_DRIVER):
        raise Failure(f'--db is "{_without_secrets(url)}": expected {_DRIVER}USER:PASSWORD@HOST/DATABASE')
    if url:
        from sqlalchemy import make_url  # noqa: PLC0415
        from sqlalchemy.exc import ArgumentError  # noqa: PLC0415

        try:
            make_url(url)
        except (ArgumentError, ValueError):
            text = f'--db is "{_without_secrets(url)}", which can not be read'
            raise Failure(f"{text}: expected {_DRIVER}USER:PASSWORD@HOST:PORT/DATABASE") from None
    return url


def _bus(url: str, db: str, workers: int) -> str:
    if url and not url.startswith(_BUSES):
        raise Failure(f'--bus is "{_without_secrets(url)}": expected redis://HOST:PORT')
    if url:
        from redis.connection import parse_url  # noqa: PLC0415

        try:
            parse_url(url)  # type: ignore[no-untyped-call]  # redis has no types here
        except ValueError:
            text = f'--bus is "{_without_secrets(url)}", which can not be read'
            raise Failure(f"{text}: expected redis://HOST:PORT") from None
    if url and not db:
        raise Failure("--bus is for several processes, which share a PostgreSQL: expected --db URL as well")
    if workers > 1 and not (url and db):
        raise Failure(f"--workers {workers} needs a database and a bus that processes share: expected --db and --bus")
    if workers > 1 and not hasattr(os, "fork"):
        raise Failure(f"--workers {workers}: this system has no fork; expected several servers behind a proxy")
    return url


def _without_secrets(url: str) -> str:
    scheme, _, rest = url.partition("://")
    return f"{scheme}://…@{rest.rpartition('@')[2]}" if "@" in rest else url


def _set_up_logs(as_json: bool) -> None:
    from hexad.server.logs import set_up_logs  # noqa: PLC0415

    set_up_logs(as_json=as_json or not sys.stderr.isatty())


@contextmanager
def _explained() -> Any:  # noqa: ANN401 - a context manager
    """Say in a line why the server does not start."""
    from hexad.server.serve import StartError  # noqa: PLC0415

    try:
        yield
    except StartError as error:
        raise Failure(str(error)) from None


@contextmanager
def _held(settings: Any) -> Any:  # noqa: ANN401
    """The data directory, for this server alone."""
    from hexad.server.serve import AlreadyRunningError, only_one  # noqa: PLC0415

    try:
        with only_one(settings):
            yield
    except AlreadyRunningError as error:
        text = f"another server (process {error}) has the games in {settings.data}"
        raise Failure(f"{text}: expected that one stopped, or another folder, --data FOLDER") from None


def _run_many(count: int, work: Any) -> None:  # noqa: ANN401 - a function
    from hexad.server.workers import supervise  # noqa: PLC0415

    if supervise(count, work) == signal.SIGINT:
        raise KeyboardInterrupt


def _announce(host: str, port: int, *, browser: bool) -> None:
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"
    typer.secho(f"Hexad is at {address}", bold=True)
    if sys.stdout.isatty():
        typer.secho("ctrl-C stops it; games go on when it is started again.", dim=True)
    sys.stdout.flush()
    if browser and _has_browser():
        import threading  # noqa: PLC0415
        import webbrowser  # noqa: PLC0415

        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _has_browser() -> bool:
    """Whether somebody sits here who could see a window."""
    if not sys.stdout.isatty() or "SSH_CONNECTION" in os.environ:
        return False
    if sys.platform not in ("win32", "darwin") and not {"DISPLAY", "WAYLAND_DISPLAY"} & set(os.environ):
        return False
    import webbrowser  # noqa: PLC0415

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
        raise Failure(f"can not listen on {host} port {port}: {error.strerror or error}") from None
