"""What may be asked for in a tournament, and every refusal, without a server."""

from __future__ import annotations

import msgspec
import pytest

from hexad.server.errors import RefusalError
from hexad.server.game.options import Options
from hexad.server.people.identity import Identity
from hexad.server.tournament import acts as a
from hexad.server.tournament import events as e
from hexad.server.tournament.decisions import decide, decide_creation
from hexad.server.tournament.facts import Asked, Person
from hexad.server.tournament.progress import ABANDONED_SECONDS, due_events
from hexad.server.tournament.tables import standings_of
from hexad.server.tournament.transitions import next_state

from .tournament_meeting import ADA, BEA, WIDE, Meeting, settings
from .tournament_world import GUEST, REASON

MANY = 10_000

# Who may do what


def test_only_accounts_create_and_enter():
    with pytest.raises(RefusalError, match="account"):
        decide_creation(settings(), Asked(Identity(GUEST, GUEST), 0.0))
    meeting = Meeting().opened()
    assert meeting.refuses(GUEST, a.Enter()) == "needs-account"
    with pytest.raises(RefusalError) as refusal:
        decide(meeting.state, a.Enter(), Asked(Identity("", ""), 0.0))
    assert refusal.value.code == "nobody"


@pytest.mark.parametrize(
    "act",
    [
        a.Open(),
        a.Announce(),
        a.Start(),
        a.Pause(),
        a.Resume(),
        a.Pair(),
        a.Change(settings=settings()),
        a.Cancel(reason=REASON),
        a.Finish(reason=REASON),
        a.AddOrganiser(player="p0"),
        a.RemoveOrganiser(player=ADA),
        a.AddEntrants(entrants=(a.NewEntrant(("p1",)),)),
        a.Record(pairing=1, result="1-0"),
        a.Correct(pairing=1, result="1-0", reason=REASON),
        a.Repair(round=1, pairings=((1, 2),), reason=REASON),
    ],
    ids=lambda act: type(act).__name__,
)
def test_players_do_not_organise(act):
    meeting = Meeting().started("p0", "p1", "p2")
    assert meeting.refuses("p0", act) == "not-organiser"


def test_nobody_acts_for_another_entrant():
    meeting = Meeting().opened("p0", "p1")
    assert meeting.refuses("p1", a.Withdraw(entrant=1)) == "not-your-entry"
    assert meeting.refuses("p1", a.Withdraw(entrant=9)) == "not-your-entry"
    assert meeting.refuses("p5", a.Withdraw()) == "not-entered"
    assert meeting.refuses(ADA, a.Withdraw(entrant=9)) == "no-entrant"
    assert meeting.refuses("p1", a.RequestBye(round=1, entrant=1)) == "not-your-entry"


def test_organisers_come_and_go_and_the_creator_stays():
    meeting = Meeting()
    assert meeting.refuses(BEA, a.Open()) == "not-organiser"
    meeting.do(ADA, a.AddOrganiser(player=BEA))
    assert meeting.refuses(BEA, a.AddOrganiser(player=BEA)) == "already-organiser"
    assert meeting.refuses(BEA, a.AddOrganiser(player="nobody here")) == "no-player"
    assert meeting.refuses(BEA, a.RemoveOrganiser(player=ADA)) == "creator-stays"
    meeting.do(BEA, a.RemoveOrganiser(player=BEA))
    assert meeting.refuses(BEA, a.Open()) == "not-organiser"
    assert meeting.refuses(ADA, a.RemoveOrganiser(player=BEA)) == "no-player"


# Entering


def test_nobody_enters_twice():
    meeting = Meeting().opened("p0")
    assert meeting.refuses("p0", a.Enter()) == "already-entered"
    meeting.do("p0", a.Withdraw())
    assert meeting.refuses("p0", a.Enter()) == "already-entered"
    assert meeting.refuses("p0", a.Withdraw()) == "already-withdrawn"
    meeting.do("p0", a.Return())
    assert meeting.refuses("p0", a.Return()) == "not-withdrawn"


def test_the_phase_decides_who_can_enter():
    meeting = Meeting(format="round-robin")
    assert meeting.refuses("p0", a.Enter()) == "not-registration"
    meeting.started("p0", "p1")
    assert meeting.refuses("p2", a.Enter()) == "too-late-entry"
    meeting.do(ADA, a.Cancel(reason=REASON))
    assert meeting.refuses("p2", a.Enter()) == "tournament-over"
    swiss = Meeting(rounds=1).started("p0", "p1")
    assert swiss.refuses("p2", a.Enter()) == "too-late-entry"
    late = Meeting(rounds=2).started("p0", "p1")
    late.do("p2", a.Enter())


def test_ratings_are_limited():
    meeting = Meeting(min_rating=1150, max_rating=1300).opened()
    assert meeting.refuses("p0", a.Enter()) == "rating-too-low"
    assert meeting.refuses("p11", a.Enter()) == "rating-too-high"
    meeting.do("p3", a.Enter())
    assert meeting.state.entrants[1].rating == 1250


