// The engine, in workers. It has the names of `hexad.Engine` in Python.

import type { Board } from "./board.ts";
import { EngineProcess } from "./engine-process.ts";
import type { FromWorker, Search } from "./messages.ts";
import type { Game, Info, Limit, Played } from "./types.ts";

/** Full strength, above levels 1 to 9. */
export const FULL = 10;

export interface EngineSettings {
  /** Threads need a page that is cross-origin isolated; elsewhere there is one. */
  threads?: number;
  /** The size of the table of positions. It is smaller on a device with too little memory. */
  hashMb?: number;
  /** The same seed gives the same choices of levels 1 to 9. */
  seed?: string | number;
}

const DEFAULT_HASH_MB = 32;
const [MIN_HASH_MB, MAX_HASH_MB] = [4, 64];
// For each gigabyte of the device.
const HASH_MB_PER_GB = 16;

/** A table for the memory of this device, where the browser tells it. */
function hashFor(): number {
  const gigabytes = (globalThis.navigator as { deviceMemory?: number } | undefined)?.deviceMemory;
  if (gigabytes === undefined) return DEFAULT_HASH_MB;
  return Math.round(Math.max(MIN_HASH_MB, Math.min(MAX_HASH_MB, gigabytes * HASH_MB_PER_GB)));
}

/** A search that runs: its listener, and the best lines so far. */
interface Running {
  best: Info[];
  onInfo: (info: Info) => void;
  end: (infos: Info[], chosen: number | null) => void;
  fail: (error: Error) => void;
}

export class Engine {
  readonly game: Game;
  readonly #settings: Required<EngineSettings>;
  #process: Promise<EngineProcess> | undefined;
  #running: Running | undefined;
  #seeds = 0;

  constructor(game: Game, { threads = 1, hashMb = hashFor(), seed }: EngineSettings = {}) {
    this.game = game;
    this.#settings = { threads, hashMb, seed: seed ?? `${Math.random()}` };
  }

  /** The move that the engine would play. Full strength needs a limit; levels 1 to 9 have limits of their own. */
  async play(board: Board, limit: Limit = {}, { level = FULL }: { level?: number } = {}): Promise<Played> {
    if (level === FULL && limit.time === undefined && limit.nodes === undefined && limit.depth === undefined)
      throw new Error("full strength needs a limit: say how long it may think, as in {time: 1}");
    const { infos, chosen } = await this.#search(board, limit, level, 1, () => undefined);
    const info = chosen === null ? undefined : infos[chosen];
    const move = info?.line[0];
    if (!info || move === undefined) throw new Error("the game is over: there is no move to play");
    return { move, info };
  }

  /** Reports on the best lines, each time they were searched more deeply; the last ones are the answer. Leaving the
   * loop stops the search. */
  async *analyse(board: Board, limit: Limit = {}, { lines = 1 } = {}): AsyncGenerator<Info, void, void> {
    const queue: Info[] = [];
    let wake: () => void = () => undefined;
    let isDone = false;
    const search = this.#search(board, limit, FULL, lines, (info) => {
      queue.push(info);
      wake();
    }).then(({ infos }) => queue.push(...infos));
    const ended = search.finally(() => {
      isDone = true;
      wake();
    });
    ended.catch(() => undefined);
    try {
      while (true) {
        const info = queue.shift();
        if (info) yield info;
        else if (isDone) break;
        else await new Promise<void>((fulfil) => (wake = fulfil));
      }
      await ended;
    } finally {
      if (!isDone) this.stop();
      await ended.catch(() => undefined);
    }
  }

  /** End the search that runs: it answers with the best that it has found. */
  stop(): void {
    const running = this.#running;
    if (!running) return;
    void this.#process?.then((process) => {
      if (this.#running !== running || process.stop()) return;
      // This worker hears nothing while it searches: it is replaced.
      process.end();
      this.#process = undefined;
      running.end(running.best, running.best.length > 0 ? 0 : null);
    });
  }

  /** Forget earlier searches. */
  clear(): void {
    void this.#process?.then((process) => process.post({ type: "clear" }));
  }

  /** End the workers. The engine starts them again when it is used. */
  close(): void {
    const running = this.#running;
    void this.#process?.then((process) => process.end());
    this.#process = undefined;
    running?.end(running.best, null);
  }

  #started(): Promise<EngineProcess> {
    if (!this.#process) {
      // A worker that replaces another does not repeat its choices.
      const seed =
        this.#seeds++ === 0 ? String(this.#settings.seed) : `${this.#settings.seed}/${this.#seeds}`;
      const started = EngineProcess.start({ ...this.#settings, game: this.game, seed });
      this.#process = started;
      started.catch(() => {
        if (this.#process === started) this.#process = undefined;
      });
    }
    return this.#process;
  }

  async #search(board: Board, limit: Limit, level: number, lines: number, onInfo: (info: Info) => void) {
    if (board.game !== this.game) throw new Error(`this engine plays ${this.game}, not ${board.game}`);
    if (this.#running) throw new Error("this engine searches already: stop it first");
    const start = { fen: board.startFen, options: board.options, moves: board.moves };
    const milliseconds = limit.time === undefined ? 0 : Math.max(1, limit.time * 1000);
    return new Promise<{ infos: Info[]; chosen: number | null }>((fulfil, reject) => {
      const finish = () => (this.#running = undefined);
      this.#running = {
        best: [],
        onInfo,
        end: (infos, chosen) => (finish(), fulfil({ infos, chosen })),
        fail: (error) => (finish(), reject(error)),
      };
      const request: Omit<Search, "threads"> = {
        type: "search",
        start,
        level: level === FULL ? 0 : level,
        lines,
        depth: limit.depth ?? 0,
        nodes: limit.nodes ?? 0,
        softMs: milliseconds,
        hardMs: milliseconds,
      };
      this.#post(request, this.#running);
    });
  }

  #post(request: Omit<Search, "threads">, running: Running): void {
    this.#started().then(
      (process) => {
        if (this.#running !== running) return;
        process.onMessage = (message) => this.#receive(message, running);
        process.onError = (reason) => {
          this.#process = undefined;
          running.fail(new Error(reason));
        };
        process.post({ ...request, threads: process.threads });
      },
      (error: unknown) => running.fail(error instanceof Error ? error : new Error(String(error))),
    );
  }

  #receive(message: FromWorker, running: Running): void {
    if (this.#running !== running) return;
    if (message.type === "line") {
      // Ranks start again at one with each depth.
      running.best = message.info.rank > 1 ? [...running.best, message.info] : [message.info];
      running.onInfo(message.info);
    } else if (message.type === "done") running.end(message.infos, message.chosen);
    else if (message.type === "failed") {
      // After a fault within the module its memory cannot be trusted: the next search starts other workers.
      void this.#process?.then((process) => process.end());
      this.#process = undefined;
      running.fail(new Error(message.message));
    }
  }
}
