"""Which positions are possible: the core must refuse to set up all others."""

from __future__ import annotations

from . import abalone, six
from .six_shapes import groups


def is_valid_abalone(position: abalone.Position) -> bool:
    """14 marbles a side, on the board or pushed off, and not two winners (A1, A15)."""
    colours = list(position.marbles.values())
    for colour, other in abalone.OTHER.items():
        if colours.count(colour) + position.pushed_off[other] > 14 or position.pushed_off[colour] > 6:
            return False
    return min(position.pushed_off.values()) < 6 and position.number > 0


def is_valid_six(position: six.Position) -> bool:
    """One group of at most 21 tiles of each colour, hands in step, and not two winners (S1, S4, S10, R5)."""
    colours = list(position.tiles.values())
    for team, colour in enumerate((six.BLACK, six.RED)):
        if colours.count(colour) + sum(position.hands[team::2]) > 21:
            return False
    winners = [colour for colour in (six.BLACK, six.RED) if six.shapes(position.tiles, colour)]
    return (
        len(groups(set(position.tiles))) == 1
        and is_in_step(position.hands, position.seat)
        and (position.declare == "manual" or len(winners) < 2)
        and position.number > 0
    )


def is_in_step(hands: tuple[int, ...], seat: int) -> bool:
    """Whether play that began with a black seat can lead to these hands, each from ten or twenty tiles."""
    players = len(hands)
    if not any(hands):
        return True
    in_step = []
    for begins in range(0, players, 2):
        placed = {(begins + turn) % players for turn in range((seat - begins) % players)}
        in_step.append(tuple(hands[seat] - (index in placed) for index in range(players)))
    return hands in in_step and min(hands) >= 0 and max(hands) <= 40 // players
