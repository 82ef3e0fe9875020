"""Pages for frames of other sites: what they contain, and that no other page may be framed."""

from __future__ import annotations

import json
import re
from typing import Any

import httpx
import pytest
from litestar.routes import HTTPRoute

from hexad import puzzles
from hexad.server.app import make_app
from hexad.server.people.credentials import COOKIE
from hexad.server.settings import Settings

from .client import Server

TEMPLATE = """<!doctype html><html lang="en" data-page="embed"><head><title>Hexad</title></head><body></body></html>"""
FILES = {
    "index.html": '<!doctype html><html lang="en"><head><title>Hexad</title></head><body></body></html>',
    "embed.html": TEMPLATE,
    "assets/embed-Ab12.js": "export {};",
}
HTML = {"Accept": "text/html"}
# What the routes of the server have in braces.
PARAMETERS = {"rest": "nothing/here", "language": "en", "round_number": "1", "part": "standings", "page": "watch.png"}


@pytest.fixture(scope="module")
def http(tmp_path_factory):
    """A visitor with a session."""
    folder = tmp_path_factory.mktemp("embed")
    for name, text in FILES.items():
        path = folder / "client" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    with (
        Server(folder / "data", env={"HEXAD_CLIENT": str(folder / "client")}) as server,
        httpx.Client(base_url=server.url, timeout=60) as client,
    ):
        client.get("/api/me").raise_for_status()
        yield client


def create(http: httpx.Client, *chairs: str, **more: Any) -> str:
    request = {"game": "abalone", "chairs": [{"who": who} for who in chairs], **more}
    return str(http.post("/api/games/", json=request).raise_for_status().json()["game"])


def act(http: httpx.Client, game: str, **what: Any) -> None:
    http.post(f"/api/games/{game}/acts", json=what).raise_for_status()


def data_of(page: httpx.Response) -> dict[str, Any]:
    """What the server has sent with a page."""
    found = re.search(r'<script type="application/json" id="data">(.*?)</script>', page.text)
    assert found, page.text
    sent: dict[str, Any] = json.loads(found[1])
    return sent


def policy_of(answer: httpx.Response) -> dict[str, str]:
    parts = (part.strip().partition(" ") for part in answer.headers["content-security-policy"].split(";"))
    return {name: value for name, _, value in parts}


# What a page contains


def test_a_public_game_is_sent_with_its_page(http):
    game = create(http, "me", "me")
    act(http, game, type="move", move="a1b2")
    page = http.get(f"/embed/games/{game}")
    sent = data_of(page)["game"]
    assert (page.status_code, sent["name"], sent["game"], sent["moves"]) == (200, game, "abalone", ["a1b2"])
    assert sent["status"] == "playing"
    assert len(sent["players"]) == 2
    act(http, game, type="resign")
    sent = data_of(http.get(f"/embed/games/{game}"))["game"]
    assert (sent["status"], sent["result"]["reason"]) == ("over", "resignation")


def test_a_private_game_is_not_shown(http):
    """Not even to its player: the readers of the other site are not those who were given the link."""
    game = create(http, "me", "anyone")
    with httpx.Client(base_url=http.base_url) as guest:
        guest.get("/api/me").raise_for_status()
        guest.post(f"/api/games/{game}/join", json={}).raise_for_status()
    act(http, game, type="move", move="a1b2")
    name = http.get("/api/me").json()["name"]
    page = http.get(f"/embed/games/{game}")
    sent = data_of(page)
    assert (page.status_code, sent["refused"]["code"], "game" in sent) == (403, "private-game", False)
    assert "a1b2" not in page.text
    assert name.split()[-1] not in page.text


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/embed/games/nothing", 404, "no-game"),
        ("/embed/games/Zz9Zz9Zz9Zz9", 404, "no-game"),
        ("/embed/games", 404, "no-game"),
        ("/embed/puzzles/a0000000000", 404, None),
        ("/embed/puzzles/nothing", 404, None),
        ("/embed/nothing", 404, "not-found"),
        ("/embed/games/a/b", 404, "no-game"),
    ],
)
def test_a_wrong_address_has_a_page_that_says_so(http, path, status, code):
    page = http.get(path, headers=HTML)
    refused = data_of(page)["refused"]
    assert page.status_code == status
    assert code in {None, refused["code"]}
    assert 'data-page="embed"' in page.text


