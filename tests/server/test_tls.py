"""`hexad serve --tls`: certificates for a local network, verified by clients that trust its authority alone."""

from __future__ import annotations

import datetime as dt
import socket
import ssl
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import numpy as np
import pytest
import zxingcpp
from cryptography import x509
from websockets.asyncio.client import connect

from hexad.cli.serve_addresses import _HALVES, _qr_code
from hexad.server.tls import authority as issuing
from hexad.server.tls.authority import Identity, names_of, new_authority, new_certificate
from hexad.server.tls.context import CertificateFollower
from hexad.server.tls.local_certificate import Machine, ensure_certificate, fingerprint

from .client import Socket
from .tls_server import TlsServer, listening, shown_certificate, ssl_context
from .waiting import in_a_loop

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hexad.server.settings import TlsFiles

MACHINE = Machine("laptop", frozenset({"127.0.0.1", "::1", "localhost", "laptop", "laptop.local", "192.168.1.5"}))
NOW = dt.datetime.now(dt.UTC)
DAY = dt.timedelta(days=1)


@pytest.fixture(scope="module")
def server(tmp_path_factory) -> Iterator[TlsServer]:
    with TlsServer(tmp_path_factory.mktemp("tls") / "data", "--tls", "--host", "0.0.0.0", fresh=True) as running:
        yield running


def test_only_clients_that_trust_the_authority_connect(server):
    with server.client() as client:
        answer = client.get("/api/me")
        assert answer.status_code == 200
        cookie = answer.headers["set-cookie"]
        assert "; Secure" in cookie
        # A year of HSTS for localhost or a machine's name would break whatever runs there without TLS tomorrow.
        assert "strict-transport-security" not in answer.headers
        assert client.put("/api/me", json={"name": "Ada"}, headers={"Origin": server.url}).status_code == 200
    with pytest.raises(httpx.ConnectError, match="certificate verify failed"):
        httpx.get(server.url)
    for host in ("localhost", "127.0.0.1"):
        shown_certificate(server.port, server.context(), host)
    with pytest.raises(ssl.SSLCertVerificationError):
        shown_certificate(server.port, server.context(), "example.org")


def test_the_files_are_private_and_the_terminal_says_how_to_trust_them(server):
    folder = server.data / "tls"
    modes = {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()}
    assert (modes["authority.pem"], modes["server.pem"], folder.stat().st_mode & 0o777) == (0o600, 0o600, 0o700)
    with server.client() as client:
        answer = client.get("/authority.crt")
    assert answer.headers["content-type"] == "application/x-x509-ca-cert"
    assert answer.content == server.authority.read_bytes()
    assert b"PRIVATE" not in answer.content
    said = server.tail()
    assert f"https://localhost:{server.port}/" in said
    others = names_of(shown_certificate(server.port, server.context())) - {"127.0.0.1", "localhost"}
    for address in (name for name in others if name.replace(".", "").isdigit()):
        assert f"https://{address}:{server.port}/" in said
    if "authority.crt" in said:
        assert fingerprint(server.authority) in said


@in_a_loop
async def test_a_socket_is_encrypted(server):
    url = f"wss://localhost:{server.port}/socket"
    async with connect(url, ssl=server.context()) as wire:
        socket_ = Socket(wire)
        await socket_.send(type="lobby")
        assert (await socket_.receive("lobby"))["type"] == "lobby"


def test_a_malformed_request_is_refused_and_the_connection_ends(server):
    """With TLS, a connection cannot be half closed."""
    with (
        socket.create_connection(("127.0.0.1", server.port), timeout=60) as wire,
        server.context().wrap_socket(wire, server_hostname="localhost") as encrypted,
    ):
        encrypted.sendall(b"GET / HTTP/1.1\r\nno header\r\n\r\n")
        answer = b""
        while part := encrypted.recv(65_536):
            answer += part
    assert answer.startswith(b"HTTP/1.1 400 ")
    assert "Traceback" not in server.tail()


def test_a_restart_keeps_authority_and_certificate(tmp_path):
    server = TlsServer(tmp_path / "data")
    with server:
        before = shown_certificate(server.port, server.context())
    with server:
        assert shown_certificate(server.port, server.context()) == before


def test_an_own_certificate(tmp_path):
    folder = tmp_path / "own"
    files = ensure_certificate(folder, MACHINE)
    assert files.authority is not None
    options = ("--tls-certificate", str(files.certificate), "--tls-key", str(files.key))
    with TlsServer(tmp_path / "data", *options, authority=files.authority) as server, server.client() as client:
        answer = client.get("/api/me")
        assert "; Secure" in answer.headers["set-cookie"]
        assert answer.headers["strict-transport-security"]
        assert client.get("/authority.crt").status_code == 404
    assert not (tmp_path / "data" / "tls").exists()


def test_several_processes_show_the_same_certificate(tmp_path, postgres, redis):
    options = ("--tls", "--workers", "2", "--db", postgres.database("tls"), "--bus", redis.url, "--engines", "1")
    with TlsServer(tmp_path / "data", *options) as server:
        shown = {shown_certificate(server.port, server.context()) for _ in range(8)}
        assert len(shown) == 1


