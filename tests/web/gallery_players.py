"""The scenes of players: profiles, leaderboards, own games, and opponents who are away."""

from __future__ import annotations

import json
import secrets
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from playwright.sync_api import expect

from tests.web.gallery_visitor import LONG_NAME
from tests.web.games import ABALONE, SIX
from tests.web.players import play, sign_up

if TYPE_CHECKING:
    from playwright.sync_api import Page, WebSocketRoute

    from tests.web.gallery_visitor import GalleryVisitor
    from tests.web.visitor import Visitor

__all__ = ["SCENES"]


def _members(visitor: GalleryVisitor) -> tuple[str, Visitor]:
    """Give the visitor and another one accounts and some finished games; returns the visitor's name and the other."""
    tag = secrets.token_hex(2)
    other = visitor.company("Robin")
    sign_up(other, f"{LONG_NAME[:33]} {tag}")
    name = f"Alex {tag}"
    sign_up(visitor, name)
    for number in range(5):
        winner, loser = (visitor, other) if number % 3 else (other, visitor)
        play(winner, loser, "six" if number == 1 else "abalone", control="60" if number == 2 else "300+3")
    play(visitor, other, rated=False, control="-")
    return name, other


def profile(visitor: GalleryVisitor) -> Page:
    """A player with ratings, finished games and a game in progress."""
    name, other = _members(visitor)
    running = visitor.play("abalone", "me", "anyone", control="600+5", listed=True)
    other.join(running)
    for number, move in enumerate(ABALONE[:6]):
        (other if number % 2 else visitor).act(running, type="move", move=move)
    page = visitor.open(f"/@/{quote(name)}")
    expect(page.locator("main").get_by_role("link").nth(5)).to_be_visible()
    return page


def profile_empty(visitor: GalleryVisitor) -> Page:
    """A player without games."""
    name = f"Kim {secrets.token_hex(2)}"
    sign_up(visitor, name)
    return visitor.open(f"/@/{quote(name)}")


def players(visitor: GalleryVisitor) -> Page:
    """The search of players and the leaderboards."""
    _members(visitor)
    return visitor.open("/players")


def players_found(visitor: GalleryVisitor) -> Page:
    """Players whose names contain a part."""
    name, _ = _members(visitor)
    page = visitor.open("/players")
    field = page.get_by_role("searchbox").first
    field.fill(name[:4])
    field.press("Enter")
    expect(page.get_by_role("link", name=name).first).to_be_visible()
    return page


def my_games(visitor: GalleryVisitor) -> Page:
    """Own games: some wait, some are over."""
    _, other = _members(visitor)
    for game, moves in (("abalone", ABALONE[:4]), ("six", SIX[:5])):
        running = visitor.play(game, "me", "anyone", control="900+10")
        other.join(running)
        for number, move in enumerate(moves):
            (other if number % 2 else visitor).act(running, type="move", move=move)
    page = visitor.open("/my-games")
    expect(page.locator("main").get_by_role("link").nth(3)).to_be_visible()
    return page


def my_games_empty(visitor: GalleryVisitor) -> Page:
    """The page of own games before the first one."""
    return visitor.open("/my-games")


def _with_presence(visitor: GalleryVisitor, presence: str, claim: dict[str, Any] | None = None) -> Page:
    """A game whose second player is said to be away or gone. To wait until that is so would take minutes."""
    visitor.rename("Alex")
    other = visitor.company("Robin")
    game = visitor.play("abalone", "me", "anyone", control="600+5")
    other.join(game)
    for number, move in enumerate(ABALONE[:7]):
        (other if number % 2 else visitor).act(game, type="move", move=move)

    def change(data: str | bytes, route: WebSocketRoute) -> None:
        message = json.loads(data)
        if message.get("type") == "presence":
            message |= {"seats": ["online", presence], "spectators": 3}
            # The server says what can be claimed from the opponent, who has really left.
            message.pop("claim", None)
            if claim:
                message["claim"] = claim
        route.send(json.dumps(message))

    def pass_on(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda data: change(data, route))

    visitor.page.route_web_socket("**/socket", pass_on)
    page = visitor.open(f"/games/{game}")
    expect(page.get_by_text(visitor.words(f"game-presence-{presence}")).first).to_be_attached()
    return page


def game_away(visitor: GalleryVisitor) -> Page:
    """The opponent looks at another page; some people watch."""
    return _with_presence(visitor, "away")


def game_gone(visitor: GalleryVisitor) -> Page:
    """The opponent has left, and the game can be claimed soon."""
    return _with_presence(visitor, "gone", {"seats": [0], "results": ["win", "draw", "abort"], "wait": 4_500})


def game_claim(visitor: GalleryVisitor) -> Page:
    """The opponent has left, and the game can be claimed."""
    page = _with_presence(visitor, "gone", {"seats": [0], "results": ["win", "draw", "abort"], "wait": 0})
    expect(page.get_by_role("group", name=visitor.words("game-claim-now"))).to_be_visible()
    return page


SCENES = (
    profile,
    profile_empty,
    players,
    players_found,
    my_games,
    my_games_empty,
    game_away,
    game_gone,
    game_claim,
)
