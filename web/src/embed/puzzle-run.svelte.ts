// A puzzle in a frame: the moves found and the last verdict. Nothing is rated or stored.
import { announcer } from "../app/announce.svelte";
import { settings } from "../app/settings.svelte";
import { BoardMessage, refuseMove } from "../board/message.svelte";
import { positions } from "../board/pieces";
import type { Try } from "../board/types";
import { describe } from "../games";
import { effectOf } from "../live/frames";
import { errorText, post } from "../net/http";
import type { Effect, Pieces, Position, Puzzle, PuzzleSolution, PuzzleVerdict, Replay } from "../net/types";
import { idleText } from "../pages/practice/idle";
import { feedbackText } from "../pages/practice/words";
import { verdictAt } from "../positions";
import { t } from "../texts";

type Phase = "finding" | "checking" | "wrong" | "solved" | "shown";
/** Moves from the beginning of the puzzle. */
type Line = Pick<Replay, "pieces" | "frames" | "result">;

/** Time to see a move before the next one. */
const PAUSE = 750;

export class PuzzleRun {
  phase = $state<Phase>("finding");
  because = $state<PuzzleVerdict["because"]>();
  /** A move that was made and not judged yet. */
  pending = $state<string | null>(null);
  ply = $state(0);
  /** The own moves that were found. */
  found = $state.raw<readonly string[]>([]);
  readonly message = new BoardMessage();
  #line = $state.raw<Line>({ pieces: {}, frames: [] });
  #position = $state.raw() as Position;
  /** Where the next move is to be found. */
  #base: [Line, Position];

  #pieces = $derived(positions(this.#line));
  pieces = $derived<Pieces>(this.#pieces[this.ply] ?? {});
  frame = $derived(this.#line.frames[this.ply - 1]);
  last = $derived<Effect>(this.frame ? effectOf(this.frame) : {});
  /** The legal moves, while one is to be found. */
  detail = $derived(this.phase === "finding" || this.pending ? this.#position.detail : undefined);
  winning = $derived(
    (this.ply > 0 && this.ply === this.#line.frames.length && this.#line.result?.cells) || [],
  );
  isOver = $derived(this.phase === "solved" || this.phase === "shown");
  words = $derived(feedbackText({ ...this.#parts(), trouble: "", hint: 0, shownHint: null }));

  constructor(readonly puzzle: Puzzle) {
    this.#line = { pieces: puzzle.position.detail.pieces, frames: [] };
    this.#position = puzzle.position;
    this.#base = [this.#line, puzzle.position];
  }

  #parts(): Pick<PuzzleRun, "puzzle" | "phase" | "because" | "found"> {
    const { puzzle, phase, because, found } = this;
    return { puzzle, phase, because, found };
  }

  /** Try a move. */
  async attempt(move: string): Promise<void> {
    if (this.phase !== "finding") return;
    this.message.clear();
    this.phase = "checking";
    this.pending = move;
    try {
      const moves = [...this.found, move];
      await this.#answer(await post<PuzzleVerdict>(`/api/puzzles/${this.puzzle.id}/try`, { moves }), move);
    } catch (error) {
      this.phase = "finding";
      this.message.refuse(errorText(error, t("practice-no-answer")));
    } finally {
      this.pending = null;
    }
  }

  async #answer({ right, finished, because, film, position }: PuzzleVerdict, move: string): Promise<void> {
    const own = 2 * this.found.length + 1;
    this.pending = null;
    await this.#play(film, own);
    this.#position = position;
    this.because = because;
    if (!right) this.phase = "wrong";
    else if (finished) this.phase = "solved";
    else {
      this.found = [...this.found, move];
      this.#base = [film, position];
      this.phase = "finding";
    }
    announcer.say(`${this.#said(own)} ${this.words}`);
  }

  /** Show moves from a ply to the last, with time to see each. */
  async #play(line: Line, from: number): Promise<void> {
    this.#line = line;
    for (let ply = from; ply <= line.frames.length; ply += 1) {
      if (ply > from) await new Promise((resolve) => setTimeout(resolve, settings.moves ? PAUSE : PAUSE / 3));
      this.ply = ply;
    }
  }

  /** Descriptions of the moves after a ply. */
  #said(after: number): string {
    const { frames } = this.#line;
    return frames
      .slice(after)
      .map((frame) => describe(this.puzzle.game, frame))
      .join(" ");
  }

  /** Back to where the wrong move was made. */
  again(): void {
    if (this.phase !== "wrong") return;
    this.message.clear();
    this.because = undefined;
    this.ply = 2 * this.found.length;
    [this.#line, this.#position] = this.#base;
    this.phase = "finding";
  }

  /** Show the solution from the beginning. */
  async giveUp(): Promise<void> {
    try {
      const solution = await post<PuzzleSolution>(`/api/puzzles/${this.puzzle.id}/solution`, {});
      this.message.clear();
      this.phase = "shown";
      await this.#play(solution, 0);
      announcer.say(`${t("practice-shown")} ${this.#said(0)}`);
    } catch (error) {
      this.message.refuse(errorText(error, t("practice-no-answer")));
    }
  }

  /** Show why a move is illegal. */
  async explain(tried: Try): Promise<void> {
    const { game, options } = this.puzzle;
    const verdict = await verdictAt({ game, fen: this.#position.fen, options }, tried);
    if (!verdict.legal && this.phase === "finding") await refuseMove(this.message, verdict, game);
  }

  /** Show why no move can be made now. */
  idle(): void {
    this.message.refuse(idleText(this));
  }
}
