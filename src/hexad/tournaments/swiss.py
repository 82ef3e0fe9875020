"""Swiss tournaments by the FIDE (Dutch) System, Handbook C.04.3, paired by the library py4swiss.

The library comes with `hexad[swiss]`. It follows the edition that was valid until January 2026. The side that moves
first is White there. A large round takes seconds: `swiss_process` pairs it in a process of its own.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from hexad.errors import SettingError
from hexad.tournaments.history import Absence, AbsenceKind, Pairing, Round
from hexad.tournaments.result import Result

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from hexad.tournaments.history import Entrant, History, Played

__all__ = ["can_pair", "pair_round", "starting_order"]

# How results and absences are called in FIDE's report files.
_TOKENS = {
    Result.FIRST_WINS: "1",
    Result.DRAW: "=",
    Result.SECOND_WINS: "0",
    Result.SECOND_FORFEITS: "+",
    Result.FIRST_FORFEITS: "-",
    Result.BOTH_FORFEIT: "-",
    AbsenceKind.BYE: "U",
    AbsenceKind.HALF: "H",
    AbsenceKind.ZERO: "Z",
}


def can_pair() -> bool:
    """Whether py4swiss is installed."""
    return find_spec("py4swiss") is not None


def starting_order(entrants: Iterable[Entrant]) -> list[Entrant]:
    """Entrants by rating, then by name, then by number: the initial order of a Swiss tournament (C.04.2).

    >>> from hexad.tournaments import Entrant
    >>> entrants = [Entrant(1, "Dóra", 1500), Entrant(2, "Cem", 1700), Entrant(3, "Ada", 1500), Entrant(4, "Bea")]
    >>> [entrant.name for entrant in starting_order(entrants)]
    ['Cem', 'Ada', 'Dóra', 'Bea']
    """
    return sorted(entrants, key=lambda entrant: (-entrant.rating, entrant.name.casefold(), entrant.number))


def pair_round(
    history: History,
    rounds: int,
    *,
    absent: Mapping[int, AbsenceKind] | None = None,
    top_seed_first: bool = True,
    forbidden: Iterable[tuple[int, int]] = (),
) -> Round:
    """The next round: games in the order of the boards, the bye, and the absences.

    rounds: the number of rounds of the tournament. In the last one, sides matter less for entrants who may win it.
    absent: entrants who do not play, by number: HALF for a requested half point, ZERO for entrants who have withdrawn
    or have not yet entered. A late entry is paired as soon as it is not listed here any more.
    top_seed_first: whether the first entrant of the starting order begins with the first side. It is drawn by lot
    before round 1, and the same value is given in every round.
    forbidden: pairs of entrants who must not meet.

    Raises SettingError if py4swiss is not installed, if a game of the last round is not over, if all rounds have been
    paired, and if no pairing obeys the absolute rules: nobody meets the same opponent twice, has a bye twice, or takes
    a side that the rules on sides forbid.
    """
    absent = dict(absent or {})
    number = len(history.rounds) + 1
    if not all(round_.is_over for round_ in history.rounds):
        raise SettingError("wrong-tournament-open", round=len(history.rounds))
    if number > rounds:
        raise SettingError("wrong-tournament-rounds", rounds=rounds)
    if AbsenceKind.BYE in absent.values() or not absent.keys() <= history.entrants.keys():
        raise ValueError(f"not absences of entrants: {absent}")
    absences = tuple(Absence(entrant, kind) for entrant, kind in sorted(absent.items()))
    if len(absent) == len(history.entrants):
        return Round((), absences)
    pairs = _pairs(history, rounds, set(absent), top_seed_first, set(forbidden))
    byes = tuple(Absence(first, AbsenceKind.BYE) for first, second in pairs if second is None)
    return Round(tuple(Pairing(first, second) for first, second in pairs if second is not None), byes + absences)


def _pairs(
    history: History, rounds: int, absent: set[int], top_seed_first: bool, forbidden: set[tuple[int, int]]
) -> list[tuple[int, int | None]]:
    """Pairs of entrants in the order of the boards; the second is None for the bye."""
    if not can_pair():
        raise SettingError("wrong-tournament-swiss")
    # The library is loaded only here: the rest of the module does not need it.
    from py4swiss.engines import DutchEngine  # noqa: PLC0415
    from py4swiss.engines.common import PairingError  # noqa: PLC0415
    from py4swiss.trf.parsed_trf import ParsedTrf  # noqa: PLC0415
    from py4swiss.trf.sections import XSection  # noqa: PLC0415
    from py4swiss.trf.sections.x_section import XSectionConfiguration  # noqa: PLC0415

    # The library calls entrants by their place in the starting order.
    order = [entrant.number for entrant in starting_order(history.entrants.values())]
    places = {entrant: place for place, entrant in enumerate(order, 1)}
    settings = XSection(
        number_of_rounds=rounds,
        zeroed_ids={places[entrant] for entrant in absent},
        configuration=XSectionConfiguration(first_round_color=top_seed_first),
        forbidden_pairs={(places[one], places[other]) for one, other in forbidden},
    )
    sections = [_section(history, entrant, places) for entrant in order]
    try:
        found = DutchEngine.generate_pairings(ParsedTrf(player_sections=sections, x_section=settings))
    except PairingError as error:
        raise SettingError("wrong-tournament-unpairable", round=len(history.rounds) + 1) from error
    return [(order[pair.white - 1], order[pair.black - 1] if pair.black else None) for pair in found]


def _section(history: History, entrant: int, places: dict[int, int]) -> Any:  # noqa: ANN401 - the library has no types
    """What the library needs to know of an entrant."""
    from py4swiss.trf.codes import PlayerCode  # noqa: PLC0415
    from py4swiss.trf.results import ColorToken, ResultToken, RoundResult  # noqa: PLC0415
    from py4swiss.trf.sections import PlayerSection  # noqa: PLC0415

    def result(played: Played) -> RoundResult:
        if played.opponent is None or played.result is None:
            token = _TOKENS[played.absence or AbsenceKind.ZERO]
            return RoundResult(id=0, color=ColorToken.BYE_OR_NOT_PAIRED, result=ResultToken(token))
        side = ColorToken.WHITE if played.is_first else ColorToken.BLACK
        return RoundResult(id=places[played.opponent], color=side, result=ResultToken(_TOKENS[played.result]))

    return PlayerSection(
        code=PlayerCode.PLAYER,
        starting_number=places[entrant],
        points_times_ten=round(10 * history.points(entrant)),
        rank=places[entrant],
        results=[result(played) for played in history.views[entrant]],
    )
