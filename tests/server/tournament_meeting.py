"""A tournament in which tests decide acts one by one, without a server."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from hexad.server.errors import RefusalError
from hexad.server.tournament import acts as a
from hexad.server.tournament.settings import TournamentSettings, checked

from .tournament_world import ORGANISERS, World

if TYPE_CHECKING:
    from hexad.server.tournament.state import TournamentState

ADA, BEA = ORGANISERS
WIDE = "Ｗ"
BASE: dict[str, Any] = {"title": "Cup", "format": "swiss", "game": "six", "control": "300"}


def settings(**choices: Any) -> TournamentSettings:
    return msgspec.convert({**BASE, **choices}, TournamentSettings)


class Meeting(World):
    """A tournament in which acts are decided one by one."""

    def __init__(self, **choices: Any) -> None:
        super().__init__(checked(settings(**choices)), random.Random(1))

    def do(self, player: str, act: a.Act) -> TournamentState:
        assert self.act(player, act), self.refusals
        return self.state

    def refuses(self, player: str, act: a.Act) -> str:
        """The code of the refusal."""
        with pytest.raises(RefusalError) as refusal:
            self._events(act, self.asked(player))
        return refusal.value.code

    def opened(self, *players: str) -> Meeting:
        self.do(ADA, a.Open())
        for player in players:
            self.do(player, a.Enter())
        return self

    def started(self, *players: str) -> Meeting:
        self.opened(*players)
        self.do(ADA, a.Start())
        self.serve()
        return self
