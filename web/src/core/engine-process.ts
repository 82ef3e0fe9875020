// The workers of one engine: the one that searches, and its threads. They begin together and end together.

import type { FromWorker, ToWorker } from "./messages.ts";
import { compile, PLAIN_MODULE, THREADED_MODULE } from "./module.ts";
import type { Game } from "./types.ts";
import { type AnyWorker, startWorker } from "./workers.ts";

const PAGE_BYTES = 1 << 16;
// As in tools/build_wasm.py.
const MAX_SHARED_BYTES = 1 << 30;
const INITIAL_SHARED_BYTES = 1 << 24;
// Milliseconds between two signals to stop.
const STOP_AGAIN = 50;

const ENGINE_WORKER = new URL("./engine-worker.ts", import.meta.url);
const THREAD_WORKER = new URL("./thread-worker.ts", import.meta.url);

export interface ProcessSettings {
  game: Game;
  threads: number;
  hashMb: number;
  seed: string;
}

/** Whether workers may share memory: a page needs headers for it (cross-origin isolation). */
export function canShareMemory(): boolean {
  const isIsolated = (globalThis as { crossOriginIsolated?: boolean }).crossOriginIsolated;
  return typeof SharedArrayBuffer !== "undefined" && isIsolated !== false;
}

const modules = new Map<string, Promise<WebAssembly.Module>>();

/** Compile each module once. */
function compiled(address: URL): Promise<WebAssembly.Module> {
  let module = modules.get(address.href);
  if (!module) {
    module = compile(address);
    module.catch(() => modules.delete(address.href));
    modules.set(address.href, module);
  }
  return module;
}

export class EngineProcess {
  /** What the worker tells after it is ready. */
  onMessage: (message: FromWorker) => void = () => undefined;
  onError: (message: string) => void = () => undefined;
  hasEnded = false;
  readonly #threads: AnyWorker[] = [];
  #stopFlag: { bytes: Uint8Array; at: number } | undefined;
  #stopping: ReturnType<typeof setInterval> | undefined;

  private constructor(
    readonly worker: AnyWorker,
    /** How many threads there are, with the one that searches. */
    readonly threads: number,
  ) {}

  /** Start the workers. Without shared memory there is one thread, however many are wanted. */
  static async start(settings: ProcessSettings): Promise<EngineProcess> {
    const isShared = canShareMemory();
    const threads = isShared ? settings.threads : 1;
    const module = await compiled(isShared ? THREADED_MODULE : PLAIN_MODULE);
    const memory = isShared ? sharedMemory() : undefined;
    const newWorker = () => new Worker(new URL("./engine-worker.ts", import.meta.url), { type: "module" });
    const process = new EngineProcess(await startWorker(newWorker, ENGINE_WORKER), threads);
    const { game, hashMb, seed } = settings;
    const ready = await process.#firstAnswer({
      type: "begin",
      module,
      memory,
      game,
      hashMb,
      seed,
      helpers: threads - 1,
    });
    if (memory) {
      process.#stopFlag = { bytes: new Uint8Array(memory.buffer), at: ready.stopFlag };
      await Promise.all(ready.stacks.map((stack) => process.#addThread({ module, memory, stack })));
    }
    return process;
  }

  post(message: ToWorker): void {
    if (message.type === "search") this.worker.hold(true);
    this.worker.post(message);
  }

  /** End the search that runs. Without shared memory a worker that searches hears nothing: then false is returned. */
  stop(): boolean {
    if (!this.#stopFlag) return false;
    const { bytes, at } = this.#stopFlag;
    const signal = () => Atomics.store(bytes, at, 1);
    signal();
    // A search that has not begun resets the flag when it begins.
    this.#stopping ??= setInterval(signal, STOP_AGAIN);
    return true;
  }

  end(): void {
    this.hasEnded = true;
    this.#noLongerStopping();
    this.worker.terminate();
    for (const thread of this.#threads) thread.terminate();
  }

  #firstAnswer(message: ToWorker): Promise<Extract<FromWorker, { type: "ready" }>> {
    return new Promise((fulfil, reject) => {
      const fail = (reason: string) => {
        this.end();
        reject(new Error(reason));
      };
      this.worker.onError = fail;
      this.worker.onMessage = (answer) => {
        const first = answer as FromWorker;
        if (first.type !== "ready")
          return fail(first.type === "failed" ? first.message : "unexpected answer");
        this.worker.onMessage = (later) => this.#hear(later as FromWorker);
        this.worker.onError = (reason) => this.#fail(reason);
        this.worker.hold(false);
        fulfil(first);
      };
      this.worker.post(message);
    });
  }

  async #addThread(message: {
    module: WebAssembly.Module;
    memory: WebAssembly.Memory;
    stack: number;
  }): Promise<void> {
    const newWorker = () => new Worker(new URL("./thread-worker.ts", import.meta.url), { type: "module" });
    const thread = await startWorker(newWorker, THREAD_WORKER);
    this.#threads.push(thread);
    await new Promise<void>((fulfil) => {
      thread.onMessage = () => fulfil();
      // The engine does without a thread that does not start.
      thread.onError = () => fulfil();
      thread.post(message);
    });
    // A thread that has failed says why; the search would wait for it.
    thread.onMessage = (reason) => this.#fail(String(reason));
    thread.onError = (reason) => this.#fail(reason);
    thread.hold(false);
  }

  #hear(message: FromWorker): void {
    if (message.type !== "line") {
      this.#noLongerStopping();
      this.worker.hold(false);
    }
    this.onMessage(message);
  }

  #noLongerStopping(): void {
    clearInterval(this.#stopping);
    this.#stopping = undefined;
  }

  #fail(reason: string): void {
    if (this.hasEnded) return;
    this.end();
    this.onError(reason);
  }
}

function sharedMemory(): WebAssembly.Memory {
  const [initial, maximum] = [INITIAL_SHARED_BYTES / PAGE_BYTES, MAX_SHARED_BYTES / PAGE_BYTES];
  return new WebAssembly.Memory({ initial, maximum, shared: true });
}
