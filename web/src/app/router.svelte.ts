// Maps paths to pages. A page's code is loaded when the page is first opened.
import type { Component } from "svelte";
import { isOnDevice } from "../device/names";
import { DESCRIPTORS } from "../games/descriptors";
import { type LateArea, load } from "../texts";
import { linkTo, splitPath } from "../texts/language";
import { AT_THE_TOP, keepScroll, restoreScroll, saveScroll, scrollToTop } from "./scroll";

export type PageName =
  | "home"
  | "game"
  | "watch"
  | "profile"
  | "players"
  | "my-games"
  | "tournaments"
  | "tournament-new"
  | "tournament-settings"
  | "tournament"
  | "analysis"
  | "learn"
  | "practice"
  | "practice-history"
  | "glossary"
  | "clock"
  | "rules"
  | "design"
  | "settings"
  | "sign-in"
  | "sign-up"
  | "account"
  | "reset"
  | "confirm"
  | "unsubscribe"
  | "privacy"
  | "not-found";

export interface Route {
  page: PageName;
  /** The part of the path after the page's name: a game, or a rule. */
  id: string;
}

type Loaded = Promise<{ default: Component<{ id: string }> | Component }>;

/** A page together with its own text files. */
async function withTexts(page: Loaded, ...areas: LateArea[]): Loaded {
  const [loaded] = await Promise.all([page, ...areas.map(load)]);
  return loaded;
}

const FORM_TEXTS: LateArea[] = ["tournament-form", "tournament-words", "new-game", "refusals"];

export const PAGES: Record<PageName, () => Loaded> = {
  home: () => import("../pages/home/Home.svelte"),
  game: () => withTexts(import("../pages/game/Game.svelte"), "game", "board", "chat", "relations", "device"),
  watch: () => withTexts(import("../pages/watch/Watch.svelte"), "watch", "refusals"),
  profile: () =>
    withTexts(import("../pages/profile/Profile.svelte"), "players", "relations", "tournament-words", "watch"),
  players: () => withTexts(import("../pages/players/Players.svelte"), "players", "relations"),
  "my-games": () => withTexts(import("../pages/my-games/MyGames.svelte"), "players", "device", "watch"),
  tournaments: () =>
    withTexts(
      import("../pages/tournaments/Tournaments.svelte"),
      "tournaments",
      "tournament-words",
      "players",
    ),
  "tournament-new": () => withTexts(import("../pages/tournaments/New.svelte"), ...FORM_TEXTS),
  "tournament-settings": () => withTexts(import("../pages/tournaments/Change.svelte"), ...FORM_TEXTS),
  tournament: () =>
    withTexts(
      import("../pages/tournament/Tournament.svelte"),
      "tournament",
      "tournament-words",
      "players",
      "refusals",
    ),
  analysis: () =>
    withTexts(import("../pages/analysis/Analysis.svelte"), "analysis", "game", "refusals", "board"),
  learn: () => withTexts(import("../pages/learn/Learn.svelte"), "lessons", "learn", "board"),
  practice: () =>
    withTexts(import("../pages/practice/Practice.svelte"), "practice", "puzzle", "themes", "board"),
  "practice-history": () =>
    withTexts(import("../pages/practice/History.svelte"), "practice", "themes", "players"),
  glossary: () => withTexts(import("../pages/glossary/Glossary.svelte"), "glossary", "practice", "board"),
  clock: () => withTexts(import("../pages/clock/Clock.svelte"), "clock"),
  rules: () => withTexts(import("../pages/rules/Rules.svelte"), "rules", "learn"),
  design: () => withTexts(import("../pages/design/Design.svelte"), "design", "settings", "board"),
  settings: () => withTexts(import("../pages/settings/Settings.svelte"), "settings", "keys"),
  "sign-in": () => withTexts(import("../pages/account/SignIn.svelte"), "account", "refusals"),
  "sign-up": () => withTexts(import("../pages/account/SignUp.svelte"), "account", "refusals"),
  account: () => withTexts(import("../pages/account/Account.svelte"), "account", "refusals"),
  reset: () => withTexts(import("../pages/account/Reset.svelte"), "account", "refusals"),
  confirm: () => withTexts(import("../pages/account/Confirm.svelte"), "account", "refusals"),
  unsubscribe: () => withTexts(import("../pages/account/Unsubscribe.svelte"), "account", "refusals"),
  privacy: () => withTexts(import("../pages/privacy/Privacy.svelte"), "privacy", "account"),
  "not-found": () => import("../pages/not-found/NotFound.svelte"),
};

