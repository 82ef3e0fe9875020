// The WebSocket of this page. It reconnects by itself; its users subscribe again after each reconnect.
import type { ClientMessage, ServerMessage } from "./types";

const MIN_WAIT = 250;
const MAX_WAIT = 8_000;
// Keep-alive, in milliseconds: a connection that was silent this long is pinged, and closed if no answer comes.
const SILENCE = 12_000;
const PATIENCE = 5_000;
/** The close code of a socket whose session has ended. */
export const SESSION_ENDED = 4401;

type Listener = (message: ServerMessage) => void;

export class Connection {
  /** `lost` is shown to the user: nothing can be sent now. */
  state = $state<"idle" | "connecting" | "open" | "lost">("idle");
  #socket: WebSocket | null = null;
  #wait = MIN_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heard = 0;
  #listeners = new Set<Listener>();
  #openers = new Set<() => void>();
  /** Called when the server has ended the session of the socket. It reconnects when the promise is settled. */
  onSessionEnded: () => Promise<void> = () => Promise.resolve();

  constructor(private readonly url: string) {
    addEventListener("online", () => this.#hurry());
    addEventListener("offline", () => this.#socket?.close());
    // After sleep, a device may hold a dead connection without noticing.
    document.addEventListener("visibilitychange", () => document.hidden || this.#hurry());
    setInterval(() => this.#check(), 2_000);
  }

  /** Call `listener` for every message and `open` after every (re)connect; returns a function that unsubscribes. */
  use(listener: Listener, open: () => void): () => void {
    this.#listeners.add(listener);
    this.#openers.add(open);
    if (this.state === "open") open();
    else this.#connect();
    return () => {
      this.#listeners.delete(listener);
      this.#openers.delete(open);
    };
  }

  /** Send a message; false without a connection. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Reconnect, as after a change of the player. */
  renew(): void {
    this.#wait = MIN_WAIT;
    this.#socket?.close();
  }

  #connect(): void {
    if (this.#socket || this.#listeners.size === 0) return;
    clearTimeout(this.#timer);
    if (this.state === "idle") this.state = "connecting";
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onopen = () => {
      this.#wait = MIN_WAIT;
      this.#heard = Date.now();
      this.state = "open";
      for (const open of [...this.#openers]) open();
    };
    socket.onmessage = (event) => this.#take(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = (event) => this.#lose(socket, event.code);
  }

  #take(message: ServerMessage): void {
    this.#heard = Date.now();
    if (message.type === "ping") this.send({ type: "pong", n: message.n ?? 0 });
    else for (const listener of [...this.#listeners]) listener(message);
  }

  #lose(socket: WebSocket, code?: number): void {
    if (socket !== this.#socket) return;
    if (code === SESSION_ENDED) {
      // Without a new session the next socket would belong to nobody.
      this.state = "lost";
      void this.onSessionEnded().finally(() => {
        this.#wait = MIN_WAIT;
        this.#lose(socket);
      });
      return;
    }
    this.#socket = null;
    this.state = "lost";
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(MAX_WAIT, this.#wait * 2);
  }

  #check(): void {
    const silence = Date.now() - this.#heard;
    if (!this.#socket || silence < SILENCE) return;
    if (silence < SILENCE + PATIENCE) this.send({ type: "ping" });
    else this.#give(this.#socket);
  }

  /** Drop a connection at once: closing it over a dead network may take minutes. */
  #give(socket: WebSocket): void {
    socket.close();
    this.#lose(socket);
  }

  #hurry(): void {
    this.#wait = MIN_WAIT;
    if (this.#socket?.readyState === WebSocket.OPEN) {
      // An answer must come quickly, or the connection is dead.
      this.#heard = Math.min(this.#heard, Date.now() - SILENCE - PATIENCE / 2);
      this.send({ type: "ping" });
    } else if (!this.#socket) this.#connect();
  }
}

export const connection = new Connection(
  `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`,
);
