"""What players of a game may write to each other, and when: ready-made phrases, and texts if all of them agree.

Partners may not communicate (S10). A phrase reaches all players of a game, so that a game with partners is silent while
it is played: only greetings are possible, before the first move. Everything is possible after the end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias, get_args

from hexad.server.errors import RefusalError

if TYPE_CHECKING:
    from hexad.server.game.game_state import GameState

__all__ = ["GREETINGS", "PHRASES", "PhraseCode", "has_partners", "listeners", "require_chat", "require_phrase"]

PhraseCode: TypeAlias = Literal[
    "hello",
    "good-luck",
    "have-fun",
    "good-move",
    "sorry",
    "one-moment",
    "back-again",
    "thanks",
    "you-are-welcome",
    "well-played",
    "good-game",
    "rematch",
    "must-go",
    "goodbye",
]
PHRASES: tuple[PhraseCode, ...] = get_args(PhraseCode)
GREETINGS: frozenset[PhraseCode] = frozenset({"hello", "good-luck", "have-fun"})
"""What partners may say before the first move."""


def listeners(state: GameState, player: str) -> set[str]:
    """Return the other people who play in a game."""
    return {seat.player for seat in state.seats} - {"", player}


def has_partners(state: GameState) -> bool:
    """Return whether two people play together: seats of the same colour are every second one."""
    return any(len({seat.player for seat in state.seats[side::2]} - {""}) > 1 for side in (0, 1))


def require_phrase(state: GameState, player: str, phrase: PhraseCode) -> int:
    """Return the seat for which a player sends a phrase; raises RefusalError."""
    seat = _require_listeners(state, player)
    is_greeting = phrase in GREETINGS and state.plies == 0
    if state.status == "playing" and has_partners(state) and not is_greeting:
        raise _silence()
    return seat


def require_chat(state: GameState, player: str) -> int:
    """Return the seat for which a player writes a text, or agrees to texts; raises RefusalError.

    That a player agrees is a sign, too, so that partners cannot do it during the game.
    """
    seat = _require_listeners(state, player)
    if state.status == "playing" and has_partners(state):
        raise _silence()
    return seat


def _require_listeners(state: GameState, player: str) -> int:
    own = state.seats_of(player)
    if not own:
        raise RefusalError("no-seat", "You are not playing in this game, but you can watch it.", status=403)
    if state.status == "open" or any(seat.kind == "open" for seat in state.seats):
        raise RefusalError("not-begun", "The game has not begun: a seat is still open.")
    if not listeners(state, player):
        raise RefusalError("nobody-listens", "Nobody else plays in this game.")
    return own[0]


def _silence() -> RefusalError:
    text = "Partners may not communicate during the game: nothing can be written until it is over."
    return RefusalError("partners-silent", text, rule="S10")
