// The one socket of this page. It comes back by itself, and those who use it say again what they want to hear.
import type { ClientMessage, ServerMessage } from "./types";

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;
// A line on which nothing was heard for so long is asked, and then given up.
const SILENCE = 12_000;
const PATIENCE = 5_000;

type Hearer = (message: ServerMessage) => void;

export class Line {
  /** `lost` is shown to people: nothing goes out at the moment. */
  state = $state<"idle" | "connecting" | "open" | "lost">("idle");
  #wire: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heard = 0;
  #hearers = new Set<Hearer>();
  #openers = new Set<() => void>();

  constructor(private readonly url: string) {
    addEventListener("online", () => this.#hurry());
    addEventListener("offline", () => this.#wire?.close());
    // A device that slept may hold a dead line without knowing it.
    document.addEventListener("visibilitychange", () => document.hidden || this.#hurry());
    setInterval(() => this.#check(), 2_000);
  }

  /** Hear every message, and be called whenever the line is there again; returns how to stop. */
  use(hear: Hearer, open: () => void): () => void {
    this.#hearers.add(hear);
    this.#openers.add(open);
    if (this.state === "open") open();
    else this.#connect();
    return () => {
      this.#hearers.delete(hear);
      this.#openers.delete(open);
    };
  }

  /** Send now; false if there is no line. */
  send(message: ClientMessage): boolean {
    if (this.#wire?.readyState !== WebSocket.OPEN) return false;
    this.#wire.send(JSON.stringify(message));
    return true;
  }

  /** Come anew, as somebody else. */
  renew(): void {
    this.#wait = FIRST_WAIT;
    this.#wire?.close();
  }

  #connect(): void {
    if (this.#wire || this.#hearers.size === 0) return;
    clearTimeout(this.#timer);
    if (this.state === "idle") this.state = "connecting";
    const wire = new WebSocket(this.url);
    this.#wire = wire;
    this.#heard = Date.now();
    wire.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.#heard = Date.now();
      this.state = "open";
      for (const open of [...this.#openers]) open();
    };
    wire.onmessage = (event) => this.#take(JSON.parse(event.data as string) as ServerMessage);
    wire.onclose = () => this.#lose(wire);
  }

  #take(message: ServerMessage): void {
    this.#heard = Date.now();
    if (message.type === "ping") this.send({ type: "pong", n: message.n ?? 0 });
    else for (const hear of [...this.#hearers]) hear(message);
  }

  #lose(wire: WebSocket): void {
    if (wire !== this.#wire) return;
    this.#wire = null;
    this.state = "lost";
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }

  #check(): void {
    const silence = Date.now() - this.#heard;
    if (!this.#wire || silence < SILENCE) return;
    if (silence < SILENCE + PATIENCE) this.send({ type: "ping" });
    else this.#give(this.#wire);
  }

  /** Give a line up at once: a close over a dead network may take minutes. */
  #give(wire: WebSocket): void {
    wire.close();
    this.#lose(wire);
  }

  #hurry(): void {
    this.#wait = FIRST_WAIT;
    if (this.#wire?.readyState === WebSocket.OPEN) {
      // Answers come quickly, or the line is dead.
      this.#heard = Math.min(this.#heard, Date.now() - SILENCE - PATIENCE / 2);
      this.send({ type: "ping" });
    } else if (!this.#wire) this.#connect();
  }
}

export const line = new Line(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`);
