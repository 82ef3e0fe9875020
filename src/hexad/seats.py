"""Seats: who plays, as numbers from 0, clockwise. Even ones are Black, odd ones the other colour."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexad.clock import Clock

if TYPE_CHECKING:
    from hexad.board import AnyBoard
    from hexad.clock import TimeControl

__all__ = ["new_clock", "seat_name"]


def seat_name(board: AnyBoard, seat: int) -> str:
    """A player by colour, and by number where there are two of a colour."""
    name = board.PLAYERS[seat % 2].capitalize()
    return f"{name} {seat // 2 + 1}" if board.players > 2 else name


def new_clock(board: AnyBoard, control: TimeControl | str) -> Clock:
    """A clock with the full time for every seat; the first turn is that of the seat to move."""
    return Clock.of(control, board.PLAYERS * (board.players // 2), board.seat)
