// The WebAssembly module: how it is instantiated, and how texts go in and come out. See core/wasm/module.cpp.

import type * as NodeFiles from "node:fs/promises";

type Pointer = number;
type Size = number;

/** The functions of core/wasm/module.cpp. */
interface Exports {
  memory?: WebAssembly.Memory;
  _initialize?: () => void;
  input: (size: Size) => Pointer;
  output: () => Pointer;
  output_size: () => Size;
  new_stack: (size: Size) => Pointer;
  new_abalone: (size: Size, repetition: number, plies: number, quietPlies: number) => Pointer;
  new_six: (size: Size, declare: number, first: number, repetition: number, plies: number) => Pointer;
  copy_board: (board: Pointer) => Pointer;
  free_board: (board: Pointer) => void;
  state: (board: Pointer) => Size;
  pieces: (board: Pointer) => Size;
  outcome: (board: Pointer) => Size;
  formations: (board: Pointer) => Size;
  moves: (board: Pointer) => Size;
  legal_moves: (board: Pointer) => Size;
  legal_effects: (board: Pointer) => Size;
  pop: (board: Pointer) => Size;
  push: (board: Pointer, size: Size) => Size;
  effect: (board: Pointer, size: Size) => Size;
  explain: (board: Pointer, size: Size) => Size;
  explain_gesture: (board: Pointer, size: Size) => Size;
  perft: (board: Pointer, depth: number) => number;
  new_engine: (board: Pointer, megabytes: number) => Pointer;
  free_engine: (engine: Pointer) => void;
  clear_engine: (engine: Pointer) => void;
  seed_engine: (engine: Pointer, size: Size) => void;
  stop_flag: (engine: Pointer) => Pointer;
  search: (
    engine: Pointer,
    board: Pointer,
    level: number,
    lines: number,
    threads: number,
    depth: number,
    nodes: number,
    softMs: number,
    hardMs: number,
  ) => Size;
  levels: () => Size;
  /** Of the module with threads alone. */
  serve_thread?: () => void;
  __stack_pointer?: WebAssembly.Global;
}

/** Called with each line of a search that has been searched more deeply. */
export type ReportListener = (line: unknown) => void;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The standard error of the operating system's interface: there are no files. */
const BAD_FILE = 8;

/** An instance of the core. */
export class CoreModule {
  readonly exports: Exports;
  onReport: ReportListener = () => undefined;
  readonly #memory: WebAssembly.Memory;

  private constructor(instance: WebAssembly.Instance, memory: WebAssembly.Memory | undefined) {
    this.exports = instance.exports as unknown as Exports;
    const own = memory ?? this.exports.memory;
    if (!own) throw new Error("the module has no memory");
    this.#memory = own;
  }

  /** Instantiate the module. The one with threads needs a memory, which its instances share. */
  static async instantiate(module: WebAssembly.Module, memory?: WebAssembly.Memory): Promise<CoreModule> {
    const time = (_clock: number, _precision: bigint, at: Pointer) => {
      const now = BigInt(Math.round(performance.now() * 1e6));
      core.view().setBigUint64(at, now, true);
      return 0;
    };
    const report = (at: Pointer, size: Size) => core.onReport(JSON.parse(core.read(at, size)));
    const noFile = () => BAD_FILE;
    const instance = await WebAssembly.instantiate(module, {
      hexad: { report },
      wasi_snapshot_preview1: { clock_time_get: time, fd_close: noFile, fd_seek: noFile, fd_write: noFile },
      ...(memory && { env: { memory } }),
    });
    const core = new CoreModule(instance, memory);
    return core;
  }

  view(): DataView {
    return new DataView(this.#memory.buffer);
  }

  /** Copy a text into the input of the next call, and return its size. */
  write(text: string): Size {
    const bytes = encoder.encode(text);
    const at = this.exports.input(bytes.length);
    new Uint8Array(this.#memory.buffer, at, bytes.length).set(bytes);
    return bytes.length;
  }

  /** The text that the last call has written. */
  answer(size: Size): unknown {
    return JSON.parse(this.read(this.exports.output(), size));
  }

  private read(at: Pointer, size: Size): string {
    // A decoder does not read shared memory: the bytes are copied first.
    return decoder.decode(new Uint8Array(this.#memory.buffer, at, size).slice());
  }
}

let loaded: CoreModule | undefined;
let loading: Promise<CoreModule> | undefined;

/** The address of a file beside this one: in a browser, in Node or in a bundle. */
export const PLAIN_MODULE = new URL("./hexad.wasm", import.meta.url);
export const THREADED_MODULE = new URL("./hexad-threads.wasm", import.meta.url);

/** Compile a module. */
export async function compile(address: URL): Promise<WebAssembly.Module> {
  if (address.protocol === "file:") {
    const name = "node:fs/promises";
    const files = (await import(/* @vite-ignore */ name)) as typeof NodeFiles;
    return WebAssembly.compile(await files.readFile(address));
  }
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address.href}: ${response.status}`);
  return WebAssembly.compile(await response.arrayBuffer());
}

/** Load the core. Boards can be made when the promise is fulfilled; a failed attempt can be repeated. */
export function load(address: URL = PLAIN_MODULE): Promise<CoreModule> {
  loading ??= (async () => {
    try {
      const core = await CoreModule.instantiate(await compile(address));
      core.exports._initialize?.();
      loaded = core;
      return core;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  })();
  return loading;
}

/** The core that `load` has loaded. */
export function core(): CoreModule {
  if (!loaded) throw new Error("the core is not loaded: await load() first");
  return loaded;
}
