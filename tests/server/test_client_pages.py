"""How the web client is served, with a small client created by the test."""

from __future__ import annotations

import gzip
import re
import time

import httpx
import pytest

from .client import READY, Server
from .waiting import bound

INDEX = "<!doctype html><title>Hexad</title><script type=module src=/assets/page-Ab12.js></script>" + " " * 600
SCRIPT = "export const cells = 61;\n" * 400
HTML = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
FILES = {
    "index.html": (INDEX.encode(), "text/html; charset=utf-8"),
    "sw.js": (b"self.skipWaiting();", "text/javascript; charset=utf-8"),
    "manifest.webmanifest": (b'{"name": "Hexad"}', "application/manifest+json"),
    "robots.txt": (b"User-agent: *\n", "text/plain; charset=utf-8"),
    "favicon.ico": (b"\0\0\1\0", "image/x-icon"),
    "icons/icon-192.png": (b"\x89PNG" + b"\0" * 1000, "image/png"),
    "icons/icon.svg": (b"<svg xmlns='http://www.w3.org/2000/svg'/>", "image/svg+xml"),
    "assets/page-Ab12.js": (SCRIPT.encode(), "text/javascript; charset=utf-8"),
    "assets/page-Cd34.css": (b"body{margin:0}", "text/css; charset=utf-8"),
    "assets/figtree-Ef56.woff2": (b"wOF2" + b"\0" * 1000, "font/woff2"),
    "assets/core-Ij90.wasm": (b"\0asm" + b"\0" * 1000, "application/wasm"),
    "assets/texts-Gh78.json": (b"{}", "application/json"),
}
PAGES = [
    "/",
    "/games/GAME",
    "/games/device/ab12",
    "/watch",
    "/analysis",
    "/analysis/GAME",
    "/analysis/device/ab12",
    "/rules",
    "/rules/A12",
    "/design",
    "/settings",
    "/clock",
    "/de",
    "/de/",
    "/tr/games/GAME",
    "/hu/analysis",
    "/tr/rules/A12",
    "/de/settings",
    "/sign-in",
    "/hu/sign-up",
    "/account",
    "/reset",
    "/tr/reset/SECRET",
    "/confirm/SECRET",
    "/de/privacy",
]
SECRET = "0f" * 32


@pytest.fixture(scope="module")
def http(tmp_path_factory):
    folder = tmp_path_factory.mktemp("pages")
    client = folder / "client"
    for name, (data, _) in FILES.items():
        path = client / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    (folder / "secret.txt").write_text("outside")
    (client / ".env").write_text("hidden")
    (client / "link.txt").symlink_to(folder / "secret.txt")
    with (
        Server(folder / "data", env={"HEXAD_CLIENT": str(client)}) as server,
        httpx.Client(base_url=server.url) as http,
    ):
        yield http


@pytest.fixture(scope="module")
def game(http):
    """The name of a game."""
    with httpx.Client(base_url=http.base_url) as player:
        return player.post("/api/games/", json={"game": "six", "chairs": [{"who": "me"}, {"who": "me"}]}).json()["game"]


def without_head(page: str) -> str:
    """The page without what differs from page to page."""
    return re.sub(r"<(title>.*?</title|meta .*?|link .*?)>\s*", "", page)


@pytest.mark.parametrize("path", PAGES)
def test_each_page_is_the_client(http, game, path):
    """With a head of its own, which test_previews.py reads."""
    path = path.replace("GAME", game).replace("SECRET", SECRET)
    page = http.get(path, headers=HTML)
    assert page.status_code == 200
    assert SECRET not in page.text
    assert without_head(page.text) == without_head(INDEX)
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert page.headers["cache-control"] == "no-cache"
    assert "set-cookie" not in page.headers
    assert "default-src 'none'" in page.headers["content-security-policy"]
    for known in (page.headers["etag"], f'"other", {page.headers["etag"]}'):
        again = http.get(path, headers={"If-None-Match": known})
        assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("name", FILES)
def test_files_have_their_content_type(http, name):
    data, kind = FILES[name]
    answer = http.get(f"/{name}")
    assert (answer.status_code, answer.content, answer.headers["content-type"]) == (200, data, kind)
    kept = "public, max-age=31536000, immutable" if name.startswith("assets/") else "no-cache"
    assert answer.headers["cache-control"] == kept