def test_a_list_is_only_a_list_until_everybody_has_confirmed():
    meeting = Meeting(entry="list").opened()
    assert meeting.refuses("p0", a.Enter()) == "not-on-list"
    added = a.AddEntrants(entrants=tuple(a.NewEntrant((player,)) for player in ("p0", "p1", "p2")))
    meeting.do(ADA, added)
    assert meeting.refuses(ADA, added) == "entered-twice"
    assert meeting.refuses(ADA, a.Start()) == "too-few-entrants"
    meeting.do("p0", a.Confirm(entrant=1))
    assert meeting.refuses("p0", a.Confirm(entrant=2)) == "nothing-to-confirm"
    meeting.do("p2", a.Withdraw(entrant=3))
    meeting.do("p1", a.Confirm(entrant=2))
    meeting.do(ADA, a.Start())
    assert meeting.state.order == (2, 1)
    open_ = Meeting().opened()
    assert open_.refuses(ADA, added) == "not-by-list"


def test_naming_a_partner_does_not_bind_the_partner():
    meeting = Meeting(options={"players": 4}).opened()
    meeting.do("p0", a.Enter(partner="p1"))
    meeting.do("p2", a.Enter(partner="p1"))
    meeting.do("p1", a.Confirm(entrant=2))
    assert meeting.refuses("p1", a.Confirm(entrant=1)) == "already-entered"
    assert meeting.refuses("p3", a.Enter(partner="p1")) == "partner-entered"
    assert meeting.refuses("p3", a.Enter(partner="p3")) == "yourself"
    assert meeting.refuses("p3", a.Enter()) == "needs-partner"
    assert Meeting().opened().refuses("p3", a.Enter(partner="p1")) == "no-teams"


def test_who_was_withdrawn_by_an_organiser_cannot_return_alone():
    meeting = Meeting().opened("p0")
    meeting.do(ADA, a.Withdraw(entrant=1))
    assert meeting.refuses("p0", a.Return()) == "organisers-return"
    meeting.do(ADA, a.Return(entrant=1))


def test_ten_thousand_registrations_fill_the_places_and_no_more():
    state = Meeting().opened().state
    codes = set()
    for number in range(MANY):
        player = f"x{number}"
        asked = Asked(Identity(player, WIDE * 40, has_account=True), 1_000_000.0)
        try:
            (event,) = decide(state, a.Enter(), asked)
        except RefusalError as refusal:
            codes.add(refusal.code)
            continue
        state = next_state(state, event)
    assert codes == {"tournament-full"}
    assert len(state.entrants) == state.count() == 1_000


def test_coming_and_going_does_not_make_the_list_grow_without_end():
    state = Meeting(max_entrants=2).opened().state
    for number in range(6):
        asked = Asked(Identity(f"x{number}", "x", has_account=True), 1_000_000.0)
        for act in (a.Enter(), a.Withdraw()):
            (event,) = decide(state, act, asked)
            state = next_state(state, event)
    with pytest.raises(RefusalError, match="places"):
        decide(state, a.Enter(), Asked(Identity("x", "x", has_account=True), 1_000_000.0))
    assert (len(state.entrants), state.count()) == (6, 0)


# Rounds and results


def test_byes_are_requested_before_the_round():
    meeting = Meeting(rounds=3, half_byes=1).started("p0", "p1", "p2", "p3")
    assert meeting.refuses("p0", a.RequestBye(round=1)) == "bye-round"
    assert meeting.refuses("p0", a.RequestBye(round=4)) == "bye-round"
    meeting.do("p0", a.RequestBye(round=2))
    assert meeting.refuses("p0", a.RequestBye(round=2)) == "as-it-is"
    assert meeting.refuses("p0", a.RequestBye(round=3)) == "too-many-byes"
    meeting.play(share=1)
    meeting.do(ADA, a.Pair())
    absences = {absence.entrant: str(absence.kind) for absence in meeting.state.rounds[1].absences}
    assert absences[1] == "half"
    assert "bye" in absences.values()
    assert Meeting(format="round-robin").started("p0", "p1").refuses("p0", a.RequestBye(round=1)) == "no-byes"


