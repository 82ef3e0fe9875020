// Pages by their path. A page's code is loaded when it is first opened.
import type { Component } from "svelte";

export type PageName = "home" | "game" | "watch" | "analysis" | "rules" | "design" | "settings" | "lost";

export interface Place {
  page: PageName;
  /** What stands behind the page's name: a game, or a rule. */
  id: string;
}

type Loaded = Promise<{ default: Component<{ id: string }> | Component }>;

export const PAGES: Record<PageName, () => Loaded> = {
  home: () => import("../pages/home/Home.svelte"),
  game: () => import("../pages/game/Game.svelte"),
  watch: () => import("../pages/watch/Watch.svelte"),
  analysis: () => import("../pages/analysis/Analysis.svelte"),
  rules: () => import("../pages/rules/Rules.svelte"),
  design: () => import("../pages/design/Design.svelte"),
  settings: () => import("../pages/settings/Settings.svelte"),
  lost: () => import("../pages/lost/Lost.svelte"),
};

const PATHS: [RegExp, PageName][] = [
  [/^\/$/, "home"],
  [/^\/games\/([A-Za-z0-9]+)$/, "game"],
  [/^\/watch$/, "watch"],
  [/^\/analysis(?:\/([A-Za-z0-9]+))?$/, "analysis"],
  [/^\/rules(?:\/([A-Za-z0-9]+))?$/, "rules"],
  [/^\/design$/, "design"],
  [/^\/settings$/, "settings"],
];

/** The page of a path. */
export function placeOf(path: string): Place {
  for (const [pattern, page] of PATHS) {
    const found = pattern.exec(path);
    if (found) return { page, id: found[1] ?? "" };
  }
  return { page: "lost", id: "" };
}

class Router {
  path = $state(location.pathname);
  /** Counts up with each navigation, so that the page can move the focus to its heading. */
  visits = $state(0);
  place = $derived(placeOf(this.path));

  constructor() {
    addEventListener("popstate", () => this.#arrive());
    addEventListener("click", (event) => this.#follow(event));
  }

  /** Go to another page of the client. */
  go(path: string, { replace = false } = {}): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.#arrive();
    scrollTo(0, 0);
  }

  #arrive(): void {
    this.path = location.pathname;
    this.visits += 1;
  }

  /** Links within the client change the page without loading it anew. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = (event.target as Element).closest?.("a");
    if (!link?.href || link.target || link.hasAttribute("download")) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || placeOf(url.pathname).page === "lost") return;
    if (url.pathname === location.pathname && url.hash) return;
    event.preventDefault();
    this.go(url.pathname + url.search + url.hash);
  }
}

export const router = new Router();
