// The review of a game, in workers of this page: a judgement for each position, as they come.
import { type Board, Engine, type Info, type Limit, load } from "../../core";
import { boardOf } from "../../positions/board";
import { type Judgement, judgements } from "./judgements";
import { MAX_FAILURES } from "./engine.svelte";
import { fitting, marked, type Reviewed } from "./review-marks";
import type { AnalysisState } from "./analysis-state.svelte";
import { mainLine } from "./tree";

// For each position.
const SECONDS = 0.2;

export class Review {
  isRunning = $state(false);
  /** The engine has failed too often: the review is not complete. */
  hasFailed = $state(false);
  #all = $state.raw<Reviewed>({ line: [], judgements: [] });
  /** The engine of the review that runs. */
  #engine: Engine | null = null;

  /** What is known of the game, as far as its moves are still there. */
  known = $derived.by(() => fitting(this.#all, this.analysis.tree));
  progress = $derived(this.#all.judgements.length / Math.max(1, this.#all.line.length));

  constructor(
    private readonly analysis: AnalysisState,
    private readonly threads: () => number,
  ) {}

  /** Review the main line. */
  async start(): Promise<void> {
    this.clear();
    const { analysis } = this;
    const line = mainLine(analysis.tree).map((node) => node.id);
    const place = analysis.placeAt(line.at(-1) ?? 0);
    const engine = new Engine(analysis.game, { threads: this.threads() });
    this.#engine = engine;
    this.#all = { line, judgements: [] };
    this.isRunning = true;
    try {
      await load();
      await this.#judge(boardOf(place), engine);
    } catch {
      if (this.#engine === engine) this.hasFailed = true;
    } finally {
      engine.close();
      if (this.#engine === engine) this.stop();
    }
  }

  async #judge(board: Board, engine: Engine): Promise<void> {
    const search = (at: Board, limit: Limit) => this.#search(at, limit, engine);
    try {
      for await (const judgement of judgements(board, search, { time: SECONDS })) this.#take(judgement);
    } finally {
      board.free();
    }
  }

  /** The best line; workers that have failed are replaced. Throws an error if the review was stopped. */
  async #search(board: Board, limit: Limit, engine: Engine): Promise<Info | undefined> {
    for (let failures = 0; this.#engine === engine; failures += 1) {
      try {
        let best: Info | undefined;
        for await (const info of engine.analyse(board, limit)) best = info;
        if (this.#engine === engine) return best;
      } catch (error) {
        if (failures + 1 >= MAX_FAILURES) throw error;
      }
    }
    throw new Error("the review was stopped");
  }

  #take(judgement: Judgement): void {
    const { line, judgements } = this.#all;
    this.#all = { line, judgements: [...judgements, judgement] };
    const id = line[judgement.ply];
    if (id !== undefined && judgement.ply > 0) this.analysis.tree = marked(this.analysis.tree, id, judgement);
  }

  /** End the review that runs; what it has found stays. */
  stop(): void {
    const engine = this.#engine;
    this.#engine = null;
    this.isRunning = false;
    engine?.close();
  }

  /** Another game is looked at. */
  clear(): void {
    this.stop();
    this.#all = { line: [], judgements: [] };
    this.hasFailed = false;
  }
}
