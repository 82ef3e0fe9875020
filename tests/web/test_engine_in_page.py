"""The engine in workers of the page: analysis and reviews without the server, threads, memory, failing workers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import hexad
from tests.web.engine_workers import EngineWorkers, without_isolation
from tests.web.games import ABALONE, finished
from tests.web.test_local_boards import without_requests
from tests.web.words import Words

SAID = Words("en")
DEPTH = re.compile(r"Depth\u00a0\d+")
REVIEW_PATIENCE = 240_000


@pytest.fixture
def workers(visitor) -> EngineWorkers:
    return EngineWorkers(visitor)


def engine(page):
    return page.get_by_role("region", name=SAID("analysis-engine"))


def turn_on(page) -> None:
    page.get_by_role("switch", name=SAID("analysis-engine")).check()


def threads(page):
    return page.get_by_role("combobox", name=SAID("analysis-threads"))


def play_the_best_move(page) -> str:
    """Play the first move of the best line; returns it."""
    move = engine(page).get_by_role("listitem").first.get_by_role("button").first
    played = (move.text_content() or "").strip()
    move.click()
    return played


def told_lines_of(page, plies: int) -> None:
    """The engine has lines for the position after this many moves."""
    expect(page.get_by_role("region", name="Moves").locator("[data-node]")).to_have_count(plies)
    expect(engine(page).get_by_text(DEPTH)).to_be_visible()


@pytest.mark.parametrize("is_isolated", [True, False])
def test_analysis_with_three_lines(visitor, workers, is_isolated):
    if not is_isolated:
        without_isolation(visitor)
    page = visitor.open("/analysis")
    assert page.evaluate("crossOriginIsolated") is is_isolated
    turn_on(page)
    page.get_by_role("button", name=SAID("analysis-lines-count", count=3)).click()
    expect(engine(page).get_by_role("listitem")).to_have_count(3)
    expect(engine(page).get_by_text(DEPTH)).to_be_visible()
    board = hexad.abalone.Board()
    for plies in (1, 2):
        board.push(play_the_best_move(page))
        told_lines_of(page, plies)
    assert {one["isShared"] for one in workers.started()} == {is_isolated}


def test_the_number_of_threads_is_chosen_and_remembered(visitor, workers):
    page = visitor.open("/analysis")
    turn_on(page)
    expect(threads(page)).to_have_value("1")
    told_lines_of(page, 0)
    threads(page).select_option("2")
    visitor.until(lambda: workers.started()[-1]["helpers"] == 1)
    play_the_best_move(page)
    told_lines_of(page, 1)
    # The worker that searches, and the other thread; those of the former engine are gone.
    assert workers.alive() == 2
    page.reload()
    expect(threads(page)).to_have_value("2")
    told_lines_of(page, 1)
    assert [one["helpers"] for one in workers.started()] == [1]


def test_without_isolation_there_is_one_thread(visitor, workers):
    page = visitor.page
    page.add_init_script("localStorage.setItem('hexad.analysis-engine', '{\"isOn\": true, \"threads\": 2}')")
    without_isolation(visitor)
    visitor.open("/analysis")
    told_lines_of(page, 0)
    expect(threads(page)).to_have_count(0)
    assert workers.started() == [{"game": "abalone", "hashMb": 32, "helpers": 0, "isShared": False}]


@pytest.mark.parametrize(("gigabytes", "megabytes"), [(0.25, 4), (1, 16), (8, 64)])
def test_the_table_is_as_large_as_the_memory_allows(visitor, gigabytes, megabytes):
    workers = EngineWorkers(visitor, gigabytes=gigabytes)
    page = visitor.open("/analysis?game=six")
    turn_on(page)
    told_lines_of(page, 0)
    assert [one["hashMb"] for one in workers.started()] == [megabytes]


def test_the_engine_pauses_while_the_page_is_hidden(visitor, workers):
    page = visitor.open("/analysis")
    turn_on(page)
    told_lines_of(page, 0)
    page.evaluate(
        """() => {
            Object.defineProperty(document, "hidden", { get: () => true, configurable: true });
            document.dispatchEvent(new Event("visibilitychange"));
        }"""
    )
    workers.wait_for_the_end_of_the_search()


def test_an_engine_that_is_switched_off_has_no_workers(visitor, workers):
    page = visitor.open("/analysis")
    turn_on(page)
    told_lines_of(page, 0)
    page.get_by_role("switch", name=SAID("analysis-engine")).uncheck()
    visitor.until(lambda: workers.alive() == 0)


@pytest.mark.parametrize("is_isolated", [True, False])
def test_a_worker_that_fails_is_replaced(visitor, workers, is_isolated):
    if not is_isolated:
        without_isolation(visitor)
    workers.crash(times=1)
    page = visitor.open("/analysis")
    turn_on(page)
    expect(engine(page).get_by_role("alert")).to_have_text(SAID("analysis-engine-replaced"))
    told_lines_of(page, 0)
    assert len(workers.started()) == 2
    play_the_best_move(page)
    told_lines_of(page, 1)
    expect(engine(page).get_by_role("alert")).to_have_count(0)


def test_a_worker_that_is_lost_is_replaced(visitor, workers):
    page = visitor.open("/analysis")
    turn_on(page)
    told_lines_of(page, 0)
    workers.lose()
    expect(engine(page).get_by_role("alert")).to_have_text(SAID("analysis-engine-replaced"))
    visitor.until(lambda: len(workers.started()) == 2)
    play_the_best_move(page)
    told_lines_of(page, 1)


def test_an_engine_that_does_not_work_can_be_tried_again(visitor, workers):
    workers.crash()
    page = visitor.open("/analysis")
    turn_on(page)
    expect(engine(page).get_by_role("alert")).to_have_text(SAID("analysis-engine-failed"))
    assert len(workers.started()) == 3
    workers.work_again()
    engine(page).get_by_role("button", name=SAID("analysis-engine-again")).click()
    expect(engine(page).get_by_role("alert")).to_have_count(0)
    visitor.until(lambda: len(workers.started()) == 4)
    play_the_best_move(page)
    told_lines_of(page, 1)


def test_a_finished_game_is_reviewed_without_the_server(visitor, workers):
    game = finished(visitor)
    sent: list[str] = []
    visitor.page.on("websocket", lambda wire: wire.on("framesent", lambda text: sent.append(str(text))))
    page = visitor.open(f"/analysis/{game}")
    expect(page.get_by_role("region", name="Moves").locator("[data-node]")).to_have_count(len(ABALONE))
    with without_requests(visitor):
        page.keyboard.press("Home")
        turn_on(page)
        expect(engine(page).get_by_text(DEPTH)).to_be_visible()
        visitor.button(SAID("analysis-review")).click()
        following = page.get_by_role("button", name=SAID("analysis-next-mistake"))
        following.click(timeout=REVIEW_PATIENCE)
        expect(page.get_by_text(re.compile("was better"))).to_be_visible()
        visitor.button(SAID("analysis-show-better")).click()
        expect(page.get_by_role("slider", name=SAID("analysis-graph"))).to_have_attribute(
            "aria-valuetext", SAID("analysis-graph-off")
        )
    assert not [text for text in sent if "analyse" in text]
    # The engine of the review is gone, that of the analysis goes on.
    visitor.until(lambda: workers.alive() == 1)


def test_a_review_is_stopped_and_begun_again(visitor, workers):
    # It cannot end before it is stopped.
    workers.hang()
    page = visitor.open(f"/analysis/{finished(visitor, 'six')}")
    visitor.button(SAID("analysis-review")).click()
    graph = page.get_by_role("slider", name=SAID("analysis-graph"))
    expect(graph).to_be_visible()
    visitor.button(SAID("analysis-stop")).click()
    expect(page.get_by_role("progressbar")).to_have_count(0)
    visitor.until(lambda: workers.alive() == 0)
    workers.work_again()
    visitor.button(SAID("analysis-review-again")).click(timeout=REVIEW_PATIENCE)
    expect(graph).to_have_attribute("aria-valuemax", "11", timeout=REVIEW_PATIENCE)


def test_a_review_goes_on_when_its_worker_has_failed(visitor, workers):
    workers.crash(times=2)
    page = visitor.open(f"/analysis/{finished(visitor, 'six')}")
    visitor.button(SAID("analysis-review")).click()
    expect(visitor.button(SAID("analysis-review-again"))).to_be_visible(timeout=REVIEW_PATIENCE)
    expect(page.get_by_role("slider", name=SAID("analysis-graph"))).to_have_attribute("aria-valuemax", "11")
    assert len(workers.started()) == 3
    expect(page.get_by_role("alert")).to_have_count(0)
