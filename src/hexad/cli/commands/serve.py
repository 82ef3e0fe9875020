"""`hexad serve`: the arena, in a browser and for programs."""

from __future__ import annotations

from dataclasses import dataclass

from hexad.cli.command import command
from hexad.cli.errors import CommandError
from hexad.cli.options import WholeNumber, flag, grouped, option

__all__ = ["ServeOptions", "serve"]


@dataclass(frozen=True)
class ServeOptions:
    """All that can be set when the server starts."""

    host: str
    port: int
    data: str | None
    db: str | None
    bus: str | None
    single_process: bool
    workers: int
    engines: int | None
    behind_proxy: bool
    trusted_hops: int | None
    tls: bool
    tls_certificate: str | None
    tls_key: str | None
    log_json: bool
    no_browser: bool


@command("serve")
@grouped(
    "options",
    ServeOptions,
    option("--host", default="127.0.0.1", metavar="ADDRESS", help="option-serve-host"),
    option("--port", default=6161, type=WholeNumber(0, 65_535), metavar="NUMBER", help="option-serve-port"),
    option("--data", metavar="FOLDER", help="option-serve-data"),
    option("--db", envvar="HEXAD_DB", metavar="URL", help="option-serve-db"),
    option("--bus", envvar="HEXAD_BUS", metavar="URL", help="option-serve-bus"),
    flag("--single-process", help="option-serve-single-process"),
    option("--workers", default=1, type=WholeNumber(1, 256), metavar="N", help="option-serve-workers"),
    option("--engines", type=WholeNumber(1, 64), metavar="N", help="option-serve-engines"),
    flag("--behind-proxy", help="option-serve-behind-proxy"),
    option(
        "--trusted-hops",
        envvar="HEXAD_TRUSTED_HOPS",
        type=WholeNumber(0, 16),
        metavar="N",
        help="option-serve-trusted-hops",
    ),
    flag("--tls", help="option-serve-tls"),
    option("--tls-certificate", metavar="FILE", help="option-serve-tls-certificate"),
    option("--tls-key", metavar="FILE", help="option-serve-tls-key"),
    flag("--log-json", help="option-serve-log-json"),
    flag("--no-browser", help="option-serve-no-browser"),
)
def serve(options: ServeOptions) -> None:
    """Play in a browser, with people or against the engine."""
    try:
        from hexad.cli.server import run_server  # noqa: PLC0415 - its packages are an optional extra
    except ModuleNotFoundError as error:
        raise CommandError("wrong-serve-installed", name=str(error.name)) from None
    run_server(options)
