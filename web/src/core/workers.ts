// Workers of browsers and of Node behind one interface.

import type * as NodeThreadsModule from "node:worker_threads";

export interface AnyWorker {
  post: (message: unknown) => void;
  /** Set once, before the first message. */
  onMessage: (message: unknown) => void;
  /** The worker has failed: it cannot be used any more. */
  onError: (message: string) => void;
  /** Whether a program of Node waits for the worker before it ends. */
  hold: (isBusy: boolean) => void;
  terminate: () => void;
}

/** What the Node module exports, of which browsers know nothing. */
type NodeThreads = typeof NodeThreadsModule;
const NODE_THREADS = "node:worker_threads";

const nodeThreads = () => import(/* @vite-ignore */ NODE_THREADS) as Promise<NodeThreads>;

/** Start a worker of a browser; bundlers need the call of `new Worker` where the file is named. */
export type NewWorker = () => Worker;

export async function startWorker(newWorker: NewWorker, address: URL): Promise<AnyWorker> {
  const silent = { onMessage: () => undefined, onError: () => undefined };
  if (typeof Worker === "undefined") {
    const { Worker: NodeWorker } = await nodeThreads();
    const worker = new NodeWorker(address);
    const any: AnyWorker = {
      ...silent,
      post: (message) => worker.postMessage(message),
      hold: (isBusy) => (isBusy ? worker.ref() : worker.unref()),
      terminate: () => void worker.terminate(),
    };
    worker.on("message", (message) => any.onMessage(message));
    worker.on("error", (error) => any.onError(error.message));
    return any;
  }
  const worker = newWorker();
  const any: AnyWorker = {
    ...silent,
    post: (message) => worker.postMessage(message),
    hold: () => undefined,
    terminate: () => worker.terminate(),
  };
  worker.onmessage = (event) => any.onMessage(event.data);
  worker.onerror = (event) => any.onError(event.message || "the worker has failed");
  return any;
}

/** The other end, within a worker. */
export interface Parent {
  post: (message: unknown) => void;
}

/** Listen to the messages of the page, within a worker. Browsers drop messages for which nobody listens yet. */
export function listen<T>(to: (message: T, page: Parent) => void): void {
  if (typeof self !== "undefined" && typeof self.postMessage === "function") {
    const page = { post: (message: unknown) => self.postMessage(message) };
    self.onmessage = (event: MessageEvent<T>) => to(event.data, page);
    return;
  }
  void nodeThreads().then(({ parentPort }) => {
    const page = { post: (message: unknown) => parentPort?.postMessage(message) };
    parentPort?.on("message", (message: T) => to(message, page));
  });
}
