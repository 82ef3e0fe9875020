// A game of the server. While it is played, it is followed over a stream of events, which needs no session.
import { getLines } from "../net/http";
import type { EmbeddedGame, EventMessage, GameMessage, Refused } from "../net/types";
import { sendAgain } from "./page";

const PAUSE = 3_000;
const MAX_PAUSE = 60_000;

type Line = GameMessage | EventMessage | Refused;

/** A game after a line of its stream; null if the line does not tell enough. */
export function changed(game: EmbeddedGame, line: GameMessage | EventMessage): EmbeddedGame | null {
  const { version, state } = line;
  const { ply, last, status, result, reason } = state;
  // Names are in the language of the page: the server says them.
  const isJoin = line.type === "event" && line.event.type === "joined";
  if (isJoin || (line.type === "game" && line.reset)) return null;
  const { moves } = game;
  const isNext = line.type === "event" && ply === moves.length + 1 && typeof last === "string";
  if (ply > moves.length && !isNext) return null;
  return {
    ...game,
    version,
    status,
    // Moves that were taken back were the last ones.
    moves: isNext ? [...moves, last] : moves.slice(0, ply),
    ...(result && { result }),
    ...(reason && { reason }),
  };
}

const isRefusal = (line: Line): line is Refused => line.type === "refused";

export class FollowedGame {
  game = $state.raw() as EmbeddedGame;
  isLive = $derived(this.game.status === "open" || this.game.status === "playing");

  constructor(game: EmbeddedGame) {
    this.game = game;
  }

  /** Follow the game until it ends or the signal aborts. */
  async follow(signal: AbortSignal): Promise<void> {
    let pause = PAUSE;
    while (this.isLive && !signal.aborted) {
      try {
        await this.#read(signal);
        pause = PAUSE;
      } catch {
        pause = Math.min(2 * pause, MAX_PAUSE);
      }
      if (!this.isLive || signal.aborted) return;
      await new Promise((resolve) => setTimeout(resolve, pause));
      await this.#ask(signal).catch(() => undefined);
    }
  }

  async #read(signal: AbortSignal): Promise<void> {
    const path = `/api/games/${this.game.name}/stream?from=${this.game.version}`;
    for await (const line of getLines<Line>(path, signal)) {
      if (isRefusal(line)) return;
      const next = changed(this.game, line);
      if (next) this.game = next;
      else await this.#ask(signal);
    }
  }

  async #ask(signal: AbortSignal): Promise<void> {
    const { game } = await sendAgain(signal);
    if (game) this.game = game;
  }
}

/** Do something while the frame can be seen, since a browser opens few connections to one server. */
export function whileVisible(element: Element, work: (signal: AbortSignal) => void): () => void {
  let isInView = false;
  let running: AbortController | null = null;
  const check = (): void => {
    const isVisible = isInView && document.visibilityState === "visible";
    if (isVisible && !running) work((running = new AbortController()).signal);
    else if (!isVisible) stop();
  };
  const stop = (): void => {
    running?.abort();
    running = null;
  };
  const observer = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? false;
    check();
  });
  observer.observe(element);
  document.addEventListener("visibilitychange", check);
  return () => {
    observer.disconnect();
    document.removeEventListener("visibilitychange", check);
    stop();
  };
}
