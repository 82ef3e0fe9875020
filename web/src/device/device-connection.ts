// A game on this device behind the messages of the socket: pages play it as they play a game on the server. Every change
// follows the server's order: decide, store, show.
import { load } from "../core";
import type { Act, ClientMessage, GameEvent, Refused, ServerMessage, State } from "../net/types";
import { ActError, decide } from "./decisions";
import { DeviceGame } from "./device-game";
import type { GameStore } from "./game-store";
import { newId, rematchOf } from "./new-game";
import type { Opponent } from "./opponent";
import { idOfName, nameOfGame } from "./names";
import { createdOf, type StoredGame, withNames } from "./stored-game";
import { fallsAt } from "./turn-clock";

export interface DeviceParts {
  store: () => Promise<GameStore>;
  opponent: (game: StoredGame) => Opponent;
  /** Milliseconds of a clock that nobody sets. */
  ticks: () => number;
  /** Milliseconds since 1970. */
  wall: () => number;
  /** The name of a player who had none when the game began. */
  playerName: () => string;
}

type Hear = (message: ServerMessage) => void;

// An engine accepts a draw after this many plies, if its own search does not see it ahead.
const MIN_PLIES_FOR_DRAW = 40;
const RETRY_AFTER = 1_000;
// How often the time of a game with a clock is stored, in milliseconds.
const SAVE_TIME_EVERY = 5_000;