def test_a_result_is_entered_once_and_then_corrected_with_a_reason():
    meeting = Meeting(place="tables", rounds=2).opened()
    meeting.do(ADA, a.AddEntrants(entrants=tuple(a.NewEntrant((f"Table {n}",)) for n in range(4))))
    meeting.do(ADA, a.Start())
    meeting.serve()
    assert meeting.refuses(ADA, a.Record(pairing=77, result="1-0")) == "no-pairing"
    meeting.do(ADA, a.Record(pairing=1, result="1-0"))
    assert meeting.refuses(ADA, a.Record(pairing=1, result="0-1")) == "has-result"
    assert meeting.refuses(ADA, a.Correct(pairing=1, result="0-1", reason=" \u200b")) == "bad-reason"
    assert meeting.refuses(ADA, a.Correct(pairing=1, result="1-0", reason=REASON)) == "as-it-is"
    meeting.do(ADA, a.Correct(pairing=1, reason=REASON))
    assert meeting.refuses(ADA, a.Pair()) == "round-not-over"
    meeting.do(ADA, a.Record(pairing=1, result="0-1"))
    meeting.do(ADA, a.Record(pairing=2, result="-/-"))
    meeting.do(ADA, a.Pair())
    assert meeting.refuses(ADA, a.Correct(pairing=1, reason=REASON)) == "result-needed"


def test_online_the_game_decides():
    meeting = Meeting().started("p0", "p1", "p2", "p3")
    assert meeting.refuses(ADA, a.Record(pairing=1, result="1-0")) == "game-decides"
    assert meeting.refuses(ADA, a.Correct(pairing=1, reason=REASON)) == "as-it-is"
    meeting.do(ADA, a.Correct(pairing=1, result="+/-", reason=REASON))
    assert meeting.refuses(ADA, a.Correct(pairing=1, reason=REASON)) == "result-needed"


def test_pairings_are_corrected_before_the_games_begin():
    meeting = Meeting(rounds=3).started("p0", "p1", "p2", "p3")
    meeting.play(share=1)
    met = {frozenset(pairing.entrants) for pairing in meeting.state.pairings.values()}
    meeting.do(ADA, a.Pair(minutes=5))
    drawn = [meeting.state.pairings[number].entrants for number in meeting.state.rounds[1].pairings]
    first, *_ = (pair for pair in met)
    again = tuple(sorted(first))
    rest = tuple(sorted({1, 2, 3, 4} - set(again)))
    repair = a.Repair(round=2, pairings=(again, rest), reason=REASON)  # type: ignore[arg-type]
    assert meeting.refuses(ADA, repair) == "met-before"
    assert meeting.refuses(ADA, a.Repair(round=1, pairings=(), reason=REASON)) == "no-round"
    assert meeting.refuses(ADA, a.Repair(round=2, pairings=((1, 1),), reason=REASON)) == "bad-pairings"
    assert meeting.refuses(ADA, a.Repair(round=2, pairings=((1, 9),), reason=REASON)) == "bad-pairings"
    kept, turned = drawn[0], drawn[1][::-1]
    before = set(meeting.state.pairings)
    meeting.do(ADA, a.Repair(round=2, pairings=(kept, turned), reason=REASON))
    numbers = meeting.state.rounds[1].pairings
    assert numbers[0] in before
    assert numbers[1] not in before
    meeting.now += 301
    assert meeting.refuses(ADA, a.Repair(round=2, pairings=(kept, turned), reason=REASON)) == "round-begun"


def test_what_concerns_the_pairings_cannot_be_changed_after_the_start():
    meeting = Meeting(rounds=3).opened("p0", "p1")
    base = meeting.state.settings
    change = a.Change(settings=msgspec.structs.replace(base, game="abalone"))
    assert meeting.refuses(ADA, change) == "settings-fixed"
    meeting.do(ADA, a.Change(settings=msgspec.structs.replace(base, control="600")))
    meeting.do(ADA, a.Start())
    base = meeting.state.settings
    for field, value in (("control", "900"), ("entry", "list"), ("format", "arena"), ("options", Options())):
        if value != getattr(base, field):
            change = a.Change(settings=msgspec.structs.replace(base, **{field: value}))
            assert meeting.refuses(ADA, change) == "settings-fixed"
    meeting.do(ADA, a.Change(settings=msgspec.structs.replace(base, rounds=4, title="New", tie_breaks=("wins",))))
    assert [len(row.tie_breaks) for row in standings_of(meeting.state)] == [1, 1]
    untimed = a.Change(settings=msgspec.structs.replace(meeting.state.settings, control="-"))
    assert meeting.refuses(ADA, untimed) == "untimed-tournament"


def test_a_tournament_that_was_given_up_is_cancelled():
    meeting = Meeting().opened("p0")
    assert due_events(meeting.state, meeting.state.time + ABANDONED_SECONDS) == ()
    (event,) = due_events(meeting.state, meeting.state.time + ABANDONED_SECONDS + 1)
    assert event == e.Cancelled(time=event.time, reason="abandoned")


def test_names_of_people_are_taken_from_their_accounts():
    meeting = Meeting().opened()
    asked = Asked(Identity("p0", "Real Name", has_account=True), 5.0, people={"p0": Person("p0", "Real Name")})
    (event,) = decide(meeting.state, a.Enter(name="Fake"), asked)
    assert isinstance(event, e.Entered)
    assert (event.name, event.members) == ("", (e.Member("Real Name", "p0"),))
