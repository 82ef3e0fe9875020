// The client's copy of a live game, which is watched, or played if a seat belongs to this player.
import { DEFAULT_GAME, sideOf } from "../games/descriptors";
import { piecesOf } from "../games/pictures";
import { post } from "../net/http";
import type {
  Act,
  Created,
  Detail,
  EventMessage,
  Replay,
  GameEvent,
  GameMessage,
  GameState,
  Refused,
  Seat,
  ServerMessage,
  Side,
  State,
} from "../net/types";
import { Chat } from "./chat.svelte";
import { delayOf, type Reading } from "./clock";
import { EventLog } from "./event-log";
import { GamePosition } from "./game-position";
import type { Presence } from "./presence";
import { Outbox, type Unanswered } from "./outbox.svelte";
import { AnimationQueue } from "./animation-queue";
import { servicesOf, type Listeners, type Services } from "./game-services";

// Refusals after which the same act is sent again.
const LATER = new Set(["unavailable", "busy", "too-fast", "unknown-event"]);
const WATCH_LATER = new Set(["too-fast", "unknown-event"]);
const AGAIN_AFTER = 1_500;

export class LiveGame {
  created = $state.raw<Created | null>(null);
  seats = $state.raw<Seat[]>([]);
  state = $state.raw<State | null>(null);
  /** What the board shows. Before the core is loaded, it has the pieces and no legal moves. */
  detail = $state.raw<Detail | null>(null);
  /** The moves and what they did; null before the core is loaded. */
  replay = $state.raw<Replay | null>(null);
  /** The clocks of the last message. */
  reading = $state.raw<Reading | null>(null);
  /** Who is there; null before it is known. */
  presence = $state.raw<Presence | null>(null);
  /** There is no such game. */
  isMissing = $state(false);
  /** The server cannot read the game any more. */
  isBroken = $state(false);

  /** The seats of this player. */
  mine = $derived(this.seats.flatMap((seat, number) => (this.#isMe(seat) ? [number] : [])));
  isPlayer = $derived(this.mine.length > 0);
  /** All seats are played at this device. */
  isAlone = $derived(this.isPlayer && this.mine.length === this.seats.length);
  /** Another person has a seat. */
  hasCompany = $derived(
    this.seats.some((seat, number) => seat.kind === "player" && !this.mine.includes(number)),
  );
  isMyTurn = $derived(this.state?.turn !== undefined && this.mine.includes(this.state.turn));
  turnSide = $derived<Side | undefined>(
    this.created && this.state?.turn !== undefined ? this.side(this.state.turn) : undefined,
  );

  /** What the players write to each other. */
  readonly chat: Chat;
  readonly #outbox: Outbox;
  readonly #services: Services;
  readonly #queue: AnimationQueue;
  readonly #log = new EventLog();
  #isCoreLoaded = false;
  #position: GamePosition | null = null;
  #timers = new Set<ReturnType<typeof setTimeout>>();
  #stop: (() => void) | null = null;
  #isClosed = false;

  /** A move of this player that was sent and not confirmed yet. */
  sending = $derived.by(() => {
    const moves = this.#outbox.unanswered.flatMap(({ act }) => (act.type === "move" ? [act] : []));
    return moves.find(({ ply }) => ply === this.state?.ply)?.move ?? null;
  });

  constructor(
    readonly name: string,
    private readonly listeners: Listeners = {},
    services?: Services,
  ) {
    this.#services = services ?? servicesOf(name);
    this.chat = new Chat(name);
    this.#outbox = new Outbox(name, this.#services.storage);
    this.#queue = new AnimationQueue(this.#services.rest);
  }

  /** Begin to watch, after the session cookie is set. */
  async open(): Promise<void> {
    void this.#loadCore();
    await this.#services.me.ask().catch(() => undefined);
    if (this.#isClosed) return;
    document.addEventListener("visibilitychange", this.#wake);
    this.#stop = this.#services.connection.use(
      (message) => this.hear(message),
      () => this.#connected(),
    );
  }

  close(): void {
    this.#isClosed = true;
    document.removeEventListener("visibilitychange", this.#wake);
    for (const timer of this.#timers) clearTimeout(timer);
    this.#stop?.();
    this.#services.connection.send({ type: "unwatch", game: this.name });
    this.#forgetPosition();
  }

  side(seat: number): Side {
    return sideOf(this.created?.game ?? DEFAULT_GAME, seat);
  }

  /** Send an act. It is stored until the server answers, and sent again after a lost connection. */
  act(act: Act): void {
    const seat = act.seat ?? (this.mine.length > 1 && this.isMyTurn ? this.state?.turn : undefined);
    this.#send(this.#outbox.add(seat === undefined ? act : { ...act, seat }, this.#log.known));
  }

  move(move: string): void {
    if (!this.state) return;
    if (move === "#") this.act({ type: "declare" });
    else this.act({ type: "move", move, ply: this.state.ply });
  }

  /** Take an open seat; the connection reports it to everyone, this client included. */
  async join(seat?: number): Promise<void> {
    await post<GameState>(`/api/games/${this.name}/join`, seat === undefined ? {} : { seat });
    this.#watch();
  }

  hear(message: ServerMessage): void {
    if (!("game" in message) || message.game !== this.name) return;
    const heard = performance.now();
    if (message.type === "presence") this.presence = { message, heard };
    this.#queue.do(() => {
      if (!this.#isClosed) this.#take(message, heard);
    });
  }

  #take(message: ServerMessage, heard: number): void {
    if (message.type === "game") this.#catchUp(message, heard);
    else if (message.type === "event") this.#follow(message, heard);
    else if (message.type === "messages") this.chat.hear(message, this.mine);
    else if (message.type === "done") this.#outbox.settle(message.id);
    else if (message.type === "refused") this.#refused(message);
  }

  #isMe(seat: Seat): boolean {
    return (
      seat.kind === "player" && seat.player !== undefined && seat.player === this.#services.me.known?.player
    );
  }

  #connected(): void {
    const { me } = this.#services;
    if (!me.known) void me.ask().catch(() => undefined);
    this.#watch();
    for (const unanswered of this.#outbox.unanswered) this.#send(unanswered);
  }

  #watch(): void {
    this.#services.connection.send({
      type: "watch",
      game: this.name,
      presence: true,
      messages: this.chat.last,
      ...this.#log.known,
    });
  }