def test_puzzles_are_known_by_their_names(http):
    puzzle = puzzles.load("six")[0].id
    assert data_of(http.get(f"/embed/puzzles/{puzzle}")) == {"puzzle": puzzle}
    assert data_of(http.get("/embed/puzzles/daily")) == {"puzzle": "daily"}


def test_the_address_or_the_browser_chooses_the_language(http):
    game = create(http, "me", "me")
    for path, accepted, language in [
        ("/embed", "hu,en;q=0.5", "hu"),
        ("/embed?lang=de", "hu", "de"),
        ("/embed?lang=xx", "tr", "tr"),
        (f"/embed/games/{game}?lang=tr", "de", "tr"),
    ]:
        page = http.get(path, headers={"Accept-Language": accepted})
        assert f'<html lang="{language}" data-page="embed">' in page.text
        assert "accept-language" in page.headers["vary"].lower()


def test_names_cannot_break_out_of_the_page(http):
    """What an address contains stands nowhere in the page, and the data cannot end its element."""
    evil = "</script><script>alert(1)</script>"
    for path in (f"/embed?game={evil}", f"/embed/games/{evil}", f"/embed/puzzles/{evil}", f"/embed?lang={evil}"):
        assert "alert" not in http.get(path, headers=HTML).text


# Headers


@pytest.mark.parametrize("path", ["/embed", "/embed?game=abalone", "/embed/games/nothing", "/embed/puzzles/daily"])
def test_every_site_may_frame_it(http, path):
    assert COOKIE in http.cookies
    answer = http.get(path, headers=HTML)
    policy = policy_of(answer)
    assert policy["frame-ancestors"] == "*"
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self' 'wasm-unsafe-eval'"
    assert policy["form-action"] == policy["base-uri"] == "'none'"
    assert answer.headers["cross-origin-resource-policy"] == "cross-origin"
    assert answer.headers["cross-origin-embedder-policy"] == "require-corp"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["x-robots-tag"] == "noindex"
    assert "x-frame-options" not in answer.headers
    assert "set-cookie" not in answer.headers
    assert len(answer.headers.get_list("content-security-policy")) == 1
    assert len(answer.headers.get_list("cross-origin-resource-policy")) == 1


def test_sites_that_are_isolated_may_use_its_files(http):
    answer = http.get("/assets/embed-Ab12.js")
    assert answer.headers.get_list("cross-origin-resource-policy") == ["cross-origin"]
    assert policy_of(answer)["frame-ancestors"] == "'none'"
    assert "set-cookie" not in answer.headers


def sample(path: str) -> str:
    """A path of a route, with values in the place of its parameters."""
    return re.sub(r"\{(\w+)\}", lambda found: PARAMETERS.get(found[1], "abcd1234"), path)


def routes() -> list[str]:
    """A path of every route that browsers can open."""
    found = [route for route in make_app(Settings()).routes if isinstance(route, HTTPRoute)]
    return sorted({sample(route.path_format) for route in found if "GET" in route.methods})


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
def test_no_other_page_may_be_framed(http):
    """Every route of the server, and addresses that only look like a page for frames."""
    similar = ["/embed.html", "/embedded", "/embed-x", "/EMBED", "/de/embed", "/api/embed", "/nothing", "/index.html"]
    paths = [path for path in routes() if not path.startswith("/embed")]
    assert len(paths) > 100
    for path in [*paths, *similar]:
        # Some of them are streams.
        with http.stream("GET", path, headers=HTML) as answer:
            assert policy_of(answer)["frame-ancestors"] == "'none'", path
            assert answer.headers["cross-origin-resource-policy"] == "same-origin", path


def test_only_reading_is_possible(http):
    for method in ("POST", "PUT", "DELETE"):
        answer = http.request(method, "/embed", headers=HTML)
        assert answer.status_code == 405
        assert policy_of(answer)["frame-ancestors"] == "'none'"


def test_rate_limits_hold_for_frames(tmp_path):
    limits = json.dumps({"requests_per_second": 0.001, "burst": 3})
    with Server(tmp_path / "data", env={"HEXAD_LIMITS": limits}) as server:
        statuses = [httpx.get(f"{server.url}/embed").status_code for _ in range(6)]
    assert statuses[-1] == 429