@pytest.mark.parametrize("path", ["/", "/de/rules/A12", "/assets/page-Ab12.js", "/health/live"])
def test_head_requests_are_answered(http, path):
    head, whole = http.head(path, headers=HTML), http.get(path, headers=HTML)
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-length"] == whole.headers["content-length"]
    assert http.head("/nothing").status_code == 404


def test_the_service_worker_may_serve_all_pages(http):
    assert http.get("/sw.js").headers["service-worker-allowed"] == "/"


def test_text_files_are_compressed_if_the_client_accepts_gzip(http):
    page = http.get("/", headers={"Accept-Encoding": "identity"}).text
    for path, text, vary in (
        ("/", page, "Accept-Encoding, Accept-Language"),
        ("/assets/page-Ab12.js", SCRIPT, "Accept-Encoding"),
    ):
        with http.stream("GET", path, headers={"Accept-Encoding": "br, gzip;q=0.8"}) as packed:
            raw = b"".join(packed.iter_raw())
        assert packed.headers["content-encoding"] == "gzip"
        assert gzip.decompress(raw).decode() == text
        assert len(raw) == int(packed.headers["content-length"]) < len(text) / 2
        for plainly in ("identity", "gzip;q=0, br"):
            plain = http.get(path, headers={"Accept-Encoding": plainly})
            assert "content-encoding" not in plain.headers
            assert plain.text == text
            assert plain.headers["vary"] == packed.headers["vary"] == vary
    assert "content-encoding" not in http.get("/icons/icon-192.png").headers


@pytest.mark.parametrize(
    "path",
    [
        "/nothing",
        "/de/nothing",
        "/fr/rules",
        "/rules/A99",
        "/learn/six1",
        "/games/a/b",
        "/games/Nothing1",
        "/rules/a/b/c",
        "/.env",
        "/link.txt",
        "/..%2fsecret.txt",
    ],
)
def test_browsers_get_the_clients_page_for_unknown_urls(http, path):
    page = http.get(path, headers=HTML)
    title = "Seite nicht gefunden" if path.startswith("/de") else "Page not found"
    assert (page.status_code, page.text) == (404, INDEX.replace("Hexad<", f"{title} · Hexad<"))
    refused = http.get(path, headers={"Accept": "application/json"})
    assert (refused.status_code, refused.json()["code"]) == (404, "not-found")


@pytest.mark.parametrize("path", ["/api/nothing", "/assets/gone-Zz99.js", "/static/nothing.js", "/health/nothing"])
def test_programs_are_refused(http, path):
    answer = http.get(path, headers=HTML)
    assert (answer.status_code, answer.json()["type"]) == (404, "refused")


def test_without_a_client_the_server_reports_it_and_serves_programs(tmp_path):
    with Server(tmp_path / "data", env={"HEXAD_CLIENT": str(tmp_path / "nowhere")}) as server:
        page = httpx.get(server.url, headers=HTML)
        assert (page.status_code, page.headers["content-type"]) == (503, "text/html; charset=utf-8")
        assert "<code>make</code>" in page.text
        assert httpx.get(f"{server.url}/nothing", headers=HTML).status_code == 503
        assert httpx.get(f"{server.url}/api/me").status_code == 200
        assert httpx.get(f"{server.url}/static/reference.css").status_code == 200


def test_the_first_page_is_served_soon_after_the_start(tmp_path):
    """The documented two seconds hold on an idle machine."""
    client = tmp_path / "client" / "assets"
    client.mkdir(parents=True)
    (tmp_path / "client" / "index.html").write_text(INDEX)
    for number in range(30):
        (client / f"part-{number}.js").write_text(f"// {number}\n{SCRIPT}")
    server = Server(tmp_path / "data", env={"HEXAD_CLIENT": str(tmp_path / "client")})
    began = time.monotonic()
    with server:
        assert httpx.get(server.url).status_code == 200
        assert time.monotonic() - began < bound(10, READY)


@pytest.mark.parametrize(
    "path", ["/reset/short", "/confirm", "/de/confirm/0F", "/sign-in/x", "/account/x", "/privacy/x", "/clock/x"]
)
def test_links_that_are_none_are_not_found(http, path):
    assert http.get(path, headers=HTML).status_code == 404


@pytest.mark.parametrize("path", ["/sign-in", "/account", "/reset", f"/reset/{SECRET}", f"/confirm/{SECRET}"])
def test_pages_for_one_visitor_are_not_for_search_engines(http, path):
    assert http.get(path, headers=HTML).headers["x-robots-tag"] == "noindex"
    assert "x-robots-tag" not in http.get("/privacy", headers=HTML).headers
