"""A knock-out in which a drawn match is decided by additional games."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.axe import violations
from tests.web.players import new_tag
from tests.web.tournaments import Host, enrol
from tests.web.words import Words

SAID = Words("en")


def end_game(members, game, *, is_drawn=False):
    """End a game: the second one resigns, or both agree to a draw."""
    pair = [members[game["first"]], members[game["second"]]]
    pair[0].until(lambda: bool(pair[0].context.request.get(f"/api/games/{game['game']}").ok))
    if is_drawn:
        for player, move in zip(pair, ("a1b2", "i9h8"), strict=True):
            player.act(game["game"], type="move", move=move)
        for player in pair:
            player.act(game["game"], type="draw")
    else:
        pair[1].act(game["game"], type="resign")


def test_a_level_match_is_decided_by_additional_games(arena, visit):
    tag = new_tag()
    names = [f"{name} {tag}" for name in ("Ann", "Ben", "Cyd", "Dee")]
    organiser, *players = [visit() for _ in range(5)]
    enrol(arena, [organiser, *players], [f"Olga {tag}", *names])
    settings = {"format": "knockout", "tie_break_control": "180", "pause_minutes": 0, "round_start": "automatic"}
    host = Host(organiser, **settings)
    host.act("open")
    for player in players:
        host.act("enter", by=player)
    host.act("start")
    members = dict(enumerate(players, 1))
    drawn, other = host.round(1)
    page = visit().open(f"{host.path}/bracket")
    expect(page.get_by_role("heading", name=SAID("tournament-semifinal"))).to_be_visible()
    expect(page.locator(".match a.live")).to_have_count(2)
    own = members[drawn["first"]].open(host.path)
    expect(own.get_by_role("link", name=SAID("tournament-to-board"))).to_be_visible()

    end_game(members, drawn, is_drawn=True)
    extra = next_game(host, drawn)
    # A player who looks at the tournament is taken to the board.
    expect(own).to_have_url(re.compile(f"/games/{extra['game']}$"))
    own = members[drawn["first"]].open(host.path)
    expect(own.get_by_text(SAID("tournament-extra-game"))).to_be_visible()
    # The winner of the first additional game draws the second one.
    end_game(members, extra)
    end_game(members, next_game(host, extra), is_drawn=True)
    end_game(members, other)
    final = host.round(2)[0]
    decided = page.locator(".match").filter(has_text=SAID("tournament-decision-extra-games"))
    expect(decided).to_contain_text(names[extra["first"] - 1])
    expect(decided.locator(".winner")).to_contain_text("2")
    # A result is in the order of the names above it, whoever moved first.
    for game in (extra, other):
        winner = names[game["first"] - 1]
        match = page.locator(".match").filter(has_text=winner).filter(has=page.locator(".games")).first
        is_above = winner in match.locator(".who").first.inner_text()
        won = match.locator(".games a").nth(1 if game is extra else 0)
        expect(won).to_contain_text("1 : 0" if is_above else "0 : 1")
    assert violations(page) == []
    end_game(members, final)
    host.status("finished")
    podium = page.get_by_role("list", name=SAID("tournament-podium"))
    expect(podium.get_by_role("listitem").first).to_contain_text(names[final["first"] - 1])


def next_game(host, game):
    """The game that follows in the same match."""
    sides = {game["first"], game["second"]}

    def later():
        games = host.get("rounds/1")["pairings"]
        return [one for one in games if {one["first"], one["second"]} == sides and one["number"] > game["number"]]

    host.until(lambda _: bool(later()))
    return later()[0]
