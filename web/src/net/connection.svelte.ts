// The one socket of this page. It comes back by itself, and those who use it say again what they want to listener.
import type { ClientMessage, ServerMessage } from "./types";

const MIN_WAIT = 250;
const MAX_WAIT = 8_000;
// A line on which nothing was heard for so long is asked, and then given up.
const SILENCE = 12_000;
const PATIENCE = 5_000;

type Listener = (message: ServerMessage) => void;

export class Connection {
  /** `lost` is shown to people: nothing goes out at the moment. */
  state = $state<"idle" | "connecting" | "open" | "lost">("idle");
  #socket: WebSocket | null = null;
  #wait = MIN_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heard = 0;
  #listeners = new Set<Listener>();
  #openers = new Set<() => void>();

  constructor(private readonly url: string) {
    addEventListener("online", () => this.#hurry());
    addEventListener("offline", () => this.#socket?.close());
    // A device that slept may hold a dead line without knowing it.
    document.addEventListener("visibilitychange", () => document.hidden || this.#hurry());
    setInterval(() => this.#check(), 2_000);
  }

  /** Hear every message, and be called whenever the line is there again; returns how to stop. */
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

  /** Send now; false if there is no line. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Come anew, as somebody else. */
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
    socket.onclose = () => this.#lose(socket);
  }

  #take(message: ServerMessage): void {
    this.#heard = Date.now();
    if (message.type === "ping") this.send({ type: "pong", n: message.n ?? 0 });
    else for (const listener of [...this.#listeners]) listener(message);
  }

  #lose(socket: WebSocket): void {
    if (socket !== this.#socket) return;
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

  /** Give a line up at once: a close over a dead network may take minutes. */
  #give(socket: WebSocket): void {
    socket.close();
    this.#lose(socket);
  }

  #hurry(): void {
    this.#wait = MIN_WAIT;
    if (this.#socket?.readyState === WebSocket.OPEN) {
      // Answers come quickly, or the line is dead.
      this.#heard = Math.min(this.#heard, Date.now() - SILENCE - PATIENCE / 2);
      this.send({ type: "ping" });
    } else if (!this.#socket) this.#connect();
  }
}

export const connection = new Connection(
  `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`,
);
