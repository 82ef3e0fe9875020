"""The message about an event, which is put together from encoded parts."""

from __future__ import annotations

import msgspec
import pytest

from hexad.server.game import events as e
from hexad.server.game.game_state import GameState
from hexad.server.game.messages import EventMessage, detail_of, encode, event_message_end, event_message_start, state_of

SEATS = (e.Seat("player", "ann", 'Ann "A"'), e.Seat("player", "bob", "Bob"))


@pytest.mark.parametrize("with_detail", [False, True])
def test_it_is_what_its_type_says(with_detail):
    start = e.Created(
        at=0, game="six", fen="BR@0,0 20 20 b basic 1", options={}, control="300+3", seats=SEATS, by="ann", time=0.0
    )
    game = GameState("G", start)
    event = e.Moved(at=120, seat=0, id="m1", move="2,-1")
    game.apply(event)
    data, state = e.encode_event(event), state_of(game, 150)
    detail = detail_of(game.board, is_played=True) if with_detail else None
    message = event_message_start("G", game.version) + data + event_message_end(state, detail)
    assert message == encode(EventMessage("G", game.version, msgspec.Raw(data), state, detail))
