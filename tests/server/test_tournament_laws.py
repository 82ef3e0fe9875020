"""Laws of tournaments: after any acts at any time, nobody is paired twice, and the log determines the state."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, get_args

import msgspec
import pytest
from hypothesis import event as note
from hypothesis import given, settings
from hypothesis import strategies as st

from hexad.server.game.options import Options
from hexad.server.tournament import acts as a
from hexad.server.tournament import events as e
from hexad.server.tournament.arena_records import recorded_again
from hexad.server.tournament.settings import Format, Place, TournamentSettings
from tests.profiles import scaled

from .tournament_world import GUEST, ORGANISERS, PLAYERS, REASON, RESULTS, World

if TYPE_CHECKING:
    from collections.abc import Callable

FORMATS: tuple[Format, ...] = get_args(Format)
TEAMS = msgspec.convert({"players": 4}, Options)
DAY = 86_400.0
seeds = st.integers(0, 2**64)


@st.composite
def choices(draw: st.DrawFn) -> TournamentSettings:
    """Settings of any kind."""
    format_ = draw(st.sampled_from(FORMATS))
    is_team = draw(st.integers(0, 4)) == 0
    places: list[Place] = ["online"] if format_ == "arena" else ["online", "online", "tables"]
    return TournamentSettings(
        title="Law",
        format=format_,
        game="six",
        control="1/86400" if format_ == "league" and draw(st.booleans()) else "300+3",
        place=draw(st.sampled_from(places)),
        options=TEAMS if is_team else Options(),
        rounds=draw(st.integers(1, 5)),
        cycles=draw(st.integers(1, 2)),
        games_per_match=draw(st.sampled_from([1, 2, 4])),
        tie_break_pairs=draw(st.integers(0, 2)),
        third_place=draw(st.booleans()),
        minutes=draw(st.integers(5, 60)),
        days=draw(st.integers(1, 3)),
        entry=draw(st.sampled_from(["open", "open", "link", "list"])),
        min_rating=draw(st.sampled_from([None, None, 1200])),
        max_entrants=draw(st.sampled_from([None, None, 4, 7])),
        starts=draw(st.sampled_from([None, 1_000_500.0])),
        round_start=draw(st.sampled_from(["organiser", "automatic"])),
        pause_minutes=draw(st.integers(0, 2)),
        half_byes=draw(st.integers(0, 2)),
    )


def any_act(world: World, number: int) -> tuple[str, a.Act]:
    """A random act of a random person, most often one that makes sense."""
    rng, state = world.rng, world.state
    player = rng.choice([*PLAYERS, *ORGANISERS, ORGANISERS[0], ORGANISERS[0], GUEST])
    name = f"a{number}" if rng.random() < 0.9 else f"a{rng.randrange(number + 1)}"
    entrant = rng.choice([None, None, 1 + rng.randrange(max(1, len(state.entrants) + 1))])
    pairing = rng.choice(sorted(state.pairings) or [1])
    acts: list[tuple[float, Callable[[], a.Act]]] = [
        (10, lambda: a.Enter(id=name, partner=rng.choice(PLAYERS) if state.is_team else None)),
        (3, lambda: a.Confirm(id=name, entrant=entrant or 1)),
        (3, lambda: a.AddEntrants(id=name, entrants=(_new_entrant(world), _new_entrant(world)))),
        (2, lambda: a.Withdraw(id=name, entrant=entrant)),
        (3, lambda: a.Return(id=name, entrant=entrant)),
        (2, lambda: a.RequestBye(id=name, round=rng.randint(1, 4), entrant=entrant, yes=rng.random() < 0.7)),
        (1, lambda: a.Open(id=name)),
        (1, lambda: a.Announce(id=name)),
        (1, lambda: a.Start(id=name)),
        (4, lambda: a.Pair(id=name, minutes=rng.choice([0, 0, 1]))),
        (1, lambda: a.Pause(id=name)),
        (3, lambda: a.Resume(id=name)),
        (2, lambda: _repair(world, name)),
        (4, lambda: a.BeReady(id=name, pairing=pairing, yes=rng.random() < 0.8)),
        (8, lambda: a.Record(id=name, pairing=pairing, result=rng.choice(RESULTS))),
        (3, lambda: a.Correct(id=name, pairing=pairing, result=rng.choice([None, *RESULTS]), reason=REASON)),
        (0.5, lambda: a.AddOrganiser(id=name, player=rng.choice([*ORGANISERS, "p11"]))),
        (0.5, lambda: a.RemoveOrganiser(id=name, player=rng.choice([*ORGANISERS, "p11"]))),
        (0.5, lambda: a.Change(id=name, settings=_changed(world))),
        (0.1, lambda: a.Finish(id=name, reason=REASON)),
        (0.05, lambda: a.Cancel(id=name, reason=REASON)),
    ]
    weights, makers = zip(*acts, strict=True)
    return player, rng.choices(makers, weights)[0]()


def _new_entrant(world: World) -> a.NewEntrant:
    count = 2 if world.state.is_team else 1
    names = world.rng.sample([f"guest {number}" for number in range(30)] + list(PLAYERS), count)
    return a.NewEntrant(tuple(names), rating=world.rng.randrange(2_000))


def _repair(world: World, name: str) -> a.Act:
    numbers = list(world.state.entrants)
    world.rng.shuffle(numbers)
    pairs = tuple(zip(numbers[::2], numbers[1::2], strict=False))
    bye = numbers[-1] if len(numbers) % 2 else None
    return a.Repair(id=name, round=max(1, len(world.state.rounds)), pairings=pairs, reason=REASON, bye=bye)


def _changed(world: World) -> TournamentSettings:
    changes: dict[str, Any] = world.rng.choice(
        [{"title": "New"}, {"rounds": 3}, {"rated": True}, {"round_start": "automatic"}, {"control": "-"}]
    )
    return msgspec.structs.replace(world.state.settings, **changes)


def opened(settings: TournamentSettings, seed: int) -> World:
    """A tournament with some entrants, most often started."""
    rng = random.Random(seed)
    world = World(settings, rng)
    world.act(ORGANISERS[0], a.Open())
    world.act(ORGANISERS[0], a.AddOrganiser(player=ORGANISERS[1]))
    for player in rng.sample(PLAYERS, 8):
        partner = PLAYERS[(PLAYERS.index(player) + 6) % len(PLAYERS)] if world.state.is_team else None
        if settings.entry == "list":
            members = (player,) if partner is None else (player, partner)
            world.act(ORGANISERS[0], a.AddEntrants(entrants=(a.NewEntrant(members),)))
        else:
            world.act(player, a.Enter(partner=partner))
        for member in (player, partner):
            if member is not None:
                world.act(member, a.Confirm(entrant=max(1, len(world.state.entrants))))
    if rng.random() < 0.8:
        world.act(ORGANISERS[0], a.Start())
    return world


def pass_time(world: World) -> None:
    is_league = world.state.settings.format == "league"
    world.now += world.rng.choice([0.0, 1.0, 30.0, 120.0, 600.0, *([DAY] if is_league else [])])


@settings(max_examples=scaled(300), deadline=None)
@given(choices(), seeds)
def test_nobody_is_paired_twice_and_the_log_is_the_state(chosen, seed):
    world = opened(chosen, seed)
    for number in range(100):
        world.act(*any_act(world, number))
        if world.rng.random() < 0.5:
            pass_time(world)
            world.serve()
            world.play()
        if world.rng.random() < 0.01:
            world.anonymise(world.rng.choice(PLAYERS))
    world.check_all()
    for code in world.refusals:
        note(f"refused: {code}")
    for happened in world.log:
        note(type(happened).__name__)


@settings(max_examples=scaled(150), deadline=None)
@given(choices(), seeds)
def test_a_tournament_without_disturbance_ends(chosen, seed):
    chosen = msgspec.structs.replace(
        chosen, round_start="automatic", starts=1_000_500.0, place="online", min_rating=None
    )
    world = opened(chosen, seed)
    for _ in range(600):
        if world.state.ended is not None:
            break
        pass_time(world)
        world.serve()
        for pairing in world.state.open_pairings():
            for number in pairing.entrants:
                world.act(world.state.entrants[number].members[0].player, a.BeReady(pairing=pairing.number))
        world.play(share=0.9)
    world.check_all()
    assert world.state.status in ("finished", "cancelled")
    note(f"{chosen.format}: {world.state.status} {world.state.reason}")
    if world.state.status == "cancelled":
        assert world.state.reason == "too-few"


@settings(max_examples=scaled(40), deadline=None)
@given(seeds)
def test_the_scores_of_an_arena_are_those_of_its_games(seed):
    chosen = TournamentSettings(title="Law", format="arena", game="six", control="60", minutes=30)
    world = opened(chosen, seed)
    world.act(ORGANISERS[0], a.Start())
    for number in range(30):
        pass_time(world)
        world.serve()
        world.play()
        if number % 10 == 9 and world.state.pairings:
            pairing = world.rng.choice(sorted(world.state.pairings))
            world.act(ORGANISERS[0], a.Correct(pairing=pairing, result=world.rng.choice(RESULTS), reason=REASON))
    records = recorded_again(world.state.arena, world.state.pairings.values())
    assert {number: record.score for number, record in world.state.arena.items()} == {
        number: record.score for number, record in records.items()
    }


@pytest.mark.parametrize("event", e.EVENTS, ids=lambda event: event.__name__)
def test_every_kind_of_event_has_a_transition(event):
    from hexad.server.tournament.transitions import _TRANSITIONS  # noqa: PLC0415

    assert (event in _TRANSITIONS) != (event is e.TournamentCreated)


def test_every_kind_of_act_is_decided():
    from hexad.server.tournament.decisions import _DECIDE  # noqa: PLC0415

    assert set(_DECIDE) == set(a.Act.__args__) - {a.Pair}
