"""What `hexad serve` prints about where it can be reached: addresses, a QR code, and how to trust its certificate."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

from hexad.cli.i18n import say

if TYPE_CHECKING:
    from hexad.server.settings import Settings

__all__ = ["own_address", "print_addresses"]

_EVERYWHERE = ("0.0.0.0", "::")
_HERE = ("127.0.0.1", "::1", "localhost")
# The modules of a QR code, two above each other in one character: ink above, ink below.
_HALVES = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}
_QUIET_ZONE = 2


def own_address(settings: Settings, port: int) -> str:
    """The address for a browser on this machine."""
    host = "localhost" if settings.host in (*_EVERYWHERE, "127.0.0.1", "::1") else settings.host
    return _address(settings, host, port)


def print_addresses(settings: Settings, port: int) -> None:
    """Print the address for this machine, and if the server listens on the network, those for other devices."""
    click.secho(say("cli-serve-at", address=own_address(settings, port)), bold=True)
    if settings.host not in _HERE:
        _print_others(settings, port)
    if sys.stdout.isatty():
        click.secho(say("cli-serve-stop"), dim=True)
    sys.stdout.flush()


def _print_others(settings: Settings, port: int) -> None:
    from hexad.server.tls.addresses import local_addresses  # noqa: PLC0415 - most servers are for this machine alone

    hosts = [str(address) for address in local_addresses()] if settings.host in _EVERYWHERE else [settings.host]
    if settings.host == "0.0.0.0":
        hosts = [host for host in hosts if ":" not in host]
    if settings.tls is not None and settings.tls.authority is not None:
        from hexad.server.tls.local_certificate import covered_names  # noqa: PLC0415 - see above

        covered = covered_names(settings.tls.certificate)
        hosts = [host for host in hosts if host in covered]
    if not hosts:
        return
    addresses = [_address(settings, host, port) for host in hosts]
    click.echo(say("cli-serve-others"))
    for address in addresses:
        click.secho(f"  {address}", bold=True)
    if sys.stdout.isatty() and _has_blocks():
        click.echo(_qr_code(addresses[0]))
    if settings.tls is None:
        click.secho(say("cli-serve-plain"), dim=True)
    elif settings.tls.authority is not None:
        from hexad.server.tls.local_certificate import fingerprint  # noqa: PLC0415 - see above

        click.echo(say("cli-serve-trust", address=f"{addresses[0]}authority.crt"))
        click.echo(f"  {fingerprint(settings.tls.authority)}")


def _address(settings: Settings, host: str, port: int) -> str:
    scheme = "http" if settings.tls is None else "https"
    return f"{scheme}://{f'[{host}]' if ':' in host else host}:{port}/"


def _has_blocks() -> bool:
    """Whether the terminal can show the characters of a QR code."""
    try:
        "".join(_HALVES.values()).encode(sys.stdout.encoding or "ascii")
    except (UnicodeError, LookupError):
        return False
    return True


def _qr_code(text: str) -> str:
    """A QR code for a terminal, black on white whatever the colours of the terminal are."""
    import segno  # noqa: PLC0415 - see above

    code = segno.make_qr(text, error="m")
    rows = [[bool(module) for module in row] for row in code.matrix_iter(border=_QUIET_ZONE)]
    if len(rows) % 2:
        rows.append([False] * len(rows[0]))
    lines = ("".join(_HALVES[pair] for pair in zip(*rows[at : at + 2], strict=True)) for at in range(0, len(rows), 2))
    return "\n".join(f"  {click.style(line, fg=(0, 0, 0), bg=(255, 255, 255))}" for line in lines)
