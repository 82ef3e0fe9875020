"""The client over HTTPS on a local network: the browser registers the service worker there, and refuses strangers."""

from __future__ import annotations

import base64
import hashlib

import pytest
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from playwright.sync_api import Error, expect

from hexad.texts import LANGUAGES
from tests.server.client import Server
from tests.server.tls_server import TlsServer, shown_certificate
from tests.web.browser import chromium
from tests.web.words import Words


@pytest.fixture
def arena(tmp_path):
    with TlsServer(tmp_path / "data") as running:
        yield running


def test_a_browser_that_trusts_the_server_has_everything(arena):
    """The browser accepts the server's key, as if its authority were installed; test_tls.py verifies the chain."""
    key = shown_certificate(arena.port, arena.context()).public_key()
    digest = hashlib.sha256(key.public_bytes(Encoding.DER, PublicFormat.SubjectPublicKeyInfo)).digest()
    trust = f"--ignore-certificate-errors-spki-list={base64.b64encode(digest).decode()}"
    # Not localhost, which browsers treat as secure even without TLS.
    url = f"https://127.0.0.1:{arena.port}"
    with chromium(trust) as browser:
        page = browser.new_context().new_page()
        page.goto(f"{url}/clock")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert page.evaluate("isSecureContext && location.protocol === 'https:'")
        assert page.evaluate("navigator.serviceWorker.ready.then(found => found.active !== null)")
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        cookie = next(cookie for cookie in page.context.cookies() if cookie["name"] == "hexad")
        assert (cookie["secure"], cookie["httpOnly"]) == (True, True)


def test_a_browser_that_does_not_know_the_authority_warns(arena):
    with chromium() as browser:
        page = browser.new_page()
        with pytest.raises(Error, match="ERR_CERT_AUTHORITY_INVALID"):
            page.goto(f"https://127.0.0.1:{arena.port}/")


def test_pages_over_plain_http_say_what_is_missing(tmp_path):
    """Another device opens the server by a name without TLS: the browser itself withholds what needs HTTPS."""
    with Server(tmp_path / "data") as server, chromium("--host-resolver-rules=MAP laptop.test 127.0.0.1") as browser:
        page = browser.new_page()
        for language in LANGUAGES:
            words = Words(language)
            address = f"http://laptop.test:{server.port}{words.prefix}"
            page.goto(f"{address}/settings")
            expect(page.get_by_text(words("settings-notifications-insecure"))).to_be_visible()
            page.goto(f"{address}/clock")
            expect(page.get_by_role("note")).to_have_text([words("clock-missing-insecure")])
        assert not page.evaluate("isSecureContext")
        page.goto(f"http://laptop.test:{server.port}/settings")
        switch = page.get_by_role("switch", name=Words("en")("settings-notifications"))
        switch.click()
        expect(switch).not_to_be_checked()
