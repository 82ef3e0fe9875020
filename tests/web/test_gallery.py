"""The gallery takes its pictures, and reports the scenes that it cannot show."""

from __future__ import annotations

import pytest
from PIL import Image

from tests.web import gallery
from tests.web.gallery_scenes import DARK, PHONE_ONLY, SCENES, VIEWPORT_ONLY
from tests.web.gallery_visitor import SCREENS


def test_every_exception_of_the_table_is_a_scene():
    assert set(SCENES) >= DARK | PHONE_ONLY | VIEWPORT_ONLY


def test_pictures_of_pages_and_sheets(arena, browser, tmp_path, capsys):
    pages = ["new-game-four", "six-groups"]
    shown = gallery.Gallery(gallery.pictures_of(["hu"], pages, ["phone"]), tmp_path)
    shown.open("hu", browser, arena.url)
    assert shown.close() == 0, shown.failures
    assert "   1/2 hu/new-game-four-phone\n   2/2 hu/six-groups-phone\n" in capsys.readouterr().out
    found = {file.name for file in (tmp_path / "hu").iterdir()}
    # The sheet is longer than the screen.
    assert {f"{page}-phone-{scheme}.png" for page in pages for scheme in ("light", "dark")} < found
    assert "new-game-four-phone-light-2.png" in found
    with Image.open(tmp_path / "hu" / "six-groups-phone-light.png") as picture:
        assert picture.width == 390


def test_a_scene_that_fails_is_named_and_the_others_are_shown(arena, browser, tmp_path, capsys, monkeypatch):
    def fail(visitor):
        raise AssertionError("the page is gone")

    monkeypatch.setitem(SCENES, "home", fail)
    old = tmp_path / "de" / "home-desktop-light-2.png"
    old.parent.mkdir()
    old.touch()
    shown = gallery.Gallery(gallery.pictures_of(["de"], ["home", "offline"], ["desktop"]), tmp_path)
    shown.open("de", browser, arena.url)
    assert shown.close() == 1
    said = capsys.readouterr()
    assert said.err == "de/home-desktop: the page is gone\n"
    assert "1 of 2 scenes" in said.out
    assert [file.name for file in (tmp_path / "de").iterdir()] == ["offline-desktop-light.png"]


def test_an_error_on_a_page_fails_its_scene(arena, browser, tmp_path, monkeypatch):
    def complain(visitor):
        page = visitor.open("/rules")
        page.evaluate("console.error('a complaint')")
        return page

    monkeypatch.setitem(SCENES, "rules", complain)
    shown = gallery.Gallery(gallery.pictures_of(["tr"], ["rules"], ["tablet"]), tmp_path)
    shown.open("tr", browser, arena.url)
    assert "a complaint" in shown.failures[0]


@pytest.mark.parametrize("option", ["--language", "--page", "--screen"])
def test_an_unknown_choice_is_refused(option, capsys):
    with pytest.raises(SystemExit) as stopped:
        gallery.main([option, "nothing"])
    assert stopped.value.code == 2
    assert "invalid choice: 'nothing'" in capsys.readouterr().err


def test_menus_of_phones_are_taken_on_phones():
    pictures = gallery.pictures_of(["en"], ["menu", "home"], list(SCREENS))
    assert [str(picture) for picture in pictures if picture.page == "menu"] == ["en/menu-phone"]
    assert len(pictures) == 4
