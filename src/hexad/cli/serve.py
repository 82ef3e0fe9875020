"""`hexad serve`: the arena, in a browser and for programs."""

import socket
import sys
import webbrowser
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated, Any

import typer

from hexad.cli.failure import Failure
from hexad.cli.options import flag, option, whole

__all__ = ["serve"]


def serve(  # noqa: PLR0913, PLR0917 - an option for each thing that can be set
    host: Annotated[str, option("--host", "ADDRESS", "127.0.0.1; 0.0.0.0 is for all.")] = "127.0.0.1",
    port: Annotated[str, option("--port", "NUMBER", "6161; 0 takes any that is free.")] = "6161",
    data: Annotated[str | None, option("--data", "FOLDER", "Where games and secrets are.")] = None,
    db: Annotated[str, option("--db", "URL", "PostgreSQL instead of SQLite.")] = "",
    engines: Annotated[str, option("--engines", "N", "Processes that think.")] = "",
    no_browser: Annotated[bool, flag("--no-browser", "Do not open a browser.")] = False,
) -> None:
    """Play in a browser, with people or against the engine.

    Games are kept in the user's data directory. ctrl-C stops the server; games go on when it is started again.

    Example: hexad serve --port 8080
    """
    try:
        from hexad.server.serve import only_one, run  # noqa: PLC0415 - the server is loaded for those who use it
        from hexad.server.settings import Settings, data_directory  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise Failure(f'no {error.name}: expected the server installed, pip install "hexad[server]"') from None
    chosen: dict[str, Any] = {"engines": whole("--engines", engines, 1, 64)} if engines else {}
    settings = Settings(data=Path(data) if data else data_directory(), db=db, **chosen)
    listener = _listen(host, whole("--port", port, 0, 65_535))
    with only_one(settings) if not db else nullcontext():
        _announce(host, listener.getsockname()[1], browser=not no_browser)
        run(settings, listener)


def _announce(host: str, port: int, *, browser: bool) -> None:
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::") else host
    address = f"http://{shown}:{port}/"
    typer.echo(f"Hexad is at {address}  (ctrl-C stops it)")
    sys.stdout.flush()
    if browser:
        webbrowser.open(address)


def _listen(host: str, port: int) -> socket.socket:
    try:
        return socket.create_server((host, port), backlog=4096)
    except OSError as error:
        raise Failure(f"can not listen on {host} port {port}: {error.strerror or error}") from None
