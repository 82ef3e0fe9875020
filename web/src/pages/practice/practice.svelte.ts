// The practice page: one puzzle after the other, with the progress, the rating and hints.
import { remember, remembered } from "../../app/settings.svelte";
import { play as sound, soundOf } from "../../app/sounds";
import { describe, GAMES } from "../../games";
import { announcer } from "../../app/announce.svelte";
import { errorText, RefusedError } from "../../net/http";
import type { Puzzle, PuzzleSolution, PuzzleTheme, PuzzleVerdict } from "../../net/types";
import { t } from "../../texts";
import { findPuzzle } from "./find-puzzle";
import { hintOf, type Hint } from "./hints";
import { forgotten, NO_PROGRESS, restored, withFailure, withSolved, type Progress } from "./progress";
import { PuzzleRun } from "./puzzle-run.svelte";
import { wishOf, type PuzzleSource } from "./puzzle-source";
import { changeText } from "./words";
import { Solver } from "./solver.svelte";

export class Practice extends PuzzleRun {
  progress = $state.raw<Progress>(restored(remembered("practice", NO_PROGRESS)));
  readonly solver = new Solver();
  /** The theme of the puzzles to get; empty for all. */
  theme = $state<PuzzleTheme | "">("");
  trouble = $state("");
  /** Whether there is no puzzle of the name in the address. */
  isMissing = $state(false);
  #solution = $state.raw<PuzzleSolution | null>(null);
  #source = $state.raw<PuzzleSource | null>(null);
  /** Whether there was a wrong try, a hint or the solution: then it does not count for the streak. */
  #isHelped = false;
  /** Whether all puzzles were seen and are shown once more. */
  #isAgain = false;

  /** Whether the server, which rates the attempts of this account, does not answer. */
  isCutOff = $derived(this.#source?.isCutOff ?? false);
  shownHint = $derived<Hint | null>(this.#hinted());

  /** The puzzle of a day, another one, or one by its id. */
  daily(day = ""): Promise<void> {
    return this.#open((source) => source.daily(this.progress.game, day));
  }
  next(): Promise<void> {
    const { progress, solver, theme, puzzle } = this;
    return this.#open((source) => source.next(wishOf(progress, solver, theme, puzzle, this.#isAgain)));
  }
  show(id: string): Promise<void> {
    return this.#open((source) => source.show(id));
  }

  choose(chosen: Partial<Pick<Progress, "game" | "difficulty">>): void {
    this.#save({ ...this.progress, ...chosen });
  }

  /** Start over: solved puzzles may be shown again. */
  startOver(): Promise<void> {
    this.#isAgain = true;
    this.#save(forgotten(this.progress, this.progress.game));
    return this.next();
  }

  async #open(find: (source: PuzzleSource) => Promise<Puzzle>): Promise<void> {
    const opening = ++this.opening;
    this.message.clear();
    this.phase = "loading";
    this.isMissing = false;
    try {
      const [source, puzzle] = await findPuzzle(find);
      if (opening === this.opening) this.#set(source, puzzle);
    } catch (error) {
      if (opening !== this.opening) return;
      const isEmpty = error instanceof RefusedError && error.code === "no-puzzle-left";
      this.isMissing = error instanceof RefusedError && !isEmpty && [400, 404].includes(error.status);
      this.phase = isEmpty ? "empty" : "trouble";
      this.trouble = errorText(error, t("practice-no-answer"));
    }
  }

  #set(source: PuzzleSource, puzzle: Puzzle): void {
    this.#source = source;
    this.#isHelped = false;
    this.#solution = null;
    this.begin(puzzle, source);
    this.solver.begin();
    void this.solver.load(puzzle.game);
    if (this.progress.game !== puzzle.game) this.choose({ game: puzzle.game });
  }

  #save(progress: Progress): void {
    this.progress = progress;
    remember("practice", progress);
  }

  #fail(): void {
    if (!this.#isHelped) this.#save(withFailure(this.progress));
    this.#isHelped = true;
  }

  protected override seconds(): number {
    return this.solver.seconds;
  }

  protected override stepped(): void {
    if (this.frame) sound(soundOf(this.frame));
  }

  protected override judged({ right, finished, attempt }: PuzzleVerdict): void {
    if (this.puzzle && (!right || finished)) this.solver.end(this.puzzle, finished, attempt);
    if (!right) {
      this.#fail();
      sound("refused");
    } else if (finished) this.#solve();
  }

  protected override get said(): string {
    return `${this.words} ${changeText(this.solver.change)}`;
  }

  #solve(): void {
    const { puzzle } = this;
    if (!puzzle) return;
    const { id, game, day } = puzzle;
    this.#save(withSolved(this.progress, { id, game, ...(day && { day }), clean: !this.#isHelped }));
    sound("win");
  }

  #hinted(): Hint | null {
    const frame = this.#solution?.frames[2 * this.found.length];
    if (!frame || !this.hint || this.phase !== "finding" || !this.puzzle) return null;
    return hintOf(this.puzzle.game, frame, this.pieces, this.hint);
  }

  /** A hint: first where to look, then the move. */
  async help(): Promise<void> {
    const { opening } = this;
    if (!(await this.solution()) || opening !== this.opening) return;
    this.message.clear();
    this.#isHelped = true;
    this.hint = Math.min(this.hint + 1, 2);
    const frame = this.#solution?.frames[2 * this.found.length];
    const { game } = this.progress;
    const cells = this.shownHint?.marks.map(({ cell }) => GAMES[game].cellName(cell)).join(", ") ?? "";
    const move = this.hint === 2 && frame && this.puzzle ? describe(this.puzzle.game, frame) : cells;
    announcer.say(`${this.words} ${move}`);
  }

  protected override givenUp(): void {
    if (!this.isOver) this.#fail();
  }

  protected override async solution(): Promise<PuzzleSolution | null> {
    const { puzzle } = this;
    const solution = this.#solution ?? (await super.solution());
    if (!puzzle || puzzle !== this.puzzle || !solution) return null;
    this.#solution = solution;
    this.solver.end(puzzle, false, solution.attempt);
    return solution;
  }
}
