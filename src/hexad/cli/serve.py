"""`hexad serve`: the arena, in a browser and for programs."""

import os
import signal
import socket
import sys
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Annotated, Any

import typer

from hexad.cli.failure import Failure, reason
from hexad.cli.options import flag, option, whole
from hexad.cli.spoken import say

__all__ = ["serve"]

_DRIVER = "postgresql+asyncpg://"
_DATABASE = f"{_DRIVER}USER:PASSWORD@HOST:PORT/DATABASE"
_BUS = "redis://HOST:PORT"
_BUSES = ("redis://", "rediss://", "unix://")


def serve(  # noqa: PLR0913, PLR0917 - an option for each thing that can be set
    host: Annotated[str, option("--host", "ADDRESS", "option-serve-host")] = "127.0.0.1",
    port: Annotated[str, option("--port", "NUMBER", "option-serve-port")] = "6161",
    data: Annotated[str | None, option("--data", "FOLDER", "option-serve-data")] = None,
    db: Annotated[str, option("--db", "URL", "option-serve-db")] = "",
    bus: Annotated[str, option("--bus", "URL", "option-serve-bus")] = "",
    workers: Annotated[str, option("--workers", "N", "option-serve-workers")] = "1",
    engines: Annotated[str, option("--engines", "N", "option-serve-engines")] = "",
    analysts: Annotated[str, option("--analysts", "N", "option-serve-analysts")] = "1",
    behind_proxy: Annotated[bool, flag("--behind-proxy", "option-serve-behind-proxy")] = False,
    log_json: Annotated[bool, flag("--log-json", "option-serve-log-json")] = False,
    no_browser: Annotated[bool, flag("--no-browser", "option-serve-no-browser")] = False,
) -> None:
    """Play in a browser, with people or against the engine."""
    try:
        from hexad.server.serve import prepare, run  # noqa: PLC0415 - the server is loaded for those who use it
        from hexad.server.settings import Settings, data_directory  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise Failure("wrong-serve-installed", name=str(error.name)) from None
    count = whole("--workers", workers, 1, 256)
    chosen: dict[str, Any] = {"engines": whole("--engines", engines, 1, 64)} if engines else {}
    chosen |= {"analysts": whole("--analysts", analysts, 0, 64)}
    chosen |= {"db": _database(db or os.environ.get("HEXAD_DB", ""))}
    chosen |= {"bus": _bus(bus or os.environ.get("HEXAD_BUS", ""), chosen["db"], count)}
    try:
        settings = Settings(data=Path(data) if data else data_directory(), trust_proxy=behind_proxy, **chosen)
    except ValueError as error:
        raise Failure("wrong-detail", detail=str(error)) from None
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
        raise Failure("wrong-serve-url", option="--db", url=_without_secrets(url), expected=_DATABASE)
    if url:
        from sqlalchemy import make_url  # noqa: PLC0415
        from sqlalchemy.exc import ArgumentError  # noqa: PLC0415

        try:
            make_url(url)
        except (ArgumentError, ValueError):
            shown = _without_secrets(url)
            raise Failure("wrong-serve-unreadable", option="--db", url=shown, expected=_DATABASE) from None
    return url


def _bus(url: str, db: str, workers: int) -> str:
    if url and not url.startswith(_BUSES):
        raise Failure("wrong-serve-url", option="--bus", url=_without_secrets(url), expected=_BUS)
    if url:
        from redis.connection import parse_url  # noqa: PLC0415

        try:
            parse_url(url)  # type: ignore[no-untyped-call]  # redis has no types here
        except ValueError:
            shown = _without_secrets(url)
            raise Failure("wrong-serve-unreadable", option="--bus", url=shown, expected=_BUS) from None
    if url and not db:
        raise Failure("wrong-serve-bus")
    if workers > 1 and not (url and db):
        raise Failure("wrong-serve-workers", count=str(workers))
    if workers > 1 and not hasattr(os, "fork"):
        raise Failure("wrong-serve-fork", count=str(workers))
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
        raise Failure("wrong-detail", detail=str(error)) from None


@contextmanager
def _held(settings: Any) -> Any:  # noqa: ANN401
    """The data directory, for this server alone."""
    from hexad.server.serve import AlreadyRunningError, only_one  # noqa: PLC0415

    try:
        with only_one(settings):
            yield
    except AlreadyRunningError as error:
        raise Failure("wrong-serve-held", process=str(error), folder=str(settings.data)) from None


def _run_many(count: int, work: Any) -> None:  # noqa: ANN401 - a function
    from hexad.server.supervisor import supervise  # noqa: PLC0415

    if supervise(count, work) == signal.SIGINT:
        raise KeyboardInterrupt


def _announce(host: str, port: int, *, browser: bool) -> None:
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"
    typer.secho(say("cli-serve-at", address=address), bold=True)
    if sys.stdout.isatty():
        typer.secho(say("cli-serve-stop"), dim=True)
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
        raise Failure("wrong-serve-port", host=host, port=str(port), detail=reason(error)) from None
