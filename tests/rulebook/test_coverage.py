"""Every rule and every figure of the rules has a case."""

from __future__ import annotations

from .cases import CASES
from .test_clock import CASES as CLOCK_CASES

RULES = {
    *(f"A{number}" for number in range(1, 18)),
    *(f"S{number}" for number in range(1, 15)),
    *(f"R{number}" for number in range(1, 15)),
}
FIGURES = {
    "abalone": {"1", "2", "3", "4", "5", "6a", "6b", "7a", "7b", "7c", "7d", "8", "9", "10", "11"},
    "six": {"1", "2", "3", "4", "5", "6", "7", "8", "shapes"},
}


def test_every_rule_has_a_case() -> None:
    covered = {rule for case in CASES for rule in case.rules} | {rule for case in CLOCK_CASES for rule in case["rules"]}
    assert covered == RULES


def test_every_rule_titles_a_case() -> None:
    titles = [case.title for case in CASES] + [case["title"] for case in CLOCK_CASES]
    titled = {title.partition(":")[0] for title in titles}
    assert titled >= RULES


def test_every_figure_has_a_case() -> None:
    for game, figures in FIGURES.items():
        assert {case.figure for case in CASES if case.game == game and case.figure} == figures


def test_titles_are_unique_and_begin_with_the_rule_or_the_figure() -> None:
    assert len({str(case) for case in CASES}) == len(CASES)
    for case in CASES:
        begins = case.title.partition(":")[0]
        assert begins in case.rules or begins == f"figure {case.figure}"
