"""The certificate of this machine in its local network, kept in the data directory and replaced before it ends."""

from __future__ import annotations

import os
import secrets
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

from cryptography import x509
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.hashes import SHA256

from hexad.errors import SettingError
from hexad.server.settings import TlsFiles
from hexad.server.tls.addresses import host_name, local_addresses
from hexad.server.tls.authority import Identity, is_covered, names_of, new_authority, new_certificate, now

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterator
    from pathlib import Path

__all__ = ["Machine", "covered_names", "ensure_certificate", "fingerprint", "this_machine"]

_SECRET, _PUBLIC = 0o600, 0o644


class Machine(NamedTuple):
    """What this machine is called."""

    host: str
    names: frozenset[str]
    """All names and addresses by which it may be reached."""


def this_machine(host: str = "") -> Machine:
    """The names of this machine, and the one on which the server listens."""
    name = host_name()
    addresses = {str(address) for address in local_addresses()} | {"127.0.0.1", "::1", "localhost"}
    names = addresses | ({name, f"{name}.local"} if name else set())
    return Machine(name, frozenset(names | ({host.lower()} if host not in ("", "0.0.0.0", "::") else set())))


def ensure_certificate(folder: Path, machine: Machine, moment: dt.datetime | None = None) -> TlsFiles:
    """Create what is missing, and replace a certificate that ends soon or lacks a name; returns the files.

    The authority stays as long as possible, since devices have to trust a new one. Raises SettingError for a file that
    is damaged, and OSError for one that cannot be read or written.
    """
    moment = moment or now()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    with _locked(folder):
        authority = _identity(folder / "authority.pem")
        if authority is None or not authority.lasts(moment):
            authority = new_authority(machine.host, machine.names, moment)
            _write(folder / "authority.pem", authority.pem, _SECRET)
        if not _has(folder / "authority.crt", authority.certificate_pem):
            _write(folder / "authority.crt", authority.certificate_pem, _PUBLIC)
        known = _identity(folder / "server.pem")
        if known is None or not _is_good(known, authority, machine, moment):
            _write(folder / "server.pem", new_certificate(authority, machine.names, moment).pem, _SECRET)
    return TlsFiles(folder / "server.pem", folder / "server.pem", folder / "authority.crt")


def covered_names(certificate: Path) -> set[str]:
    """The names and addresses that a certificate is valid for."""
    return names_of(x509.load_pem_x509_certificate(certificate.read_bytes()))


def fingerprint(authority: Path) -> str:
    """The fingerprint of a certificate as devices show it: SHA-256 in pairs of digits."""
    certificate = x509.load_pem_x509_certificate(authority.read_bytes())
    return certificate.fingerprint(SHA256()).hex(":").upper()


def _is_good(known: Identity, authority: Identity, machine: Machine, moment: dt.datetime) -> bool:
    wanted = {name for name in machine.names if is_covered(authority, name)}
    try:
        known.certificate.verify_directly_issued_by(authority.certificate)
    except (ValueError, TypeError, InvalidSignature):
        return False
    return known.lasts(moment) and wanted <= names_of(known.certificate)


def _identity(path: Path) -> Identity | None:
    try:
        return Identity.read(path.read_bytes())
    except FileNotFoundError:
        return None
    except (ValueError, TypeError):
        raise SettingError("wrong-tls-damaged", file=str(path)) from None


def _has(path: Path, content: bytes) -> bool:
    return path.is_file() and path.read_bytes() == content


def _write(path: Path, content: bytes, mode: int) -> None:
    """Write a file under another name and rename it: a reader sees the old file or the new one."""
    draft = path.with_name(f"{path.name}.{secrets.token_hex(8)}")
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode), "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)


@contextmanager
def _locked(folder: Path) -> Iterator[None]:
    """Only one of several processes creates and replaces files."""
    with (folder / "lock").open("a") as file:
        if os.name == "posix":
            import fcntl  # noqa: PLC0415 - does not exist on Windows

            fcntl.flock(file, fcntl.LOCK_EX)
        yield
