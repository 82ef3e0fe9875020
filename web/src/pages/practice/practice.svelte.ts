// The state of a puzzle: the moves found, the last verdict, and the progress.
import { announcer, notices } from "../../app/announce.svelte";
import { remember, remembered, settings } from "../../app/settings.svelte";
import { play as sound, soundOf } from "../../app/sounds";
import { BoardMessage, refuseMove } from "../../board/message.svelte";
import type { Try } from "../../board/types";
import { describe, GAMES } from "../../games";
import { positions } from "../../board/pieces";
import { effectOf } from "../../live/frames";
import { errorText, RefusedError } from "../../net/http";
import type { Effect, Pieces, Position, Puzzle, PuzzleSolution, PuzzleTheme } from "../../net/types";
import type { PuzzleVerdict, Replay } from "../../net/types";
import { verdictAt } from "../../positions";
import { t } from "../../texts";
import { hintOf, type Hint } from "./hints";
import { idleText } from "./idle";
import { forgotten, NO_PROGRESS, restored, withFailure, withSolved, type Progress } from "./progress";
import { findPuzzle } from "./find-puzzle";
import { wishOf, type PuzzleSource } from "./puzzle-source";
import { changeText, feedbackText } from "./words";
import { Solver } from "./solver.svelte";

export type Phase = "loading" | "finding" | "checking" | "wrong" | "solved" | "shown" | "empty" | "trouble";

/** Moves from the beginning of a puzzle. */
type Line = Pick<Replay, "pieces" | "frames" | "result">;

/** Time to see a move before the next one. */
const PAUSE = 750;

export class Practice {
  progress = $state.raw<Progress>(restored(remembered("practice", NO_PROGRESS)));
  puzzle = $state.raw<Puzzle | null>(null);
  readonly solver = new Solver();
  /** The theme of the puzzles to get; empty for all. */
  theme = $state<PuzzleTheme | "">("");
  phase = $state<Phase>("loading");
  readonly message = new BoardMessage();
  trouble = $state("");
  /** Whether there is no puzzle of the name in the address. */
  isMissing = $state(false);
  /** Why the last try was wrong. */
  because = $state<PuzzleVerdict["because"]>();
  hint = $state(0);
  /** A move that was made and not judged yet. */
  pending = $state<string | null>(null);
  ply = $state(0);
  /** How many own moves were found. */
  found = $state.raw<readonly string[]>([]);
  #replay = $state.raw<Line>({ pieces: {}, frames: [] });
  #position = $state.raw<Position | null>(null);
  #solution = $state.raw<PuzzleSolution | null>(null);
  /** Where the next move is to be found. */
  #base: [Line, Position] | null = null;
  /** Whether there was a wrong try, a hint or the solution: then it does not count for the streak. */
  #isHelped = false;
  /** Whether all puzzles were seen and are shown once more. */
  #isAgain = false;
  #source!: PuzzleSource;
  /** Counts the puzzles that were opened, to drop late answers. */
  #opening = 0;

