"""The laws of pairing: who may meet, who has Black, and that nobody waits for ever."""

from __future__ import annotations

import random
from math import inf
from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from hexad.server.matchmaking.pairing import OPEN_SECONDS, Pair, Waiting, pair, window_of
from hexad.server.matchmaking.rating_order import RatingOrder

if TYPE_CHECKING:
    from collections.abc import Set

NOW = 1_000_000
OPEN = NOW - int(100 * OPEN_SECONDS)
NAMES = [f"p{number:02}" for number in range(30)]


ANY_TIME = st.integers(NOW - 9_000, NOW + 100)


@st.composite
def pools(draw, since=ANY_TIME):
    """Waiting players of up to two pools."""
    names = draw(st.lists(st.sampled_from(NAMES), unique=True, max_size=len(NAMES)))
    return [
        Waiting(
            name,
            draw(st.sampled_from(["a", "b"])),
            draw(st.sampled_from([1500.0, 1500.0, 1550.5]) | st.floats(100, 4000)),
            draw(st.sampled_from([50.0, 110.0, 400.0])),
            draw(since),
            draw(st.integers(-3, 3)),
            draw(st.sampled_from(["", *NAMES])),
        )
        for name in names
    ]


blocked_pairs = st.sets(st.tuples(st.sampled_from(NAMES), st.sampled_from(NAMES)).map(frozenset), max_size=60)


def players(pairs: list[Pair]) -> list[str]:
    return [one.player for found in pairs for one in found]


def is_repetition(one: Waiting, two: Waiting) -> bool:
    return one.last_opponent == two.player or two.last_opponent == one.player


def may_meet(one: Waiting, two: Waiting, blocked: Set[frozenset[str]] = frozenset()) -> bool:
    """Whether windows and blocks let two players meet, apart from repetitions."""
    window = max(window_of(one, NOW), window_of(two, NOW))
    is_blocked = frozenset((one.player, two.player)) in blocked
    return one.pool == two.pool and abs(one.mean - two.mean) <= window and not is_blocked


def left_over(waiting: list[Waiting], pairs: list[Pair]) -> list[Waiting]:
    return [one for one in waiting if one.player not in players(pairs)]


@given(pools(), blocked_pairs)
def test_nobody_is_paired_twice_and_windows_and_blocks_are_respected(waiting, blocked):
    pairs = pair(waiting, NOW, blocked)
    assert len(set(players(pairs))) == 2 * len(pairs)
    assert {one for found in pairs for one in found} <= set(waiting)
    assert all(may_meet(*found, blocked) for found in pairs)


@given(pools(), blocked_pairs, st.randoms())
def test_the_order_of_the_players_does_not_matter(waiting, blocked, rng):
    shuffled = rng.sample(waiting, len(waiting))
    assert pair(shuffled, NOW, blocked) == pair(waiting, NOW, blocked)


@given(pools(), blocked_pairs)
def test_nobody_is_left_who_could_have_met_another_who_is_left(waiting, blocked):
    rest = left_over(waiting, pair(waiting, NOW, blocked))
    assert not [
        (one, two)
        for number, one in enumerate(rest)
        for two in rest[:number]
        if may_meet(one, two, blocked) and not is_repetition(one, two)
    ]


@given(pools())
def test_the_last_opponent_is_met_again_only_if_no_other_was_there_or_after_a_long_time(waiting):
    for found in pair(waiting, NOW):
        if is_repetition(*found) and inf not in {window_of(one, NOW) for one in found}:
            others = [
                (one, other)
                for one in found
                for other in waiting
                if other is not one and may_meet(one, other) and not is_repetition(one, other)
            ]
            assert others == []


@given(pools(since=st.integers(OPEN - 1_000, OPEN)))
def test_nobody_starves_when_windows_are_open(waiting):
    """Of each pool, at most one is left: everybody may meet everybody."""
    rest = left_over(waiting, pair(waiting, NOW))
    assert len({one.pool for one in rest}) == len(rest)


@given(pools())
def test_whoever_has_waited_longest_with_an_open_window_is_paired(waiting):
    rest = left_over(waiting, pair(waiting, NOW))
    for pool in ("a", "b"):
        in_pool = [one for one in waiting if one.pool == pool]
        longest = min(in_pool, key=lambda one: (one.since, one.player), default=None)
        if longest is not None and len(in_pool) > 1 and longest.since <= OPEN:
            assert longest not in rest


@given(pools())
def test_black_is_the_player_who_had_it_less_often(waiting):
    assert all(found.black.black_balance <= found.white.black_balance for found in pair(waiting, NOW))


def test_two_players_are_paired_again_if_nobody_else_is_there():
    one = Waiting("a", "pool", 1500, 60, NOW, last_opponent="b")
    two = Waiting("b", "pool", 1510, 60, NOW, last_opponent="a")
    third = Waiting("c", "pool", 1590, 60, NOW)
    assert pair([one, two], NOW) == [(one, two)]
    assert players(pair([one, two, third], NOW)) == ["a", "c"]


def test_among_close_ratings_one_who_needs_the_other_colour_is_preferred():
    one = Waiting("a", "pool", 1500, 60, NOW - 100, black_balance=2)
    same = Waiting("b", "pool", 1501, 60, NOW, black_balance=2)
    other = Waiting("c", "pool", 1540, 60, NOW, black_balance=-2)
    assert pair([one, same, other], NOW) == [(other, one)]


def test_a_window_widens_until_anybody_will_do():
    waiting = Waiting("a", "pool", 1500, 60, 0)
    windows = [window_of(waiting, 100 * second) for second in range(int(OPEN_SECONDS) + 1)]
    assert windows[0] == 100
    assert windows == sorted(set(windows))
    assert windows[-1] == inf
    assert window_of(waiting._replace(deviation=400), 0) == 400


def test_colours_are_balanced_over_many_rounds():
    """Each of 60 players seeks again and again. Nobody has one colour much more often than the other."""
    rng = random.Random(1)
    balances = dict.fromkeys(range(60), 0)
    last: dict[int, str] = {}
    for _ in range(300):
        seeking = rng.sample(sorted(balances), rng.randrange(2, 40))
        waiting = [
            Waiting(str(number), "pool", 1000 + 17.0 * number, 60, NOW - 2_000, balances[number], last.get(number, ""))
            for number in seeking
        ]
        for black, white in pair(waiting, NOW):
            balances[int(black.player)] += 1
            balances[int(white.player)] -= 1
            last[int(black.player)], last[int(white.player)] = white.player, black.player
    assert len(last) == len(balances)
    assert max(map(abs, balances.values())) <= 3


@given(st.lists(st.floats(100, 4000), min_size=1, max_size=20), st.data())
def test_neighbours_come_in_the_order_of_their_distance(ratings, data):
    ratings.sort()
    order = RatingOrder(ratings)
    numbers = range(len(ratings))
    number = data.draw(st.sampled_from(numbers))
    removed = data.draw(st.sets(st.sampled_from(numbers))) - {number}
    window = data.draw(st.floats(0, 4000) | st.just(inf))
    for one in removed:
        order.remove(one)
    for with_removed in (False, True):
        found = list(order.around(number, window, with_removed=with_removed))
        expected = set(numbers) - {number} - (set() if with_removed else removed)
        assert {other for _, other in found} == {n for n in expected if abs(ratings[n] - ratings[number]) <= window}
        assert [distance for distance, _ in found] == sorted(distance for distance, _ in found)
