// The engine's lines for the position on the board. It searches in workers of this page.
import { untrack } from "svelte";
import { remember, remembered } from "../../app/settings.svelte";
import { canShareMemory, Engine, type Board, type Info, load } from "../../core";
import type { PositionRequest } from "../../net/types";
import { boardOf } from "../../positions/board";
import { type Lines, linesOf, withInfo } from "./lines";

// Milliseconds to wait before a search, so that stepping through a game begins few of them.
const PAUSE = 250;
// Milliseconds between two displays: nobody reads faster.
const SHOW_PAUSE = 100;
/** After this many failures at one position, its workers are not replaced again. */
export const MAX_FAILURES = 3;
const MAX_THREADS = 32;
const MAX_DEFAULT_THREADS = 4;

export interface Asked {
  /** The opening and the node that the lines are for. */
  key: string;
  place: PositionRequest;
}

/** How many threads can search: one without shared memory. */
export function maxThreads(): number {
  return canShareMemory() ? Math.max(1, Math.min(MAX_THREADS, navigator.hardwareConcurrency || 1)) : 1;
}

/** The rest of the device stays free for other programs. */
function defaultThreads(): number {
  return Math.max(1, Math.min(MAX_DEFAULT_THREADS, Math.floor(maxThreads() / 2)));
}

export class EngineLines {
  chosen = $state(remembered("analysis-engine", { isOn: false, lines: 1, threads: defaultThreads() }));
  /** The workers have failed: others have taken over, or those have failed as well. */
  trouble = $state<"replaced" | "failed" | null>(null);
  readonly maxThreads = maxThreads();
  /** The lines, by key. */
  #found = $state.raw<ReadonlyMap<string, Lines>>(new Map());
  #engine: { searcher: Engine; threads: number } | null = null;
  #asked: Asked | null = null;
  #failures = 0;
  /** The search that runs, and those that wait for its end. */
  #searches: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The number of threads, on this device: the choice may have been made on a page with more of them. */
  threads = $derived(Math.max(1, Math.min(Math.floor(this.chosen.threads) || 1, this.maxThreads)));

  constructor() {
    $effect(() => remember("analysis-engine", this.chosen));
    // The memory of an engine that is off belongs to others.
    $effect(() => {
      if (!this.chosen.isOn) untrack(() => this.#close());
    });
    $effect(() => () => {
      this.look(null);
      this.#close();
    });
  }

  /** The lines of a position, as far as they are known. */
  found(key: string): Lines | null {
    return this.#found.get(key) ?? null;
  }

  /** Analyse this position from now on, or none. */
  look(asked: Asked | null): void {
    if (!asked && !this.#asked) return;
    this.#asked = asked;
    this.#failures = 0;
    this.trouble = null;
    clearTimeout(this.#timer);
    this.#engine?.searcher.stop();
    if (asked) this.#timer = setTimeout(() => this.#begin(asked), PAUSE);
  }

  /** Try again after failures. */
  retry(): void {
    this.#failures = 0;
    this.trouble = null;
    if (this.#asked) this.#begin(this.#asked);
  }

  /** Forget all lines, since their number was changed. */
  forget(): void {
    this.#found = new Map();
  }

  #begin(asked: Asked): void {
    this.#searches = this.#searches.then(() => this.#search(asked));
  }

  async #search(asked: Asked): Promise<void> {
    try {
      await load();
      if (asked !== this.#asked) return;
      const board = boardOf(asked.place);
      try {
        await this.#analyse(board, asked);
      } finally {
        board.free();
      }
    } catch {
      if (asked === this.#asked) this.#fail(asked);
    }
  }

  async #analyse(board: Board, asked: Asked): Promise<void> {
    const count = this.chosen.lines;
    let best: Info[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      timer = undefined;
      if (asked === this.#asked) this.#show(asked.key, linesOf(board, best));
    };
    try {
      for await (const info of this.#engineOf(board).analyse(board, {}, { lines: count })) {
        if (asked !== this.#asked) return;
        best = withInfo(best, info, count);
        timer ??= setTimeout(show, SHOW_PAUSE);
      }
      show();
    } finally {
      clearTimeout(timer);
    }
  }

  /** A new search of a position that was searched before is shown once it is deeper. */
  #show(key: string, lines: Lines | null): void {
    if (lines && lines.depth >= (this.#found.get(key)?.depth ?? 0))
      this.#found = new Map(this.#found).set(key, lines);
  }

  /** The workers are gone. Others take over, unless that has not helped. */
  #fail(asked: Asked): void {
    this.#failures += 1;
    this.trouble = this.#failures < MAX_FAILURES ? "replaced" : "failed";
    if (this.trouble === "replaced") this.#begin(asked);
  }

  #engineOf({ game }: Board): Engine {
    const { threads } = this;
    if (this.#engine?.threads !== threads || this.#engine.searcher.game !== game) {
      this.#close();
      this.#engine = { searcher: new Engine(game, { threads }), threads };
    }
    return this.#engine.searcher;
  }

  #close(): void {
    this.#engine?.searcher.close();
    this.#engine = null;
  }
}
