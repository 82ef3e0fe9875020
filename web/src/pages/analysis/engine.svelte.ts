// The engine's lines for the position on the board.
import { remember, remembered } from "../../app/settings.svelte";
import { me } from "../../net/me.svelte";
import { connection } from "../../net/connection.svelte";
import type { Lines, PositionRequest, ServerMessage } from "../../net/types";
import { refusalText } from "../../texts/refusals";

// Milliseconds to wait before a request, so that stepping through a game sends few of them.
const PAUSE = 250;
// The server takes messages of 8 kB.
const MAX_MESSAGE = 7_500;

export interface Asked {
  /** The opening and the node that the lines are for. */
  key: string;
  place: PositionRequest;
  /** The position itself, for games that are too long to be sent. */
  fen: string;
}

export class Engine {
  chosen = $state(remembered("analysis-engine", { isOn: false, lines: 1 }));
  /** The lines, by key. */
  #found = $state.raw<ReadonlyMap<string, Lines>>(new Map());
  waiting = $state(0);
  refused = $state("");
  #asked: Asked | null = null;
  #count = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    $effect(() => remember("analysis-engine", this.chosen));
    $effect(() => {
      let leave = (): void => undefined;
      let isGone = false;
      // The server analyses for known guests only.
      void me.ask().then(
        () =>
          isGone ||
          (leave = connection.use(
            (message) => this.#hear(message),
            () => this.#send(),
          )),
        () => undefined,
      );
      return () => {
        isGone = true;
        this.look(null);
        leave();
      };
    });
  }

  /** The lines of a position, as far as they are known. */
  found(key: string): Lines | null {
    return this.#found.get(key) ?? null;
  }

  /** Analyse this position from now on, or none. */
  look(asked: Asked | null): void {
    if (!asked && !this.#asked) return;
    const wasBusy = this.#asked !== null;
    this.#asked = asked;
    this.#count += 1;
    this.waiting = 0;
    this.refused = "";
    clearTimeout(this.#timer);
    if (asked) this.#timer = setTimeout(() => this.#send(), PAUSE);
    else if (wasBusy) connection.send({ type: "analyse", id: this.#id });
  }

  /** Forget all lines, since their number was changed. */
  forget(): void {
    this.#found = new Map();
  }

  get #id(): string {
    return `lines-${this.#count}`;
  }

  #send(): void {
    if (!this.#asked) return;
    const { place, fen } = this.#asked;
    const { moves, ...start } = place;
    const isLong = JSON.stringify(place).length > MAX_MESSAGE;
    const sent = isLong ? { ...start, fen } : { ...start, moves: moves ?? [] };
    connection.send({ type: "analyse", id: this.#id, place: sent, lines: this.chosen.lines });
  }

  #hear(message: ServerMessage): void {
    if (!this.#asked || !("id" in message) || message.id !== this.#id) return;
    if (message.type === "refused") this.refused = refusalText(message);
    if (message.type !== "lines") return;
    this.waiting = message.waiting ?? 0;
    if (!message.lines?.length) return;
    const { key } = this.#asked;
    const before = this.#found.get(key);
    // A new search is shown once it is deeper than the previous one.
    if (!message.done && (before?.depth ?? 0) > (message.depth ?? 0)) return;
    this.#found = new Map(this.#found).set(key, message);
  }
}