export class DeviceConnection {
  readonly #id: string;
  #hear: Hear = () => undefined;
  #game: DeviceGame | null = null;
  #opponent: Opponent | null = null;
  /** How good the engine found its position. */
  #points = 1;
  /** The number of moves at which the engine was asked for its move. */
  #searched = -1;
  /** The time of the game when it was opened, and the ticks then. */
  #opened = { at: 0, ticks: 0 };
  #flag: ReturnType<typeof setTimeout> | undefined;
  #saving: ReturnType<typeof setInterval> | undefined;
  /** Messages are answered one after another. */
  #work: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(
    readonly name: string,
    private readonly parts: DeviceParts,
  ) {
    this.#id = idOfName(name) ?? name;
  }

  use(hear: Hear, open: () => void): () => void {
    this.#hear = hear;
    this.#isClosed = false;
    this.#saving = setInterval(() => this.#saveTime(), SAVE_TIME_EVERY);
    addEventListener("pagehide", this.#saveTime);
    open();
    return () => this.#close();
  }

  send(message: ClientMessage): boolean {
    if (message.type === "watch") this.#do(() => this.#watch(message.from ?? 0));
    else if (message.type === "act") this.#do(() => this.#act(message.act));
    return true;
  }

  #do(what: () => Promise<void>): void {
    this.#work = this.#work.then(() => (this.#isClosed ? undefined : what())).catch(() => undefined);
  }

  #close(): void {
    if (this.#isClosed) return;
    this.#saveTime();
    this.#isClosed = true;
    removeEventListener("pagehide", this.#saveTime);
    clearInterval(this.#saving);
    clearTimeout(this.#flag);
    this.#opponent?.stop();
  }

  /** The time of the game. */
  #now(): number {
    return Math.round(this.#opened.at + (this.parts.ticks() - this.#opened.ticks) / 10);
  }

  #saveTime = (): void => {
    if (!this.#game?.clock?.isRunning) return;
    const at = this.#now();
    void this.parts
      .store()
      .then((store) => store.change(this.#id, { at }))
      .catch(() => undefined);
  };

  /** Read the game, unless it is known as it is stored; false if there is none that can be read. */
  async #read(): Promise<boolean> {
    const found = await this.parts.store().then((store) => store.get(this.#id));
    if (!found) return this.#refuse({ code: "no-game" });
    if ("isDamaged" in found) return this.#refuse({ code: "broken-game" });
    if (this.#game?.version === found.events.length) return true;
    await load();
    try {
      this.#game = new DeviceGame(createdOf(found), found.events.slice(1));
    } catch {
      return this.#refuse({ code: "broken-game" });
    }
    this.#opened = { at: found.at, ticks: this.parts.ticks() };
    this.#opponent ??= this.parts.opponent(found);
    return true;
  }

  async #watch(from: number): Promise<void> {
    if (!(await this.#read())) return;
    this.#show(from);
    this.#goOn();
  }

  #show(from: number): void {
    const game = this.#game;
    if (!game) return;
    const isBehind = from > game.version;
    this.#hear({
      type: "game",
      game: this.name,
      version: game.version,
      events: isBehind ? game.events : game.events.slice(from),
      state: this.#state(game),
      ...(isBehind && { reset: true }),
    });
  }

  #state(game: DeviceGame): State {
    return { ...game.state(this.#now()), seats: withNames(game.seats, this.parts.playerName()) };
  }

  #refuse(refused: Pick<Refused, "code"> & Partial<Refused>): false {
    this.#hear({ type: "refused", game: this.name, text: refused.code, ...refused });
    return false;
  }

  async #act(act: Act): Promise<void> {
    if (!this.#game && !(await this.#read())) return;
    const game = this.#game;
    if (!game) return;
    // The page was closed before it heard of the event.
    const done = act.id ? game.events.findIndex((event) => "id" in event && event.id === act.id) : -1;
    if (done >= 0) {
      this.#hear({ type: "done", game: this.name, version: done + 1, id: act.id ?? "" });
      return;
    }
    try {
      await this.#commit(
        game,
        decide(game, act, this.#now(), () => nameOfGame(newId())),
      );
    } catch (error) {
      if (!(error instanceof ActError)) throw error;
      const { code, rule } = error;
      this.#refuse({ code, id: act.id ?? "", ...(rule && { rule }) });
    }
  }

  /** Store an event, then show it. If another page has continued the game, its events are shown instead. */
  async #commit(game: DeviceGame, event: GameEvent): Promise<void> {
    const { version } = game;
    game.apply(event);
    try {
      const store = await this.parts.store();
      const id = game.next && event.type.startsWith("rematch") ? idOfName(game.next) : null;
      if (id) await store.add(rematchOf(game, id, this.parts.wall()));
      const state = game.state(event.at);
      const appended = { event, state, at: event.at, played: this.parts.wall() };
      if (!(await store.append(this.#id, version, appended))) throw new Error("continued elsewhere");
    } catch {
      this.#game = null;
      if (await this.#read()) this.#show(version);
      const id = "id" in event ? event.id : undefined;
      if (id) this.#refuse({ code: "other-ply", id });
      this.#goOn();
      return;
    }
    this.#hear({ type: "event", game: this.name, version: game.version, event, state: this.#state(game) });
    this.#goOn();
  }

  /** What happens next without the user: the flag falls, or the engine moves or answers. */
  #goOn(): void {
    const game = this.#game;
    clearTimeout(this.#flag);
    if (!game || game.moves.length !== this.#searched || game.status !== "playing") {
      if (this.#searched >= 0) this.#opponent?.stop();
      this.#searched = -1;
    }
    if (!game || game.status !== "playing") return;
    const falls = game.clock && fallsAt(game.clock);
    if (falls !== null)
      this.#flag = setTimeout(() => this.#do(() => this.#fall()), (falls - this.#now()) * 10);
    if (game.seats[game.turn ?? -1]?.kind === "engine" && this.#searched < 0) void this.#search(game);
    const asked =
      game.offers.draw && game.unanswered("draw").find((seat) => game.seats[seat]?.kind === "engine");
    if (asked !== undefined) this.#do(() => this.#answerDraw(game, asked));
  }

  async #fall(): Promise<void> {
    const game = this.#game;
    const falls = game?.clock && fallsAt(game.clock);
    if (!game || game.turn === undefined || typeof falls !== "number") return;
    // Timers may come a moment early.
    if (this.#now() < falls) this.#goOn();
    else await this.#commit(game, { type: "flagged", at: this.#now(), seat: game.turn });
  }

  async #search(game: DeviceGame): Promise<void> {
    const ply = game.moves.length;
    const seat = game.turn ?? 0;
    this.#searched = ply;
    try {
      const choice = await this.#opponent?.choose(game, game.seats[seat]?.level ?? 1, this.#now());
      if (!choice) return;
      this.#do(async () => {
        if (this.#game !== game || game.moves.length !== ply || game.status !== "playing") return;
        this.#searched = -1;
        this.#points = choice.points;
        await this.#commit(game, { type: "moved", at: this.#now(), seat, move: choice.move });
      });
    } catch {
      // The worker has failed: another one is started.
      setTimeout(() => {
        if (this.#searched === ply) this.#searched = -1;
        if (!this.#isClosed) this.#goOn();
      }, RETRY_AFTER);
    }
  }

  async #answerDraw(game: DeviceGame, seat: number): Promise<void> {
    if (this.#game !== game || !game.offers.draw || !game.unanswered("draw").includes(seat)) return;
    const agrees = game.moves.length >= MIN_PLIES_FOR_DRAW && this.#points <= 0;
    await this.#commit(game, { type: agrees ? "draw_agreed" : "draw_declined", at: this.#now(), seat });
  }
}