  #send(unanswered: Unanswered): void {
    this.#services.connection.send({ type: "act", game: this.name, ...unanswered });
  }

  // While a device sleeps, its timers may stop: ask the server for the clocks.
  #wake = (): void => {
    if (!document.hidden) this.#watch();
  };

  #catchUp(message: GameMessage, heard: number): void {
    if (message.version < this.#log.version && !message.reset) return;
    const isFirst = this.#log.version === 0;
    const before = this.state;
    const [first] = message.events;
    if (first?.type === "created") this.created = first;
    if (message.reset) {
      this.#setBack(message, heard);
      return;
    }
    this.#log.add(message.events, message.version);
    this.#stand(message, null, heard);
    for (const event of message.events) if ("id" in event) this.#outbox.settle(event.id);
    const last = message.events.at(-1);
    if (!isFirst && last) this.listeners.happened?.(last, before);
  }

  #setBack(message: GameMessage, heard: number): void {
    const moves = this.#log.replace(message.events);
    this.#forgetPosition();
    // What was not answered was meant for another position.
    this.#outbox.clear();
    this.#stand(message, null, heard);
    this.listeners.setBack?.(moves);
  }

  #follow(message: EventMessage, heard: number): void {
    if (message.version <= this.#log.version) return;
    if (message.version > this.#log.version + 1) {
      // A message was lost: ask for all events since the last one.
      this.#watch();
      return;
    }
    const { event } = message;
    const before = this.state;
    this.#log.add([event], message.version);
    this.#stand(message, event, heard);
    if ("id" in event) this.#outbox.settle(event.id);
    this.listeners.happened?.(event, before);
  }

  #stand(message: GameMessage | EventMessage, event: GameEvent | null, heard: number): void {
    const { state } = message;
    this.state = state;
    if (state.seats) this.seats = state.seats;
    this.reading = state.clock
      ? {
          clock: state.clock,
          running: state.status === "playing" && !state.pause ? (state.turn ?? null) : null,
          heard,
          hold: event?.type === "moved" ? delayOf(this.created?.control ?? "") : 0,
        }
      : null;
    this.#derive();
  }

  async #loadCore(): Promise<void> {
    try {
      await this.#services.loadCore();
    } catch {
      if (!this.#isClosed) this.#later(() => void this.#loadCore());
      return;
    }
    this.#isCoreLoaded = true;
    if (!this.#isClosed) this.#derive();
  }

  /** Derive what follows from the events. Before the core is loaded, the text of the position gives the pieces. */
  #derive(): void {
    const { created, state } = this;
    if (!created || !state) return;
    if (!this.#isCoreLoaded) {
      this.detail = { moves: [], pieces: piecesOf(created.game, state.fen) };
      return;
    }
    this.#position ??= new GamePosition(created);
    this.#position.follow(this.#log.events, this.#log.version);
    this.detail = this.#position.detail(state.status === "playing");
    this.replay = this.#position.replay;
  }

  #forgetPosition(): void {
    this.#position?.free();
    this.#position = null;
  }

  #refused(message: Refused): void {
    if (message.code === "no-game") this.isMissing = true;
    if (message.code === "broken-game") this.isBroken = true;
    // A watch has no id. It was refused because the answers were too long, or while the server is upgraded.
    if (WATCH_LATER.has(message.code) && !message.id) this.#later(() => this.#watch(), message.wait);
    const refused = this.#outbox.find(message.id);
    if (!refused) return;
    if (LATER.has(message.code)) {
      this.#later(() => this.#outbox.find(message.id) && this.#send(refused));
    } else {
      this.#outbox.settle(message.id);
      this.listeners.refused?.(message, refused.act);
    }
  }

  #later(what: () => unknown, seconds = 0): void {
    const wait = Math.max(AGAIN_AFTER, seconds * 1_000);
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      what();
    }, wait);
    this.#timers.add(timer);
  }
}
