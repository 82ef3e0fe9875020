"""Settings of tournaments: what is refused, and the presets."""

from __future__ import annotations

import msgspec
import pytest

from hexad.server.errors import RefusalError
from hexad.server.tournament.settings import PRESETS, checked
from hexad.tournaments.tie_breaks import TieBreak

from .tournament_meeting import WIDE, settings


@pytest.mark.parametrize(
    ("field", "control"),
    [("control", "-"), ("control", ""), ("control", "  "), ("tie_break_control", "-"), ("tie_break_control", " ")],
)
def test_a_tournament_without_a_clock_is_refused_and_the_rule_is_cited(field, control):
    with pytest.raises(RefusalError) as refusal:
        checked(settings(**{field: control}))
    assert (refusal.value.code, refusal.value.rule, refusal.value.field) == ("untimed-tournament", "A16", field)


@pytest.mark.parametrize(
    ("choices", "code", "field"),
    [
        ({"title": " \u200b "}, "bad-title", "title"),
        ({"title": "x" * 81}, "bad-title", "title"),
        ({"description": "x" * 2_001}, "bad-title", "description"),
        ({"control": "1/86400"}, "tournament-control", "control"),
        ({"control": "nonsense"}, "bad-control", "control"),
        ({"format": "arena", "place": "tables"}, "tables-arena", "place"),
        ({"place": "tables", "rated": True}, "tables-rated", "rated"),
        ({"format": "round-robin", "max_entrants": 41}, "too-many-entrants", "max_entrants"),
        ({"format": "knockout", "games_per_match": 3}, "odd-match", "games_per_match"),
        ({"min_rating": 1500, "max_rating": 1400}, "rating-limits", "min_rating"),
        ({"tie_breaks": ["luck"]}, "bad-tie-breaks", "tie_breaks"),
        ({"tie_breaks": ["wins", "wins"]}, "bad-tie-breaks", "tie_breaks"),
        ({"round_start": "schedule"}, "bad-schedule", "round_times"),
        ({"round_start": "schedule", "rounds": 2, "round_times": [5, 5]}, "bad-schedule", "round_times"),
        ({"layouts": ["standard"]}, "wrong-option", "layouts"),
        ({"game": "abalone", "layouts": ["standard", "chess"]}, "bad-position", "layouts"),
        ({"options": {"layout": "standard"}}, "wrong-option", "options"),
    ],
)
def test_settings_that_are_refused(choices, code, field):
    with pytest.raises(RefusalError) as refusal:
        checked(settings(**choices))
    assert (refusal.value.code, refusal.value.field) == (code, field)


def test_settings_are_stored_in_their_usual_form():
    found = checked(settings(title="  Spring\tCup ", control="300.0", tie_breaks=[str(name) for name in TieBreak][:8]))
    assert (found.title, found.control) == ("Spring Cup", "300")
    assert checked(found) == found
    assert checked(settings(title=WIDE * 80)).title == WIDE * 80


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_presets_can_be_used_as_they_are(preset):
    assert checked(preset.settings) == preset.settings
    assert preset.settings.speed is not None


def test_the_olympiad_plays_five_rounds_of_fifteen_minutes():
    (mso,) = [preset.settings for preset in PRESETS if preset.name == "mso"]
    assert (mso.format, mso.rounds, mso.control, mso.game) == ("swiss", 5, "900", "abalone")
    assert msgspec.to_builtins(mso.options)["layout"] == "belgian-daisy"
