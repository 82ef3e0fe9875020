"""Certificates of an operator that cannot be used: the server does not start, and says why in every language."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING

import pytest
from cryptography.hazmat.primitives.serialization import BestAvailableEncryption, Encoding, PrivateFormat

from hexad.server.tls.authority import new_authority, new_certificate
from hexad.texts import LANGUAGES
from tests.cli.languages import check_languages

if TYPE_CHECKING:
    from pathlib import Path

NOW = dt.datetime.now(dt.UTC)
DAY = dt.timedelta(days=1)


def own_files(folder: Path) -> dict[str, Path]:
    """Certificates and keys of which something is wrong, by name."""
    authority = new_authority("laptop", ["laptop"], NOW)
    good, other = (new_certificate(authority, ["localhost"], NOW) for _ in range(2))
    ended = new_certificate(authority, ["localhost"], NOW - 400 * DAY)
    secret = good.key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, BestAvailableEncryption(b"secret"))
    texts = {
        "good.crt": good.certificate_pem,
        "good.key": good.pem.partition(b"-----BEGIN CERTIFICATE")[0],
        "other.key": other.pem.partition(b"-----BEGIN CERTIFICATE")[0],
        "ended.crt": ended.certificate_pem,
        "ended.key": ended.pem.partition(b"-----BEGIN CERTIFICATE")[0],
        "secret.key": secret,
        "empty.pem": b"",
    }
    for name, text in texts.items():
        (folder / name).write_bytes(text)
    return {name: folder / name for name in (*texts, "missing.crt")}


@pytest.mark.parametrize(
    ("certificate", "key", "said"),
    [
        ("good.crt", None, "belong together"),
        (None, "good.key", "belong together"),
        ("missing.crt", "good.key", "missing.crt"),
        ("empty.pem", "good.key", "-----BEGIN CERTIFICATE-----"),
        ("good.crt", "empty.pem", "-----BEGIN PRIVATE KEY-----"),
        ("good.crt", "secret.key", "without a passphrase"),
        ("good.crt", "other.key", "does not belong to the certificate"),
        ("ended.crt", "ended.key", "ended on"),
    ],
)
def test_wrong_files_are_refused_in_every_language(certificate, key, said, tmp_path, monkeypatch):
    monkeypatch.setattr("hexad.cli.server.set_up_logs", lambda **_: None)
    files = own_files(tmp_path)
    options = [("--tls-certificate", certificate), ("--tls-key", key)]
    line = [part for option, name in options if name for part in (option, files[name])]
    answers = check_languages("serve", "--no-browser", "--port", "0", "--data", tmp_path / "data", *line)
    assert said in answers["en"].err
    assert len({answers[language].err for language in LANGUAGES}) == len(LANGUAGES)


def test_a_damaged_file_and_two_certificates_are_refused(tmp_path, monkeypatch):
    monkeypatch.setattr("hexad.cli.server.set_up_logs", lambda **_: None)
    files = own_files(tmp_path)
    both = ("--tls", "--tls-certificate", files["good.crt"], "--tls-key", files["good.key"])
    said = check_languages("serve", "--no-browser", "--port", "0", "--data", tmp_path / "data", *both)
    assert "leave" in said["en"].err
    (tmp_path / "data" / "tls").mkdir(parents=True)
    (tmp_path / "data" / "tls" / "authority.pem").write_text("-----BEGIN PRIVATE KEY-----\nx\n")
    said = check_languages("serve", "--no-browser", "--port", "0", "--data", tmp_path / "data", "--tls")
    assert "authority.pem" in said["de"].err
