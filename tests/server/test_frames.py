"""The frames that are parsed without the parser of the websockets library, compared with that library."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode
from websockets.protocol import Protocol, Side, State

from hexad.server.ws.frames import frame_size, text_frame, whole_text

# On both sides of the sizes at which the header grows.
SIZES = [0, 1, 125, 126, 127, 65_535, 65_536]


def client_frame(opcode: Opcode, content: bytes, *, fin: bool = True) -> bytes:
    return Frame(opcode, content, fin=fin).serialize(mask=True)


def parsed(data: bytes) -> list[Frame]:
    """What the library finds in a server's data."""
    protocol = Protocol(Side.CLIENT, state=State.OPEN)
    protocol.receive_data(data)
    assert protocol.parser_exc is None
    return [event for event in protocol.events_received() if isinstance(event, Frame)]


@pytest.mark.parametrize("size", SIZES)
def test_a_text_of_the_server(size):
    (frame,) = parsed(text_frame(b"x" * size))
    assert (frame.opcode, bytes(frame.data), frame.fin) == (Opcode.TEXT, b"x" * size, True)


@given(st.text(max_size=500))
def test_a_text_of_a_client(text):
    data = client_frame(Opcode.TEXT, text.encode())
    assert whole_text(data) == text
    assert len(data) == frame_size(len(text.encode()))


@pytest.mark.parametrize("size", SIZES)
def test_the_size_of_a_frame(size):
    assert frame_size(size) == len(client_frame(Opcode.BINARY, b"x" * size))


@given(st.text(max_size=300), st.data())
def test_part_of_a_frame_is_left_to_the_parser(text, data):
    frame = client_frame(Opcode.TEXT, text.encode())
    assert whole_text(frame[: data.draw(st.integers(0, len(frame) - 1))]) is None
    assert whole_text(frame + b"\x81") is None


WHOLE = client_frame(Opcode.TEXT, b"text")
OTHERS = {
    "binary": client_frame(Opcode.BINARY, b"text"),
    "ping": client_frame(Opcode.PING, b""),
    "close": client_frame(Opcode.CLOSE, b""),
    "first part": client_frame(Opcode.TEXT, b"text", fin=False),
    "last part": client_frame(Opcode.CONT, b"text"),
    "two frames": WHOLE + WHOLE,
    "not masked": text_frame(b"text" * 20),
    "reserved bit": bytes((WHOLE[0] | 0x40,)) + WHOLE[1:],
    "longer header than needed": b"\x81\xfe\x00\x04" + WHOLE[2:],
    "not UTF-8": client_frame(Opcode.TEXT, b"\xff\xfe"),
    "nothing": b"",
}


@pytest.mark.parametrize("data", OTHERS.values(), ids=OTHERS)
def test_everything_else_is_left_to_the_parser(data):
    assert whole_text(data) is None