def certificates(folder: Path) -> tuple[x509.Certificate, x509.Certificate]:
    """Those of the authority and of the server."""
    authority, server = (Identity.read((folder / f"{name}.pem").read_bytes()) for name in ("authority", "server"))
    return authority.certificate, server.certificate


def test_a_certificate_is_renewed_before_it_ends_by_the_same_authority(tmp_path):
    ensure_certificate(tmp_path, MACHINE, NOW)
    authority, first = certificates(tmp_path)
    ends = first.not_valid_after_utc
    ensure_certificate(tmp_path, MACHINE, ends - issuing.RENEWAL - DAY)
    assert certificates(tmp_path) == (authority, first)
    ensure_certificate(tmp_path, MACHINE, ends - issuing.RENEWAL + DAY)
    same, second = certificates(tmp_path)
    assert same == authority
    assert second.not_valid_after_utc > ends
    # The authority lasts ten years; then devices have to trust a new one.
    ensure_certificate(tmp_path, MACHINE, authority.not_valid_after_utc - DAY)
    other, third = certificates(tmp_path)
    assert other != authority
    third.verify_directly_issued_by(other)


def test_a_new_address_needs_a_new_certificate_but_no_new_authority(tmp_path):
    ensure_certificate(tmp_path, MACHINE, NOW)
    authority, first = certificates(tmp_path)
    moved = MACHINE._replace(names=MACHINE.names | {"10.1.2.3", "203.0.113.9", "example.org"})
    ensure_certificate(tmp_path, moved, NOW)
    same, second = certificates(tmp_path)
    assert same == authority
    assert names_of(second) - names_of(first) == {"10.1.2.3"}


def test_a_stolen_authority_is_worth_nothing_elsewhere(tmp_path):
    """OpenSSL rejects a certificate for another name, although the authority has signed it."""
    authority = new_authority("laptop", MACHINE.names, NOW)
    Path(tmp_path / "authority.crt").write_bytes(authority.certificate_pem)
    context = ssl.create_default_context(cafile=str(tmp_path / "authority.crt"))
    for name, is_trusted in (("localhost", True), ("example.org", False)):
        forged = forged_certificate(authority, name)
        (tmp_path / "server.pem").write_bytes(forged.pem)
        with listening(ssl_context(tmp_path / "server.pem")) as port:
            if is_trusted:
                assert names_of(shown_certificate(port, context, name)) == {name}
            else:
                with pytest.raises(ssl.SSLCertVerificationError, match="permitted subtree violation"):
                    shown_certificate(port, context, name)


def forged_certificate(authority: Identity, name: str) -> Identity:
    """A certificate that this code would not issue."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(issuing, "is_covered", lambda *_: True)
        return new_certificate(authority, [name], NOW)


def test_connections_after_a_renewal_see_the_new_certificate(tmp_path, caplog):
    files: TlsFiles = ensure_certificate(tmp_path, MACHINE, NOW - 380 * DAY)
    follower = CertificateFollower(files, lambda: ensure_certificate(tmp_path, MACHINE))
    context = ssl.create_default_context(cafile=str(files.authority))
    with listening(follower.context) as port:
        old = shown_certificate(port, context)
        follower.check()
        new = shown_certificate(port, context)
        assert new.not_valid_after_utc > old.not_valid_after_utc + 300 * DAY
        follower.check()
        assert shown_certificate(port, context) == new
        # What cannot be read does not end the server: it goes on with what it has.
        files.certificate.write_text("damaged")
        follower.check()
        assert shown_certificate(port, context) == new
    assert "the certificate cannot be replaced" in caplog.text


def test_the_qr_code_of_the_terminal_can_be_read():
    text = "https://192.168.178.123:6161/"
    pixels = {character: pair for pair, character in _HALVES.items()}
    rows: list[list[bool]] = []
    for line in _qr_code(text).splitlines():
        drawn = [pixels[character] for character in line.strip("\n")[2:] if character in pixels]
        rows += [[above for above, _ in drawn], [below for _, below in drawn]]
    width = max(map(len, rows))
    rows = [row + [False] * (width - len(row)) for row in rows]
    image = np.kron(np.where(np.array(rows), 0, 255).astype(np.uint8), np.ones((8, 8), np.uint8))
    assert [code.text for code in zxingcpp.read_barcodes(np.pad(image, 32, constant_values=255))] == [text]


def test_a_certificate_has_what_strict_clients_ask_for(tmp_path):
    """X.509 as RFC 5280 wants it, which Python 3.13 and phones check."""
    files = ensure_certificate(tmp_path, MACHINE, NOW)
    context = ssl.create_default_context(cafile=str(files.authority))
    context.verify_flags |= ssl.VERIFY_X509_STRICT
    with listening(ssl_context(files.certificate)) as port:
        certificate = shown_certificate(port, context)
    assert certificate.not_valid_after_utc - NOW < 398 * DAY
    usage = certificate.extensions.get_extension_for_class(x509.ExtendedKeyUsage).value
    assert [one.dotted_string for one in usage] == ["1.3.6.1.5.5.7.3.1"]
