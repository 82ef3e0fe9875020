// The user's search for an opponent. It belongs to one tab, whose reload or reconnect continues it: another tab that
// searches takes its place. All tabs show it, and each can end it.
import { calls } from "../app/alerts.svelte";
import { announcer, notices } from "../app/announce.svelte";
import { ownGames } from "../live/own-games.svelte";
import { connection, type Connection } from "../net/connection.svelte";
import { me } from "../net/me.svelte";
import type { Refused, SeekingMessage, ServerMessage, WaitingPool } from "../net/types";
import { linkTo, t } from "../texts";
import { loadRefusal, refusalText } from "../texts/refusals";
import { callTo } from "./call.svelte";
import { BrowserTabs, type SharedSearch, type TabMessage, type Tabs } from "./tabs";
import { isSame, type Wish } from "./wishes";

const STORED = "hexad.seek";
/** Refusals of seeks. The socket also refuses other requests, which name a game or an act or have other codes. */
const CODES = [
  "already-playing",
  "rated-account",
  "correspondence-account",
  "seek-control",
  "seek-anonymous",
  "wrong-option",
  "too-many-games",
  "quota-seeks",
  "unavailable",
];

export class Search {
  /** What the user waits for, from the click on. */
  wish = $state.raw<Wish | null>(null);
  /** What the server has answered: it looks for an opponent. */
  answer = $state.raw<SeekingMessage | null>(null);
  /** When the search began, by this device's clock. */
  since = $state(0);
  pools = $state.raw<WaitingPool[]>([]);
  #watchers = 0;
  #player = "";
  readonly #tab = String(Math.random());
  /** The tab of this browser that searches; empty if none does. */
  #searcher = "";
  /** Whether the search was continued, and not begun by a click. */
  #isContinued = false;

  constructor(
    private readonly server: Pick<Connection, "use" | "send"> = connection,
    private readonly tabs: Tabs = new BrowserTabs(),
  ) {}

  /** Begin to listen, and continue a search after a reload; returns a function that ends it. */
  follow(): () => void {
    this.wish ??= stored();
    if (this.wish) this.#searcher = this.#tab;
    this.since = Date.now();
    const leaving = [
      this.tabs.listen(
        (message) => this.hearTab(message),
        () => this.#isOwn && this.#tell(null),
      ),
      this.server.use(
        (message) => this.hear(message),
        () => this.#opened(),
      ),
    ];
    if (!this.#isOwn) this.tabs.tell({ type: "ask" });
    return () => leaving.forEach((leave) => leave());
  }

  /** Keep the list of those who wait; returns a function that ends it. */
  watch(): () => void {
    if (this.#watchers++ === 0) this.server.send({ type: "waiting" });
    return () => {
      if (--this.#watchers === 0) this.server.send({ type: "waiting", on: false });
    };
  }

  /** Search for an opponent, or end the search for the same. */
  toggle(wish: Wish): void {
    if (this.wish && isSame(this.wish, wish)) this.end();
    else this.begin(wish);
  }

  begin(wish: Wish): void {
    this.#searcher = this.#tab;
    this.since = Date.now();
    this.#player = me.known?.player ?? "";
    this.#set(wish);
    this.#isContinued = false;
    if (this.server.send({ type: "seek", ...wish })) announcer.say(t("matchmaking-began"));
  }

  end(): void {
    if (!this.wish) return;
    if (this.#isOwn) this.server.send({ type: "seek", on: false });
    else this.tabs.tell({ type: "end" });
    this.#set(null);
    announcer.say(t("matchmaking-ended"));
  }

  /** What another tab says. */
  hearTab(message: TabMessage): void {
    if (message.type === "ask") {
      if (this.#isOwn) this.#tell(this.#shared());
    } else if (message.type === "end") {
      if (this.#isOwn) this.end();
    } else if (message.type === "found") {
      // The tab that searched opens the game; where the user looks, it is offered.
      if (!document.hidden) calls.add(message.game);
    } else if (message.player === me.known?.player) this.#show(message.tab, message.search);
  }

  /** Show the search of another tab, which takes the place of that of a third one or of this one; or that it has ended. */
  #show(tab: string, search: SharedSearch | null): void {
    if (!search && tab !== this.#searcher) return;
    this.#searcher = search ? tab : "";
    sessionStorage.removeItem(STORED);
    this.wish = search?.wish ?? null;
    this.answer = search?.answer ?? null;
    this.since = search?.since ?? 0;
  }

  hear(message: ServerMessage): void {
    if (message.type === "waiting") this.pools = message.pools;
    else if (message.type === "seeking") this.#stands(message);
    else if (message.type === "paired") this.#found(message.game);
    else if (message.type === "refused" && this.#isOwn && !this.answer && isOfSeek(message))
      this.#refused(message);
  }

  #opened(): void {
    if (this.#watchers > 0) this.server.send({ type: "waiting" });
    if (this.#isOwn) this.answer = null;
    const player = me.known?.player ?? "";
    // After signing in or out, the search of the player before has ended.
    if (this.wish && this.#player && player !== this.#player) this.#set(null);
    this.#player = player;
    if (this.wish && this.#isOwn) this.begin(this.wish);
    this.#isContinued = true;
  }

  #stands(message: SeekingMessage): void {
    if (message.on ?? true) {
      // The answer to an earlier click may come after the next one.
      const isAnswer = this.wish?.control === message.control && this.wish?.game === message.game;
      if (!this.#isOwn || !isAnswer) return;
      this.answer = message;
      this.#tell(this.#shared());
    } else if (message.reason && this.#isOwn) {
      this.#set(null);
      if (message.reason === "playing") notices.show(t("matchmaking-ended-playing"));
    }
  }

  #found(game: string): void {
    this.#set(null);
    this.tabs.tell({ type: "found", game });
    callTo(game);
  }

  #refused(refused: Refused): void {
    this.#set(null);
    const running = refused.code === "already-playing" && ownGames.known.find(isTimedGameOfPeople);
    // An opponent was found while the page was being loaded.
    if (running && this.#isContinued) return callTo(running.name);
    const link = running && { href: linkTo(`/games/${running.name}`), text: t("alerts-go") };
    void loadRefusal(refused).then(() => {
      notices.show(refusalText(refused), { trouble: true, ...(link && { link }) });
    });
  }

  #set(wish: Wish | null): void {
    this.wish = wish;
    this.answer = null;
    if (this.#isOwn) this.#tell(this.#shared());
    if (!wish) this.#searcher = "";
    if (wish) sessionStorage.setItem(STORED, JSON.stringify(wish));
    else sessionStorage.removeItem(STORED);
  }

  get #isOwn(): boolean {
    return this.#searcher === this.#tab;
  }

  #shared(): SharedSearch | null {
    const { wish, answer, since } = this;
    return wish && { wish, answer, since };
  }

  #tell(search: SharedSearch | null): void {
    this.tabs.tell({ type: "search", tab: this.#tab, player: this.#player, search });
  }
}

function isOfSeek({ code, game, id }: Refused): boolean {
  return !game && !id && CODES.includes(code);
}

function isTimedGameOfPeople({ created, state }: (typeof ownGames.known)[number]): boolean {
  const hasEngine = created.seats.some(({ kind }) => kind === "engine");
  return state.status === "playing" && state.clock !== undefined && !hasEngine;
}

function stored(): Wish | null {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? "null") as Wish | null;
  } catch {
    return null;
  }
}

export const search = new Search();
