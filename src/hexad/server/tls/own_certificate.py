"""A certificate that the operator brings along: it is checked before the server starts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cryptography import x509
from cryptography.hazmat.primitives.serialization import load_pem_private_key

from hexad.errors import SettingError
from hexad.server.settings import TlsFiles
from hexad.server.tls.authority import now

if TYPE_CHECKING:
    from pathlib import Path

    from cryptography.hazmat.primitives.asymmetric.types import PrivateKeyTypes

__all__ = ["check_own_certificate"]


def check_own_certificate(certificate: Path, key: Path) -> TlsFiles:
    """Return the files if a server can use them; raises SettingError with what is wrong."""
    chain = _certificates(certificate)
    private = _private_key(key)
    if chain[0].public_key() != private.public_key():
        raise SettingError("wrong-tls-match", certificate=str(certificate), file=str(key))
    ends = chain[0].not_valid_after_utc
    if ends <= now():
        raise SettingError("wrong-tls-ended", file=str(certificate), date=f"{ends:%Y-%m-%d}")
    return TlsFiles(certificate, key, None)


def _certificates(path: Path) -> list[x509.Certificate]:
    try:
        return x509.load_pem_x509_certificates(_read(path))
    except ValueError:
        raise SettingError("wrong-tls-certificate", file=str(path)) from None


def _private_key(path: Path) -> PrivateKeyTypes:
    try:
        return load_pem_private_key(_read(path), None)
    except TypeError:
        raise SettingError("wrong-tls-encrypted", file=str(path)) from None
    except ValueError:
        raise SettingError("wrong-tls-key", file=str(path)) from None


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise SettingError("wrong-tls-file", file=str(path), why=error) from None
