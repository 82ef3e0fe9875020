"""`hexad tournament`: a round robin, a gauntlet or a Swiss tournament between programs."""

from __future__ import annotations

from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from hexad.arena import Format, Tournament, TournamentPlayer, tournament_report
from hexad.cli.command import command
from hexad.cli.errors import INTERRUPTED, NO, OK, CommandError, error_text, report
from hexad.cli.i18n import say
from hexad.cli.match_options import CONCURRENCY, GAME_OPTIONS, GameOptions, TimeOptions, program_settings, time_options
from hexad.cli.options import GAME, OneOf, WholeNumber, argument, flag, grouped, option, whole_number
from hexad.cli.progress import live_tables
from hexad.cli.tables import print_table
from hexad.cli.terminal import print_json, stdout
from hexad.cli.tournament_table import crosstables, standings_table, tournament_remarks
from hexad.errors import SettingError

if TYPE_CHECKING:
    from hexad.arena import TournamentResults

__all__ = ["tournament"]

_CYCLES, _ROUNDS, _MAX_STAGES = 2, 5, 10_000


@dataclass(frozen=True)
class EntrantOptions:
    """The players, and options of those that are programs."""

    player: tuple[str, ...]
    player_option: tuple[str, ...]

    def players(self) -> list[TournamentPlayer]:
        """The players that the options describe."""
        settings: list[list[str]] = [[] for _ in self.player]
        for text in self.player_option:
            number, colon, setting = text.partition(":")
            if not colon:
                raise CommandError("wrong-tournament-player-option", text=text)
            settings[whole_number("--player-option", number.strip(), 1, max(1, len(self.player))) - 1].append(setting)
        return [_player(text, own) for text, own in zip(self.player, settings, strict=True)]


@dataclass(frozen=True)
class FormatOptions:
    """Who meets whom, and how often."""

    form: str
    cycles: int | None
    rounds: int | None

    def stages(self, players: int) -> int:
        """The number of cycles, or of Swiss rounds."""
        is_swiss = self.form == Format.SWISS
        wrong, right = ("--cycles", "--rounds") if is_swiss else ("--rounds", "--cycles")
        if (self.cycles if is_swiss else self.rounds) is not None:
            raise CommandError("wrong-tournament-stages", name=wrong, form=self.form, other=right)
        if not is_swiss:
            return _CYCLES if self.cycles is None else self.cycles
        return max(1, min(_ROUNDS, players - 1)) if self.rounds is None else self.rounds


@dataclass(frozen=True)
class RunOptions:
    """What becomes of the games."""

    concurrency: int
    save: str | None
    as_json: bool


@command("tournament")
@argument("game", type=GAME, metavar="GAME", help="option-game")
@grouped(
    "entrants",
    EntrantOptions,
    option("--player", multiple=True, required=True, metavar="SPEC", help="option-tournament-player"),
    option("--player-option", multiple=True, metavar="N:NAME=VALUE", help="option-tournament-player-option"),
)
@grouped(
    "forms",
    FormatOptions,
    option(
        "--format", "form", default="round-robin", type=OneOf(Format), metavar="NAME", help="option-tournament-format"
    ),
    option("--cycles", type=WholeNumber(1, _MAX_STAGES), metavar="N", help="option-tournament-cycles"),
    option("--rounds", type=WholeNumber(1, _MAX_STAGES), metavar="N", help="option-tournament-rounds"),
)
@grouped("times", TimeOptions, *time_options("option-tournament-movetime"))
@grouped("options", GameOptions, *GAME_OPTIONS)
@grouped(
    "run",
    RunOptions,
    CONCURRENCY,
    option("--save", metavar="FILE.hgn", help="option-match-save"),
    flag("--json", "as_json", help="option-match-json"),
)
def tournament(  # noqa: PLR0913 - a group of options for each
    *,
    game: str,
    entrants: EntrantOptions,
    forms: FormatOptions,
    times: TimeOptions,
    options: GameOptions,
    run: RunOptions,
) -> int:
    """Play a tournament and print its tables, also when it is interrupted."""
    players = entrants.players()
    planned = Tournament(
        game=game,
        players=players,
        format=Format(forms.form),
        stages=forms.stages(len(players)),
        openings=options.chosen_openings(game),
        rules=options.rules(times.time_control()),
        concurrency=run.concurrency,
    )
    results = planned.new_results()
    is_interrupted = _play(planned, results, None if run.save is None else Path(run.save))
    _report(planned, results, as_json=run.as_json)
    if is_interrupted:
        report(say("cli-tournament-interrupted" if run.save is None else "cli-tournament-continues"))
        return INTERRUPTED
    return NO if any(results.failures(entrant.number) for entrant in results.entrants) else OK


def _player(text: str, settings: list[str]) -> TournamentPlayer:
    try:
        return TournamentPlayer.parse(text, program_settings("--player-option", settings))
    except SettingError as error:
        raise CommandError("wrong-place", place="--player", detail=error_text(error)) from error


def _play(planned: Tournament, results: TournamentResults, save: Path | None) -> bool:
    """Play the games that are missing; whether the user interrupted them."""
    try:
        with (
            live_tables(say("cli-games"), planned.planned_games, lambda: [standings_table(results)]) as refresh,
            closing(planned.run(results, save)) as games,
        ):
            for _ in games:
                refresh(results.games)
    except KeyboardInterrupt:
        return True
    return False


def _report(planned: Tournament, results: TournamentResults, *, as_json: bool) -> None:
    if as_json:
        print_json(tournament_report.tournament_data(planned, results))
        return
    console = stdout()
    for table in (standings_table(results), *crosstables(planned, results, console.width)):
        print_table(console, table)
        console.print()
    print_table(console, tournament_remarks(planned, results))
