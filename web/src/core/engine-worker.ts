// The worker of an engine: it searches, and does nothing else meanwhile.

import { Board } from "./board.ts";
import type { Begin, FromWorker, Search, ToWorker } from "./messages.ts";
import { CoreModule } from "./module.ts";
import { checked } from "./refusal.ts";
import type { Info } from "./types.ts";
import { listen, type Parent } from "./workers.ts";

const STACK_BYTES = 1 << 20;
const MIN_HASH_MB = 1;

interface Line {
  rank: number;
  depth: number;
  points: number;
  nodes: number;
  milliseconds: number;
  hashFull: number;
  moves: string[];
}

let page: Parent;
let core: CoreModule;
let engine = 0;
let game: Begin["game"];

const tell = (message: FromWorker) => page.post(message);

const info = ({ rank, depth, points, nodes, milliseconds, hashFull, moves }: Line): Info => ({
  rank,
  depth,
  points,
  nodes,
  seconds: milliseconds / 1000,
  hashFull: hashFull / 1000,
  line: moves,
});

/** Make the engine. On a device with little memory its table is smaller. */
function newEngine(board: Board, hashMb: number): number {
  for (let megabytes = hashMb; ; megabytes = Math.floor(megabytes / 2)) {
    engine = core.exports.new_engine(board.pointer, megabytes);
    if (engine) return megabytes;
    if (megabytes <= MIN_HASH_MB) checked(core.answer(core.exports.output_size()));
  }
}

async function begin(message: Begin): Promise<void> {
  core = await CoreModule.instantiate(message.module, message.memory);
  core.exports._initialize?.();
  core.onReport = (line) => tell({ type: "line", info: info(line as Line) });
  game = message.game;
  const board = new Board(game, {}, core);
  const hashMb = newEngine(board, message.hashMb);
  board.free();
  core.exports.seed_engine(engine, core.write(message.seed));
  const stacks = Array.from(
    { length: message.helpers },
    () => core.exports.new_stack(STACK_BYTES) + STACK_BYTES,
  );
  tell({ type: "ready", hashMb, stopFlag: core.exports.stop_flag(engine), stacks });
}

function search({ start, level, lines, threads, depth, nodes, softMs, hardMs }: Search): void {
  const board = new Board(game, start, core);
  const size = core.exports.search(
    engine,
    board.pointer,
    level,
    lines,
    threads,
    depth,
    nodes,
    softMs,
    hardMs,
  );
  const answer = core.answer(size) as { lines: Line[]; chosen: number | null };
  board.free();
  tell({ type: "done", infos: answer.lines.map(info), chosen: answer.chosen });
}

async function receive(message: ToWorker): Promise<void> {
  try {
    if (message.type === "begin") await begin(message);
    else if (message.type === "search") search(message);
    else if (message.type === "clear") core.exports.clear_engine(engine);
    else core.exports.seed_engine(engine, core.write(message.seed));
  } catch (error) {
    tell({ type: "failed", message: error instanceof Error ? error.message : String(error) });
  }
}

listen<ToWorker>((message, from) => {
  page = from;
  void receive(message);
});
