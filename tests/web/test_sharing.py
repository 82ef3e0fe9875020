"""Sharing: the QR code of an invitation, and a finished game as an animated image."""

from __future__ import annotations

import io
import re
from functools import cache
from pathlib import Path
from urllib.parse import urlsplit

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import expect

from tests.pictures.frames import frames
from tests.web.axe import violations
from tests.web.games import ABALONE, finished

CODE = "QR code with the link to this game"


def decoded(png: bytes) -> list[str]:
    """The texts of all QR codes in a picture."""
    return [code.text for code in zxingcpp.read_barcodes(Image.open(io.BytesIO(png)).convert("RGB"))]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("look", ["phone", "desktop"])
def test_the_code_of_an_invitation_is_its_link(visit, look, theme):
    host = visit(look)
    host.choose(theme=theme)
    page = host.open("/")
    name = host.create("abalone", "me", "anyone")
    page = host.open(f"/de/games/{name}")
    code = page.get_by_role("img", name="QR-Code mit dem Link zu dieser Partie")
    code.scroll_into_view_if_needed()
    expect(code).to_be_visible()
    link = f"{host.url}/games/{name}"
    assert page.get_by_role("textbox", name="Link zu dieser Partie").input_value() == link
    assert decoded(page.screenshot()) == [link], "as a phone sees it on the screen"
    picture = Image.open(io.BytesIO(code.screenshot())).convert("L")
    assert picture.getpixel((6, picture.height // 2)) == 255, "light around the code, in every theme"
    assert violations(page) == []


def test_a_guest_who_follows_the_link_sees_no_code(visit):
    host, guest = visit(), visit()
    host.open("/")
    name = host.create("six", "me", "anyone")
    page = guest.open(f"/games/{name}")
    expect(guest.button("Take this seat")).to_be_visible()
    expect(page.get_by_role("img", name=CODE)).to_have_count(0)


def test_the_package_for_codes_is_loaded_only_for_a_code(visit):
    visitor = visit()
    asked: list[str] = []
    visitor.context.on("request", lambda request: asked.append(request.url))

    # Scripts are read here: the browser forgets them when the page is left.
    @cache
    def is_encoder(url: str) -> bool:
        return "maskPattern" in visitor.context.request.get(url).text()

    def has_encoder() -> bool:
        return any(is_encoder(url) for url in asked if url.endswith(".js"))

    visitor.open("/")
    name = visitor.create("abalone", "me", "me")
    visitor.open(f"/games/{name}")
    assert not has_encoder()
    page = visitor.open(f"/games/{visitor.create('abalone', 'me', 'anyone')}")
    expect(page.get_by_role("img", name=CODE)).to_be_visible()
    assert has_encoder()


@pytest.mark.parametrize(
    ("page_of", "sheet", "kind"), [("games", "Share this game", "GIF"), ("analysis", "Share", "WebP")]
)
def test_a_finished_game_is_downloaded_as_an_animated_image(visitor, page_of, sheet, kind):
    visitor.open("/")
    name = finished(visitor)
    page = visitor.open(f"/{page_of}/{name}")
    visitor.button("Share").click()
    dialog = page.get_by_role("dialog", name=sheet)
    expect(dialog.get_by_role("heading", name="Animated image")).to_be_visible()
    with page.expect_download(timeout=60_000) as download:
        dialog.get_by_role("button", name=kind).click()
    assert download.value.suggested_filename == f"{name}.{kind.lower()}"
    image = Path(download.value.path()).read_bytes()
    assert len(frames(image)) == len(ABALONE) + 1
    expect(dialog.get_by_role("button", name=kind)).to_be_enabled()
    assert violations(page) == []


def test_there_is_no_animated_image_of_a_game_that_goes_on(visitor):
    visitor.open("/")
    name = visitor.create("six", "me", "me")
    page = visitor.open(f"/analysis/{name}")
    visitor.button("Share").click()
    expect(page.get_by_role("dialog", name="Share").get_by_role("heading", name="Picture")).to_be_visible()
    expect(page.get_by_role("heading", name="Animated image")).to_have_count(0)


def test_a_refusal_is_said(visitor):
    visitor.forgives = re.compile("status of 503")
    visitor.open("/")
    name = finished(visitor, "six")
    page = visitor.open(f"/games/{name}")
    refused = '{"type": "refused", "code": "busy", "text": "Too many"}'
    page.route(
        "**/animation.gif*", lambda route: route.fulfill(status=503, body=refused, content_type="application/json")
    )
    visitor.button("Share").click()
    page.get_by_role("button", name="GIF").click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_have_text(re.compile("Too much is going on right now"))


def test_the_canonical_address_is_for_programs_without_scripts(visitor):
    """A browser that shares the page would send it, and after a step to another page it would be wrong."""
    answer = visitor.context.request.get("/rules")
    assert f'<link rel="canonical" href="{visitor.url}/rules">' in answer.text()
    page = visitor.open("/rules")
    expect(page.locator("link[rel=canonical]")).to_have_count(0)
    assert urlsplit(page.url).path == "/rules"
