// A puzzle on a board: the moves found, the last verdict, and what is shown. Frames of other sites use it as it is; the
// practice page adds progress, ratings and hints.
import { announcer } from "../../app/announce.svelte";
import { settings } from "../../app/settings.svelte";
import { BoardMessage, refuseMove } from "../../board/message.svelte";
import { positions } from "../../board/pieces";
import type { Try } from "../../board/types";
import { describe } from "../../games";
import { effectOf } from "../../live/frames";
import { errorText } from "../../net/http";
import type { Effect, Pieces, Position, Puzzle, PuzzleSolution } from "../../net/types";
import type { PuzzleVerdict, Replay } from "../../net/types";
import { verdictAt } from "../../positions";
import { t } from "../../texts";
import { idleText } from "./idle";
import type { PuzzleSource } from "./puzzle-source";
import { feedbackText } from "./words";

export type Phase = "loading" | "finding" | "checking" | "wrong" | "solved" | "shown" | "empty" | "trouble";

/** Who judges the moves and knows the solution. */
export type Judge = Pick<PuzzleSource, "attempt" | "solution">;

/** Moves from the beginning of a puzzle. */
type Line = Pick<Replay, "pieces" | "frames" | "result">;

/** Time to see a move before the next one. */
const PAUSE = 750;

export class PuzzleRun {
  puzzle = $state.raw<Puzzle | null>(null);
  phase = $state<Phase>("loading");
  readonly message = new BoardMessage();
  /** Why the last try was wrong. */
  because = $state<PuzzleVerdict["because"]>();
  /** How much of a hint is shown. */
  hint = $state(0);
  /** A move that was made and not judged yet. */
  pending = $state<string | null>(null);
  ply = $state(0);
  /** The own moves that were found. */
  found = $state.raw<readonly string[]>([]);
  #line = $state.raw<Line>({ pieces: {}, frames: [] });
  #position = $state.raw<Position | null>(null);
  /** Where the next move is to be found. */
  #base: [Line, Position] | null = null;
  #judge: Judge | null = null;
  /** Counts the puzzles that were opened, to drop late answers. */
  protected opening = 0;

  #pieces = $derived(positions(this.#line));
  pieces = $derived<Pieces>(this.#pieces[this.ply] ?? {});
  frame = $derived(this.#line.frames[this.ply - 1]);
  last = $derived<Effect>(this.frame ? effectOf(this.frame) : {});
  /** The legal moves, while one is to be found or is shown before it is judged. */
  detail = $derived(this.phase === "finding" || this.pending !== null ? this.#position?.detail : undefined);
  /** The shape that won, when it is there. */
  winning = $derived(
    (this.ply > 0 && this.ply === this.#line.frames.length && this.#line.result?.cells) || [],
  );
  isOver = $derived(this.phase === "solved" || this.phase === "shown");

  /** Begin a puzzle. */
  begin(puzzle: Puzzle, judge: Judge): void {
    this.#judge = judge;
    this.#line = { pieces: puzzle.position.detail.pieces, frames: [] };
    this.#position = puzzle.position;
    this.#base = [this.#line, puzzle.position];
    Object.assign(this, { puzzle, ply: 0, found: [], hint: 0, pending: null, because: undefined });
    this.phase = "finding";
  }

  /** How long the solver has thought. */
  protected seconds(): number {
    return 0;
  }

  /** A move of the line is shown. */
  protected stepped(): void {
    return;
  }

  /** The last move was judged, and `phase` says how. */
  protected judged(verdict: PuzzleVerdict): void {
    void verdict;
  }

  /** The solution is about to be shown. */
  protected givenUp(): void {
    return;
  }

  /** What is announced after a verdict, beside the moves. */
  protected get said(): string {
    return this.words;
  }

  /** Try a move. */
  async attempt(move: string): Promise<void> {
    const { puzzle, found, opening } = this;
    if (!puzzle || !this.#judge || this.phase !== "finding") return;
    this.message.clear();
    this.phase = "checking";
    this.pending = move;
    try {
      const verdict = await this.#judge.attempt(puzzle, [...found, move], this.seconds());
      if (opening === this.opening) await this.#answer(verdict, move);
    } catch (error) {
      if (opening !== this.opening) return;
      this.phase = "finding";
      this.message.refuse(errorText(error, t("practice-no-answer")));
    } finally {
      if (opening === this.opening) this.pending = null;
    }
  }

  async #answer(verdict: PuzzleVerdict, move: string): Promise<void> {
    const { right, finished, because, film, position } = verdict;
    const own = 2 * this.found.length + 1;
    this.hint = 0;
    this.pending = null;
    if (!(await this.#play(film, own))) return;
    // It may be the user's turn again.
    this.message.clear();
    this.#position = position;
    this.because = because;
    if (!right) this.phase = "wrong";
    else if (finished) this.phase = "solved";
    else {
      this.found = [...this.found, move];
      this.#base = [film, position];
      this.phase = "finding";
    }
    this.judged(verdict);
    announcer.say(`${this.#descriptions(own)} ${this.said}`);
  }

  /** Show moves from a ply to the last, with time to see each; false if another puzzle was opened meanwhile. */
  async #play(line: Line, from: number): Promise<boolean> {
    const { opening } = this;
    this.#line = line;
    for (let ply = from; ply <= line.frames.length; ply += 1) {
      if (ply > from) await new Promise((resolve) => setTimeout(resolve, settings.moves ? PAUSE : PAUSE / 3));
      if (opening !== this.opening) return false;
      this.ply = ply;
      this.stepped();
    }
    return true;
  }

  /** Descriptions of the moves after a ply. */
  #descriptions(after: number): string {
    const { game } = this.puzzle ?? {};
    const frames = game ? this.#line.frames.slice(after) : [];
    return frames.map((frame) => (game ? describe(game, frame) : "")).join(" ");
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
    [this.#line, this.#position] = this.#base;
    this.phase = "finding";
  }

  /** Show the solution from the beginning. */
  async giveUp(): Promise<void> {
    const { opening } = this;
    // What was solved is known already.
    const line = this.phase === "solved" ? this.#line : await this.solution();
    if (!line || opening !== this.opening) return;
    this.givenUp();
    this.message.clear();
    this.phase = "shown";
    this.ply = 0;
    if (await this.#play(line, 0)) announcer.say(`${t("practice-shown")} ${this.#descriptions(0)}`);
  }

  /** The solution; null if it cannot be had now. To ask for it ends the attempt. */
  protected async solution(): Promise<PuzzleSolution | null> {
    const { puzzle } = this;
    if (!puzzle || !this.#judge) return null;
    try {
      return await this.#judge.solution(puzzle, this.seconds());
    } catch (error) {
      this.message.refuse(errorText(error, t("practice-no-answer")));
      return null;
    }
  }

  /** Show why a move is illegal. */
  async explain(tried: Try): Promise<void> {
    const { puzzle, opening } = this;
    if (!puzzle || !this.#position) return;
    const place = { game: puzzle.game, fen: this.#position.fen, options: puzzle.options };
    try {
      const verdict = await verdictAt(place, tried);
      if (!verdict.legal && opening === this.opening && this.phase === "finding")
        await refuseMove(this.message, verdict, puzzle.game);
    } catch (error) {
      this.message.refuse(errorText(error, t("practice-no-answer")));
    }
  }

  /** Show why no move can be made now. */
  idle(): void {
    const text = idleText(this);
    // That a puzzle is loading is nobody's mistake.
    if (this.phase === "loading") this.message.tell(text);
    else this.message.refuse(text);
  }
}
