"""Which players are online, away or gone, and since when.

A player is online with a visible page, away with hidden pages only, and gone without any connection for longer than a
grace time: a reload is no departure. Time in which this process could not know is charged to nobody: after a start,
and after messages of other processes may have been missed, all departures count from then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from hexad.server.rooms.departures import Departures

if TYPE_CHECKING:
    from collections.abc import Callable

    from hexad.server.rooms.bus import Bus
    from hexad.server.rooms.presence_elsewhere import PresenceElsewhere

__all__ = ["Presence", "PresenceState"]

PresenceState: TypeAlias = Literal["online", "away", "gone"]

_LONG_AGO = float("-inf")


class _Connections:
    """The connections of a player to this process. `shown` is what others are told: empty, if nothing."""

    __slots__ = ("open", "shown", "visible")

    def __init__(self) -> None:
        self.open = self.visible = 0
        self.shown = ""

    @property
    def state(self) -> str:
        return "online" if self.visible else "away" if self.open else ""


class Presence:
    """The players of this process, and what others said about theirs. No timer runs for a player: `tick` is called."""

    def __init__(
        self,
        now: Callable[[], int],
        seconds: Callable[[], float],
        bus: Bus,
        elsewhere: PresenceElsewhere,
        grace: float,
    ) -> None:
        """`now` is the arena time. `seconds` is the time of this process, which stands still while it is frozen."""
        self._now = now
        self.seconds = seconds
        self._bus = bus
        self._elsewhere = elsewhere
        self._grace = grace
        self._here: dict[str, _Connections] = {}
        self._leaving: dict[str, float] = {}
        """The players who have lost a connection, and until when they are shown as before; the next one first."""
        self.departures = Departures()
        self._known_from = float("inf")
        self.changed: set[str] = set()
        """The players whose state may have changed; who uses it clears it."""
        self.changed_here: set[str] = set()
        """The players whose state at this process has changed; who uses it clears it."""
        self.is_all_changed = False
        """Whether any state or time may have changed."""

    def begin(self) -> None:
        """Begin to know. What was before does not count: nobody is gone because the server was down."""
        self.departures.known_since = self._now()
        self._known_from = self.seconds() + self._grace
        self.is_all_changed = True

    def opened(self, player: str) -> None:
        """Take note of a connection, which counts as visible."""
        if player:
            connections = self._here.setdefault(player, _Connections())
            connections.open += 1
            connections.visible += 1
            self._show(player)

    def closed(self, player: str, *, is_away: bool = False) -> None:
        """Take note that a connection was closed. What others see changes after the grace time."""
        if not player:
            return
        connections = self._here[player]
        connections.open -= 1
        connections.visible -= not is_away
        if not connections.open:
            self._left(player)
        if connections.state != connections.shown:
            self._leave_later(player)

    def set_away(self, player: str, *, is_away: bool) -> None:
        """Take note that the page of a connection was hidden or shown again."""
        if player:
            self._here[player].visible += -1 if is_away else 1
            self._show(player)

    def acted(self, player: str) -> None:
        """Take note of an act. A player without a connection, as over HTTP, is there for the grace time."""
        connections = self._here.get(player)
        if connections is None:
            connections = self._here[player] = _Connections()
        elif connections.open:
            return
        self._left(player)
        if connections.shown != "online":
            connections.shown = "online"
            self._note(player)
        self._leave_later(player)

    def state(self, player: str) -> PresenceState | None:
        """Return the state of a player; None if it is not known yet."""
        connections = self._here.get(player)
        shown = {"" if connections is None else connections.shown, self._elsewhere.state(player)}
        if "online" in shown:
            return "online"
        if "away" in shown:
            return "away"
        return "gone" if player in self.departures or self.seconds() >= self._known_from else None

    def gone_since(self, player: str) -> int | None:
        """Return the arena time at which a player left; None if the player is not gone, or nobody knows."""
        if self.state(player) != "gone" or not self._bus.is_up:
            return None
        return self.departures.since(player)

    def states_here(self) -> dict[str, str]:
        """Return the players who are shown as connected to this process."""
        return {player: connections.shown for player, connections in self._here.items() if connections.shown}

    def state_here(self, player: str) -> str:
        """Return what others are told about a player's connections to this process; empty if there are none."""
        connections = self._here.get(player)
        return "" if connections is None else connections.shown

    def left_elsewhere(self, player: str) -> None:
        """Take note that a player is not connected to another process any more, as far as is known."""
        self._left(player)
        self.changed.add(player)

    def tick(self, keep_seconds: float) -> None:
        """Show who has left, and forget departures that are older than `keep_seconds`."""
        seconds = self.seconds()
        while self._leaving and next(iter(self._leaving.values())) <= seconds:
            self._show(next(iter(self._leaving)))
        if _LONG_AGO < self._known_from <= seconds:
            self._known_from, self.is_all_changed = _LONG_AGO, True
        self.departures.forget_before(self._now() - int(100 * keep_seconds))

    def _left(self, player: str) -> None:
        self.departures.add(player, self._now())

    def _leave_later(self, player: str) -> None:
        self._leaving.pop(player, None)
        self._leaving[player] = self.seconds() + self._grace

    def _show(self, player: str) -> None:
        self._leaving.pop(player, None)
        connections = self._here[player]
        state = connections.state
        if state:
            self.departures.remove(player)
        else:
            del self._here[player]
        if state != connections.shown:
            connections.shown = state
            self._note(player)

    def _note(self, player: str) -> None:
        self.changed.add(player)
        self.changed_here.add(player)
