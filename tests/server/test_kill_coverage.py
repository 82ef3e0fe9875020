"""Every kind of event is written by a kill test. The tests check that they write what they say."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from hexad.server.game.events import EVENTS

MODULES = sorted(path.stem for path in Path(__file__).parent.glob("test_*kill.py"))


def test_every_kind_of_event_is_covered():
    covered = {kind for name in MODULES for kind in import_module(f".{name}", __package__).COVERS}
    assert covered == set(EVENTS)
