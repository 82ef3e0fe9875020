"""Seats: who plays, as numbers from 0, clockwise. Even ones are Black, odd ones the other colour."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexad.clock import FOUR_SEATS, Clock

if TYPE_CHECKING:
    from hexad.board import AnyBoard
    from hexad.clock import TimeControl

__all__ = ["new_clock", "seat_name", "seat_of", "seats_of"]


def seats_of(board: AnyBoard) -> int:
    """How many people play."""
    return board.players


def seat_of(board: AnyBoard) -> int:
    """Whose turn it is."""
    return board.seat


def seat_name(board: AnyBoard, seat: int) -> str:
    """A player by colour, and by number where there are two of a colour."""
    name = board.PLAYERS[seat % 2].capitalize()
    return f"{name} {seat // 2 + 1}" if board.players > 2 else name


def new_clock(board: AnyBoard, control: TimeControl | str) -> Clock:
    """A clock with the full time for every seat, before the turn that the board is at."""
    return Clock.of(control, FOUR_SEATS if board.players > 2 else board.PLAYERS, board.seat)
