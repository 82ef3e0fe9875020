"""A visitor of the gallery: one language, one screen, and company for games of several people."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from tests.web.board_actions import AbaloneActions, SixActions
from tests.web.visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

    from tests.web.words import Words

__all__ = ["LONG_NAME", "SCREENS", "GalleryVisitor"]

SCREENS: dict[str, dict[str, Any]] = {
    "phone": {"look": "phone"},
    "tablet": {"viewport": {"width": 820, "height": 1180}, "has_touch": True, "is_mobile": True},
    "desktop": {"viewport": {"width": 1440, "height": 900}},
}
LONG_NAME = "Maximiliane Winterfeld-Oberndorfer Aar"
"""Nearly as long as a name can be."""
# A move or two can be taken out of a game without a result.
_ABORTABLE = 2


class GalleryVisitor(Visitor):
    """A visitor whose paths and texts are those of a language."""

    def __init__(self, browser: Browser, url: str, words: Words, screen: str, broken_game: str = "") -> None:
        super().__init__(browser, url, **SCREENS[screen], locale=words.language, timezone_id="Europe/Berlin")
        self.words = words
        self.screen = screen
        self.broken_game = broken_game
        """A game that the server cannot read."""
        self._browser = browser
        self._company: list[Visitor] = []
        self._games: list[tuple[Visitor, str]] = []
        # The hints of the first game are shown in one scene only.
        self.remember("first-hints", abalone="closed", six="closed")

    @property
    def has_touch(self) -> bool:
        """Whether the screen is touched rather than pointed at."""
        return self.screen != "desktop"

    def open(self, path: str) -> Page:
        """Go to a page in the visitor's language."""
        return super().open(self.words.prefix + path)

    def remember(self, name: str, **values: Any) -> None:
        """Store what the client remembers in a browser, before the first page is opened."""
        item = f"localStorage.setItem('hexad.{name}', {json.dumps(json.dumps(values))})"
        self.context.add_init_script(f"if (!localStorage.getItem('hexad.{name}')) {item}")

    def company(self, name: str) -> Visitor:
        """Another visitor, who plays without a page."""
        other = Visitor(self._browser, self.url)
        _rename(other, name)
        self._company.append(other)
        return other

    def rename(self, name: str) -> None:
        """Take a name."""
        _rename(self, name)

    def play(
        self, game: str, *chairs: str, moves: list[str] | None = None, by: Visitor | None = None, **more: Any
    ) -> str:
        """Set up a game at one device, or with these chairs, and make the moves of all players there."""
        host = by or self
        name = host.create(game, *(chairs or ("me", "me")), **more)
        self._games.append((host, name))
        for move in moves or []:
            host.act(name, type="move", move=move)
        return name

    def press(self, key: str, **values: str | float) -> None:
        """Press the button with this text."""
        self.touch(self.page.get_by_role("button", name=self.words(key, **values), exact=True).first)

    def touch(self, place: Locator) -> None:
        """Click it, or tap it with a finger."""
        if self.has_touch:
            place.tap()
        else:
            place.click()

    def pick(self, value: str) -> None:
        """Choose the option with this value, which is the same in all languages."""
        self.page.locator(f'input[type="radio"][value="{value}"]').first.check(force=True)

    def sheet(self) -> Locator:
        """The sheet that is open."""
        sheet = self.page.locator("dialog[open]")
        expect(sheet).to_be_visible()
        return sheet

    @property
    def abalone(self) -> AbaloneActions:
        """Actions on a board of Abalone."""
        return AbaloneActions(self.page, taps=self.has_touch)

    @property
    def six(self) -> SixActions:
        """Actions on a table of Six."""
        return SixActions(self.page, taps=self.has_touch)

    def leave(self) -> list[str]:
        """End all games, so that no later scene lists them; returns the errors of all pages."""
        self.context.set_offline(False)
        for host, game in self._games:
            _end(host, game)
        return [trouble for other in self._company for trouble in other.leave()] + super().leave()


def _rename(visitor: Visitor, name: str) -> None:
    answer = visitor.context.request.put("/api/me", data={"name": name})
    assert answer.ok, answer.text()


def _end(host: Visitor, game: str) -> None:
    state = host.state(game)
    if state["status"] == "open" or (state["status"] == "playing" and state["ply"] < _ABORTABLE):
        host.act(game, type="abort")
    elif state["status"] == "playing":
        host.act(game, type="resign")