  #pieces = $derived(positions(this.#replay));
  pieces = $derived<Pieces>(this.#pieces[this.ply] ?? {});
  frame = $derived(this.#replay.frames[this.ply - 1]);
  last = $derived<Effect>(this.frame ? effectOf(this.frame) : {});
  /** The legal moves, while one is to be found or is shown before it is judged. */
  detail = $derived(this.phase === "finding" || this.pending !== null ? this.#position?.detail : undefined);
  /** The shape that won, when it is there. */
  winning = $derived(
    (this.ply > 0 && this.ply === this.#replay.frames.length && this.#replay.result?.cells) || [],
  );
  isOver = $derived(this.phase === "solved" || this.phase === "shown");
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
  begin(): Promise<void> {
    this.#isAgain = true;
    this.#save(forgotten(this.progress, this.progress.game));
    return this.next();
  }

  async #open(find: (source: PuzzleSource) => Promise<Puzzle>): Promise<void> {
    const opening = ++this.#opening;
    this.message.clear();
    this.phase = "loading";
    this.isMissing = false;
    try {
      const [source, puzzle] = await findPuzzle(find);
      if (opening === this.#opening) this.#set(source, puzzle);
    } catch (error) {
      if (opening !== this.#opening) return;
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
    this.#replay = { pieces: puzzle.position.detail.pieces, frames: [] };
    this.#position = puzzle.position;
    this.#base = [this.#replay, puzzle.position];
    Object.assign(this, { puzzle, ply: 0, found: [], hint: 0, pending: null, because: undefined });
    this.phase = "finding";
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

  /** Try a move. */
  async attempt(move: string): Promise<void> {
    const { puzzle, found } = this;
    const opening = this.#opening;
    if (!puzzle || this.phase !== "finding") return;
    this.message.clear();
    this.phase = "checking";
    this.pending = move;
    try {
      const judged = await this.#source.attempt(puzzle, [...found, move], this.solver.seconds);
      if (opening === this.#opening) await this.#answer(judged, move);
    } catch (error) {
      if (opening !== this.#opening) return;
      this.phase = "finding";
      notices.show(errorText(error, t("practice-no-answer")), { trouble: true });
    } finally {
      if (opening === this.#opening) this.pending = null;
    }
  }

  async #answer(judged: PuzzleVerdict, move: string): Promise<void> {
    const opening = this.#opening;
    const own = 2 * this.found.length + 1;
    this.hint = 0;
    this.pending = null;
    await this.#play(judged.film, own, judged.film.frames.length);
    if (opening !== this.#opening) return;
    // It may be the user's turn again.
    this.message.clear();
    this.#position = judged.position;
    if (this.puzzle && (!judged.right || judged.finished))
      this.solver.end(this.puzzle, judged.finished, judged.attempt);
    if (!judged.right) {
      this.because = judged.because;
      this.#fail();
      this.phase = "wrong";
      sound("refused");
    } else if (judged.finished) this.#solve();
    else {
      this.found = [...this.found, move];
      this.#base = [judged.film, judged.position];
      this.phase = "finding";
    }
    announcer.say(`${this.#said(own)} ${this.words} ${changeText(this.solver.change)}`);
  }

  #solve(): void {
    const { puzzle } = this;
    if (!puzzle) return;
    const { id, game, day } = puzzle;
    this.#save(withSolved(this.progress, { id, game, ...(day && { day }), clean: !this.#isHelped }));
    this.phase = "solved";
    sound("win");
  }

  /** Show a replay from one ply to another, with time to see each move. */
  async #play(replay: Line, from: number, to: number): Promise<void> {
    const opening = this.#opening;
    this.#replay = replay;
    for (let ply = from; ply <= to; ply += 1) {
      if (ply > from) await new Promise((resolve) => setTimeout(resolve, settings.moves ? PAUSE : PAUSE / 3));
      if (opening !== this.#opening) return;
      this.ply = ply;
      if (this.frame) sound(soundOf(this.frame));
    }
  }

  /** Descriptions of the moves after a ply. */
  #said(after: number): string {
    const { game } = this.puzzle ?? {};
    return game
      ? this.#replay.frames
          .slice(after)
          .map((frame) => describe(game, frame))
          .join(" ")
      : "";
  }

  /** The feedback to the last try, or why there is no puzzle. */
  get words(): string {
    return feedbackText(this);
  }

  /** Back to where the wrong move was made. */
  again(): void {
    if (this.phase !== "wrong" || !this.#base) return;
    this.message.clear();
    this.because = undefined;
    this.ply = 2 * this.found.length;
    [this.#replay, this.#position] = this.#base;
    this.phase = "finding";
  }

  #hinted(): Hint | null {
    const frame = this.#solution?.frames[2 * this.found.length];
    if (!frame || !this.hint || this.phase !== "finding" || !this.puzzle) return null;
    return hintOf(this.puzzle.game, frame, this.pieces, this.hint);
  }

  /** A hint: first where to look, then the move. */
  async help(): Promise<void> {
    const opening = this.#opening;
    if (!(await this.#solved()) || opening !== this.#opening) return;
    this.message.clear();
    this.#isHelped = true;
    this.hint = Math.min(this.hint + 1, 2);
    const frame = this.#solution?.frames[2 * this.found.length];
    const { game } = this.progress;
    const cells = this.shownHint?.marks.map(({ cell }) => GAMES[game].cellName(cell)).join(", ") ?? "";
    const move = this.hint === 2 && frame && this.puzzle ? describe(this.puzzle.game, frame) : cells;
    announcer.say(`${this.words} ${move}`);
  }

  /** Show the solution from the beginning. */
  async giveUp(): Promise<void> {
    const opening = this.#opening;
    // What was solved is known already.
    const replay = this.phase === "solved" ? this.#replay : await this.#solved();
    if (!replay || opening !== this.#opening) return;
    if (!this.isOver) this.#fail();
    this.message.clear();
    this.phase = "shown";
    this.ply = 0;
    await this.#play(replay, 0, replay.frames.length);
    if (opening === this.#opening) announcer.say(`${t("practice-shown")} ${this.#said(0)}`);
  }

  /** The solution. To ask for it ends the attempt. */
  async #solved(): Promise<Replay | null> {
    const { puzzle } = this;
    if (!puzzle) return null;
    try {
      this.#solution ??= await this.#source.solution(puzzle, this.solver.seconds);
      if (puzzle === this.puzzle) this.solver.end(puzzle, false, this.#solution.attempt);
      return this.#solution;
    } catch {
      notices.show(t("practice-no-answer"), { trouble: true });
      return null;
    }
  }

  /** Show why a move is illegal. */
  async explain(tried: Try): Promise<void> {
    const { puzzle } = this;
    const opening = this.#opening;
    if (!puzzle || !this.#position) return;
    const place = { game: puzzle.game, fen: this.#position.fen, options: puzzle.options };
    try {
      const verdict = await verdictAt(place, tried);
      if (!verdict.legal && opening === this.#opening && this.phase === "finding")
        await refuseMove(this.message, verdict, puzzle.game);
    } catch (error) {
      this.message.refuse(errorText(error, t("practice-no-answer")));
    }
  }

  /** Show why no move can be made now. */
  idle(): void {
    this.message.refuse(idleText(this));
  }
}
