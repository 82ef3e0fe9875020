// The state of the page of one tournament: what the server shows live, who reads it, and acts.
import { SvelteMap } from "svelte/reactivity";
import { notices } from "../../../app/announce.svelte";
import { newId } from "../../../live/outbox.svelte";
import { post, RefusedError } from "../../../net/http";
import { me } from "../../../net/me.svelte";
import type { PairingView, RoundView, TournamentAct, TournamentDone } from "../../../net/types";
import { t } from "../../../texts";
import type { ResultName } from "../../../tournaments/words";
import { gameOf } from "./abilities";
import { nextMoment } from "./next-moment";
import { Resource } from "./resource.svelte";
import { entrantOf, rowsOf } from "./standings";
import { TournamentSubscription } from "./subscription";
import type { TournamentData } from "./tournament-data";

/** How long buttons stay busy at most while the effect of an act has not been shown. */
const MAX_WAIT = 4_000;

/** An act without its id. */
type Wanted = TournamentAct extends infer One ? (One extends unknown ? Omit<One, "id"> : never) : never;

export class TournamentState {
  data = $state.raw<TournamentData | null>(null);
  state = $state<"asking" | "known" | "missing" | "broken">("asking");
  /** Seconds since 1970, for countdowns. */
  now = $state(Date.now() / 1_000);
  /** Whether an act is under way. */
  isBusy = $state(false);
  /** Results that the server has taken and not shown yet, by pairing. */
  readonly recorded = new SvelteMap<number, { result: ResultName | undefined; version: number }>();
  /** The last round that is paired, with those who have no game in it. */
  readonly lastRound = new Resource<RoundView>();

  /** The tournament with the results that were entered here. */
  current = $derived.by(() => {
    const { data, recorded } = this;
    if (!data || !recorded.size) return data;
    const games = [...data.pairings].map(([number, game]) => [number, this.latest(game)] as const);
    return { ...data, pairings: new Map(games) };
  });
  view = $derived(this.data?.tournament ?? null);
  settings = $derived(this.view?.settings ?? null);
  rows = $derived(this.data ? rowsOf(this.data) : []);
  isOrganiser = $derived(!!this.view?.organisers.some(({ player }) => player === me.known?.player));
  own = $derived(this.data ? entrantOf(this.data.entrants.values(), me.known?.player ?? "") : undefined);
  ownGame = $derived(this.data && this.own ? gameOf(this.data, this.own.number) : undefined);
  moment = $derived(this.view ? nextMoment(this.view, this.now, this.lastRound.value?.ends) : null);

  constructor(readonly name: string) {}

  /** Begin; returns a function that ends it. */
  follow(): () => void {
    const ticking = setInterval(() => (this.now = Date.now() / 1_000), 1_000);
    const end = me.begin(() =>
      new TournamentSubscription(
        this.name,
        (data) => this.#show(data),
        (code) => (this.state = code === "no-tournament" ? "missing" : "broken"),
      ).begin(),
    );
    return () => {
      clearInterval(ticking);
      this.lastRound.end();
      end();
    };
  }

  /** The path of a part in the API. */
  api(part: string): string {
    return `/api/tournaments/${this.name}/${part}`;
  }

  /** A pairing with the result that was entered here, if the server has not shown it yet. */
  latest(pairing: PairingView): PairingView {
    const entered = this.recorded.get(pairing.number);
    if (!entered) return pairing;
    const shown = { ...pairing };
    if (entered.result) shown.result = entered.result;
    else delete shown.result;
    return shown;
  }

  /** Carry out an act; returns whether that worked. What is wrong is shown, unless `explain` does it. */
  async act(act: Wanted, explain: (error: RefusedError) => boolean = () => false): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    try {
      const done = await this.send(act);
      await this.#until(done.version);
      return true;
    } catch (error) {
      if (!(error instanceof RefusedError && explain(error))) tell(error);
      return false;
    } finally {
      this.isBusy = false;
    }
  }

  /** Send an act; returns the server's answer, and throws if it refuses. */
  async send(act: Wanted): Promise<TournamentDone> {
    return post<TournamentDone>(this.api("acts"), { ...act, id: newId() });
  }

  #show(data: TournamentData): void {
    this.data = data;
    this.state = "known";
    const { version, rounds = 0, entrants, settings } = data.tournament;
    for (const [number, entered] of [...this.recorded])
      if (entered.version <= version) this.recorded.delete(number);
    if (rounds && settings.format !== "arena")
      this.lastRound.show(this.api(`rounds/${rounds}`), version, entrants);
  }

  /** Wait until the page shows a version, or too long. */
  async #until(version: number): Promise<void> {
    const start = Date.now();
    while ((this.view?.version ?? 0) < version && Date.now() - start < MAX_WAIT)
      await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Show why something did not work. */
export function tell(error: unknown): void {
  notices.show((error instanceof RefusedError && error.message) || t("shell-no-server"), { trouble: true });
}
