// What an engine and its worker tell each other.

import type { Start } from "./board.ts";
import type { Game, Info } from "./types.ts";

/** The worker instantiates the module. With threads it gets the memory that they share. */
export interface Begin {
  type: "begin";
  module: WebAssembly.Module;
  memory?: WebAssembly.Memory;
  game: Game;
  hashMb: number;
  seed: string;
  /** How many stacks of threads to make. */
  helpers: number;
}

export interface Search {
  type: "search";
  start: Start;
  level: number;
  lines: number;
  threads: number;
  depth: number;
  nodes: number;
  softMs: number;
  hardMs: number;
}

export type ToWorker = Begin | Search | { type: "clear" } | { type: "seed"; seed: string };

export type FromWorker =
  /** `stacks` are the tops of the stacks of threads; storing 1 at `stopFlag` ends the search. */
  | { type: "ready"; hashMb: number; stopFlag: number; stacks: number[] }
  | { type: "line"; info: Info }
  | { type: "done"; infos: Info[]; chosen: number | null }
  | { type: "failed"; message: string };

/** What a worker that is a thread receives. */
export interface ThreadBegin {
  module: WebAssembly.Module;
  memory: WebAssembly.Memory;
  stack: number;
}