const PATHS: [RegExp, PageName][] = [
  [/^\/$/, "home"],
  // A game on the server, or one that this device stores.
  [/^\/games\/((?:device\/)?[A-Za-z0-9]+)$/, "game"],
  [/^\/watch$/, "watch"],
  [/^\/@\/([^/]+)$/, "profile"],
  [/^\/players$/, "players"],
  [/^\/my-games$/, "my-games"],
  [/^\/tournaments$/, "tournaments"],
  [/^\/tournaments\/new$/, "tournament-new"],
  [/^\/tournaments\/([A-Za-z0-9]+)\/settings$/, "tournament-settings"],
  [
    /^\/tournaments\/([A-Za-z0-9]+)(?:\/(?:standings|crosstable|bracket|entrants|log|organise|pairings(?:\/[1-9]\d{0,2})?))?$/,
    "tournament",
  ],
  [/^\/analysis(?:\/((?:device\/)?[A-Za-z0-9]+))?$/, "analysis"],
  [/^\/learn(?:\/([A-Za-z0-9]+))?$/, "learn"],
  [/^\/practice\/history$/, "practice-history"],
  [/^\/practice(?:\/([A-Za-z0-9-]+))?$/, "practice"],
  [/^\/glossary(?:\/([a-z-]+))?$/, "glossary"],
  [/^\/clock$/, "clock"],
  [/^\/rules(?:\/([A-Za-z0-9]+))?$/, "rules"],
  [/^\/design$/, "design"],
  [/^\/settings$/, "settings"],
  [/^\/sign-in$/, "sign-in"],
  [/^\/sign-up$/, "sign-up"],
  [/^\/account$/, "account"],
  [/^\/reset(?:\/([0-9a-f]{64}))?$/, "reset"],
  [/^\/confirm\/([0-9a-f]{64})$/, "confirm"],
  [/^\/unsubscribe\/([A-Za-z0-9]+-[0-9a-f]{32})$/, "unsubscribe"],
  [/^\/privacy$/, "privacy"],
];

const RULES = new Set(Object.values(DESCRIPTORS).flatMap(({ rules, rulings }) => [...rules, ...rulings]));
const LESSONS = Object.values(DESCRIPTORS).flatMap(({ lessons }) => lessons);
/** The names of the pages whose addresses name a rule, a lesson, or the course of a game. */
const NAMES: Partial<Record<PageName, Set<string>>> = {
  rules: RULES,
  learn: new Set([...LESSONS, ...Object.keys(DESCRIPTORS)]),
};

/** The page of a path, in any language. */
export function routeOf(path: string): Route {
  const bare = splitPath(path).page;
  for (const [pattern, page] of PATHS) {
    const found = pattern.exec(bare);
    if (!found) continue;
    const id = found[1] ?? "";
    if (!id || (NAMES[page]?.has(id) ?? true)) return { page, id };
  }
  return { page: "not-found", id: "" };
}

/** The pages that work without a server. */
const ALONE = new Set<PageName>([
  "home",
  "my-games",
  "analysis",
  "learn",
  "practice",
  "practice-history",
  "glossary",
  "clock",
  "rules",
  "design",
  "settings",
  "privacy",
  "not-found",
]);

/** Whether a page works without a server. Games do if this device stores them. */
export function worksAlone({ page, id }: Route): boolean {
  const isGame = page === "game" || (page === "analysis" && id !== "");
  return isGame ? isOnDevice(id) : ALONE.has(page);
}

class Router {
  path = $state(location.pathname);
  /** Counts navigations, so that the page can move the focus to its heading after each. */
  visits = $state(0);
  /** Whether the page was reached by going back or forward: it is shown as it was left. */
  isReturn = false;
  route = $derived(routeOf(this.path));

  constructor() {
    keepScroll();
    addEventListener("popstate", () => {
      this.#arrive(true);
      restoreScroll();
    });
    addEventListener("click", (event) => this.#follow(event));
  }

  /** Go to another page of the client, in the current language; `inPlace` to another part of the same page. */
  go(path: string, { replace = false, inPlace = false } = {}): void {
    // The page that is shown is not visited twice.
    replace ||= linkTo(path) === location.pathname + location.search + location.hash;
    if (!replace) saveScroll();
    const state = inPlace ? { scroll: scrollY } : AT_THE_TOP;
    history[replace ? "replaceState" : "pushState"](state, "", linkTo(path));
    if (inPlace) {
      // Neither the focus nor what is seen moves.
      this.isReturn = false;
      this.path = location.pathname;
      return;
    }
    this.#arrive(false);
    scrollToTop();
  }

  #arrive(isReturn: boolean): void {
    this.isReturn = isReturn;
    this.path = location.pathname;
    this.visits += 1;
  }

  /** Links within the client change the page without a reload. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = (event.target as Element).closest?.("a");
    // A link to another language reloads the page.
    if (!link?.href || link.target || link.hreflang || link.hasAttribute("download")) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || routeOf(url.pathname).page === "not-found") return;
    if (url.pathname === location.pathname && url.hash) return;
    event.preventDefault();
    this.go(url.pathname + url.search + url.hash, { inPlace: link.hasAttribute("data-in-place") });
  }
}

export const router = new Router();
