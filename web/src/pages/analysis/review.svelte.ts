// The review of a game: a judgement for each position, as they come.
import { postForLines } from "../../net/http";
import type { ReviewedPosition, Refused } from "../../net/types";
import { refusalText } from "../../texts/refusals";
import { fitting, marked, type Reviewed } from "./review-marks";
import { analysisErrorText, type AnalysisState } from "./analysis-state.svelte";
import { mainLine, movesTo } from "./tree";

const SECONDS = 0.2;
export const MAX_PLIES = 400;

export class Review {
  isRunning = $state(false);
  trouble = $state("");
  #all = $state.raw<Reviewed>({ line: [], judgements: [] });
  #work: AbortController | null = null;

  /** What is known of the game, as far as its moves are still there. */
  known = $derived.by(() => fitting(this.#all, this.analysis.tree));
  progress = $derived(this.#all.judgements.length / Math.max(1, this.#all.line.length));

  constructor(private readonly analysis: AnalysisState) {}

  /** Review the main line. */
  async start(): Promise<void> {
    this.stop();
    const { analysis } = this;
    const line = mainLine(analysis.tree).map((node) => node.id);
    const work = new AbortController();
    this.#work = work;
    this.#all = { line, judgements: [] };
    this.trouble = "";
    this.isRunning = true;
    try {
      const { game, fen, options } = analysis;
      const moves = movesTo(analysis.tree, line.at(-1) ?? 0);
      const body = { game, fen, options, moves, seconds: SECONDS };
      for await (const told of postForLines<ReviewedPosition | Refused>("/api/review", body, work.signal)) {
        if (work.signal.aborted) return;
        if ("type" in told) this.trouble = refusalText(told);
        else this.#take(told);
      }
    } catch (error) {
      if (!work.signal.aborted) this.trouble = analysisErrorText(error);
    } finally {
      if (this.#work === work) this.isRunning = false;
    }
  }

  #take(judgement: ReviewedPosition): void {
    const { line, judgements } = this.#all;
    this.#all = { line, judgements: [...judgements, judgement] };
    const id = line[judgement.ply];
    if (id !== undefined && judgement.ply > 0) this.analysis.tree = marked(this.analysis.tree, id, judgement);
  }

  stop(): void {
    this.#work?.abort();
    this.isRunning = false;
  }

  /** Another game is looked at. */
  clear(): void {
    this.stop();
    this.#all = { line: [], judgements: [] };
    this.trouble = "";
  }
}
