// Maps paths to pages. A page's code is loaded when the page is first opened.
import type { Component } from "svelte";
import { DESCRIPTORS } from "../games/descriptors";
import { type LateArea, load } from "../texts";
import { linkTo, splitPath } from "../texts/language";
import { keepScroll, restoreScroll, saveScroll } from "./scroll";

export type PageName =
  | "home"
  | "game"
  | "watch"
  | "analysis"
  | "learn"
  | "practice"
  | "glossary"
  | "rules"
  | "design"
  | "settings"
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

export const PAGES: Record<PageName, () => Loaded> = {
  home: () => import("../pages/home/Home.svelte"),
  game: () => withTexts(import("../pages/game/Game.svelte"), "game"),
  watch: () => import("../pages/watch/Watch.svelte"),
  analysis: () => withTexts(import("../pages/analysis/Analysis.svelte"), "analysis", "game"),
  learn: () => withTexts(import("../pages/learn/Learn.svelte"), "lessons", "learn"),
  practice: () => withTexts(import("../pages/practice/Practice.svelte"), "practice"),
  glossary: () => withTexts(import("../pages/glossary/Glossary.svelte"), "glossary", "practice"),
  rules: () => withTexts(import("../pages/rules/Rules.svelte"), "rules", "learn"),
  design: () => withTexts(import("../pages/design/Design.svelte"), "design", "settings"),
  settings: () => withTexts(import("../pages/settings/Settings.svelte"), "settings", "keys"),
  "not-found": () => import("../pages/not-found/NotFound.svelte"),
};

const PATHS: [RegExp, PageName][] = [
  [/^\/$/, "home"],
  [/^\/games\/([A-Za-z0-9]+)$/, "game"],
  [/^\/watch$/, "watch"],
  [/^\/analysis(?:\/([A-Za-z0-9]+))?$/, "analysis"],
  [/^\/learn(?:\/([A-Za-z0-9]+))?$/, "learn"],
  [/^\/practice(?:\/([A-Za-z0-9]+))?$/, "practice"],
  [/^\/glossary(?:\/([a-z-]+))?$/, "glossary"],
  [/^\/rules(?:\/([A-Za-z0-9]+))?$/, "rules"],
  [/^\/design$/, "design"],
  [/^\/settings$/, "settings"],
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

  /** Go to another page of the client, in the current language. */
  go(path: string, { replace = false } = {}): void {
    if (!replace) saveScroll();
    history[replace ? "replaceState" : "pushState"](null, "", linkTo(path));
    this.#arrive(false);
    scrollTo(0, 0);
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
    this.go(url.pathname + url.search + url.hash);
  }
}

export const router = new Router();
