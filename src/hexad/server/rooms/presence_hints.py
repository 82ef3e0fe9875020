"""How processes tell each other who is connected to them: changes at once, and everything again now and then.

Hints are lost like every message of the bus, and a process that dies cannot say that its players have left. So hints
are repeated, and a process that has been silent for too long is forgotten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from hexad.server.rooms.bus import GAP
from hexad.server.rooms.presence_elsewhere import PresenceHint

if TYPE_CHECKING:
    from hexad.server.rooms.bus import Bus
    from hexad.server.rooms.presence import Presence
    from hexad.server.rooms.presence_elsewhere import PresenceElsewhere

__all__ = ["PresenceHints"]

_TOPIC = "presence"
# A process is forgotten after it has missed two repetitions and half the time of another.
FORGET_FACTOR = 2.5

_decoder = msgspec.json.Decoder(PresenceHint)


class PresenceHints:
    """Sends the hints of this process, and reads those of others."""

    def __init__(
        self,
        process: str,
        presence: Presence,
        elsewhere: PresenceElsewhere,
        bus: Bus,
        *,
        repeat: float,
    ) -> None:
        """`repeat` is the time between two full hints, in seconds."""
        self.spectators: dict[str, int] = {}
        """The number of spectators of each game at this process."""
        self.changed_games: set[str] = set()
        """The games whose spectators at other processes may have changed; who uses it clears it."""
        self._process = process
        self._presence = presence
        self._elsewhere = elsewhere
        self._bus = bus
        self._repeat = repeat
        self._repeat_at = 0.0
        self._unsent: set[str] = set()
        """The games whose spectators have changed since the last hint."""
        self._is_stopping = False
        bus.on(_TOPIC, self._heard)
        bus.on(GAP, lambda _: self._missed())

    def set_spectators(self, game: str, count: int) -> None:
        """Set the number of spectators of a game at this process."""
        if count != self.spectators.get(game, 0):
            self.spectators[game] = count
            self._unsent.add(game)
            if not count:
                del self.spectators[game]

    def stop(self) -> None:
        """Send no more hints: connections that this process closes by itself are no departures."""
        self._is_stopping = True

    def tick(self) -> None:
        """Send what has changed, or everything if it is time, and forget processes that are silent."""
        changed, games = set(self._presence.changed_here), set(self._unsent)
        self._presence.changed_here.clear()
        self._unsent.clear()
        if not self._bus.is_shared or not self._bus.is_up or self._is_stopping:
            return
        if self._presence.seconds() >= self._repeat_at:
            self._repeat_at = self._presence.seconds() + self._repeat
            self._send(self._presence.states_here(), self.spectators, is_full=True)
        elif changed or games:
            states = {player: self._presence.state_here(player) for player in changed}
            self._send(states, {game: self.spectators.get(game, 0) for game in games}, is_full=False)
        self._note(*self._elsewhere.forget_silent(FORGET_FACTOR * self._repeat))

    def _send(self, players: dict[str, str], spectators: dict[str, int], *, is_full: bool) -> None:
        hint = PresenceHint(self._process, is_full, players, spectators)
        self._bus.broadcast(_TOPIC, msgspec.json.encode(hint))

    def _heard(self, data: bytes) -> None:
        self._note(*self._elsewhere.hear(_decoder.decode(data)))

    def _note(self, players: set[str], games: set[str]) -> None:
        for player in players:
            if self._elsewhere.state(player):
                self._presence.changed.add(player)
            else:
                self._presence.left_elsewhere(player)
        self.changed_games |= games

    def _missed(self) -> None:
        """Say everything again, and let departures count from now: who came back may not have been heard."""
        self._repeat_at = 0.0
        self._elsewhere.extend()
        self._presence.begin()
