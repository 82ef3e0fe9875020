"""Challenges: from a profile to the board, declined, withdrawn, and from lists and results."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING
from urllib.parse import quote

from playwright.sync_api import expect

from tests.web.axe import violations
from tests.web.players import new_tag, play, sign_up
from tests.web.words import Words

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.web.visitor import Visitor

SAID = Words("en")


def send(visitor: Visitor, name: str, *, clock: str = "5+3", rated: bool = True) -> None:
    """Fill in the form that the button opens, and send the challenge."""
    dialog = visitor.page.get_by_role("dialog", name=SAID("shell-challenge-of", name=name))
    dialog.get_by_role("radio", name=clock, exact=True).check(force=True)
    if rated:
        dialog.get_by_role("radio", name=re.compile("^Rated")).check(force=True)
    dialog.get_by_role("button", name=SAID("matchmaking-challenge")).click()
    expect(dialog).to_have_count(0)


def received(visitor: Visitor, name: str) -> Locator:
    """The challenge of a player, which every page shows."""
    return visitor.page.get_by_role("region", name=SAID("matchmaking-challenged", name=name))


def sent(visitor: Visitor) -> Locator:
    """The user's own challenge."""
    return visitor.page.get_by_role("region", name=SAID("matchmaking-sent"))


def test_a_challenge_from_a_profile_is_accepted_on_any_page(visit):
    tag = new_tag()
    ann, bob = visit(), visit("phone")
    for visitor, name in ((ann, f"Ann {tag}"), (bob, f"Bob {tag}")):
        sign_up(visitor, name)
    bob.open("/rules")
    page = ann.open(f"/@/{quote(f'Bob {tag}')}")
    ann.button(SAID("shell-challenge-of", name=f"Bob {tag}")).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert violations(page) == []
    send(ann, f"Bob {tag}")
    expect(sent(ann)).to_contain_text(re.compile(rf"Bob {tag}\s+Abalone\s· 5\+3\s· rated"))
    page.reload()
    expect(sent(ann)).to_contain_text(f"Bob {tag}")
    bar = received(bob, f"Ann {tag}")
    expect(bar).to_contain_text(re.compile(r"1500\?.*challenges you:\s+Abalone\s· 5\+3\s· rated\s· you play"))
    assert violations(page) == []
    assert violations(bob.page) == []
    bar.get_by_role("button", name=re.compile("^Accept")).click()
    game = bob.game()
    assert ann.game() == game
    for visitor in (ann, bob):
        expect(visitor.page.get_by_role("region", name=re.compile("challenge"))).to_have_count(0)
    bob.act(game, type="resign")
    # After the game, another one can be agreed on.
    ann.button(SAID("shell-challenge-of", name=f"Bob {tag}")).click()
    send(ann, f"Bob {tag}", clock="10+0", rated=False)
    expect(received(bob, f"Ann {tag}")).to_contain_text("10+0")
    sent(ann).get_by_role("button", name=re.compile("^Withdraw")).click()
    expect(sent(ann)).to_have_count(0)
    expect(received(bob, f"Ann {tag}")).to_have_count(0)


def test_a_challenge_from_the_list_of_players_is_declined(visit):
    tag = new_tag()
    ann, bob = visit("phone"), visit()
    sign_up(bob, f"Bob {tag}")
    bob.open("/my-games")
    page = ann.open(f"/players?search={tag}")
    ann.button(SAID("shell-challenge-of", name=f"Bob {tag}")).click()
    dialog = page.get_by_role("dialog")
    # Guests play casual games.
    dialog.get_by_role("radio", name="5+3").check(force=True)
    expect(dialog.get_by_text(SAID("home-new-casual-account"))).to_be_visible()
    send(ann, f"Bob {tag}", rated=False)
    bar = bob.page.get_by_role("region", name=re.compile("challenges you"))
    expect(bob.page.get_by_role("listitem").filter(has_text="5+3")).to_have_count(0)
    bar.get_by_role("button", name=re.compile("^Decline the challenge")).click()
    expect(bar).to_have_count(0)
    notices = page.get_by_role("region", name=SAID("shell-notices"))
    expect(notices).to_contain_text(SAID("matchmaking-declined"))
    expect(sent(ann)).to_have_count(0)


def test_leaders_and_opponents_can_be_challenged_but_not_oneself(visit):
    tag = new_tag()
    ann, bob = visit(), visit()
    sign_up(ann, f"Ann {tag}")
    sign_up(bob, f"Bob {tag}")
    game = play(ann, bob)
    page = ann.open(f"/games/{game}")
    expect(ann.button(SAID("shell-challenge-of", name=f"Bob {tag}"))).to_be_visible()
    ann.open(f"/players?search={tag}")
    expect(ann.button(SAID("shell-challenge-of", name=f"Bob {tag}"))).to_be_visible()
    expect(ann.button(SAID("shell-challenge-of", name=f"Ann {tag}"))).to_have_count(0)
    assert violations(page) == []
