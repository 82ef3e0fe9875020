// Calls the user to a game that has begun: opens it where nothing is lost by that, and otherwise offers it.
import { calls } from "../app/alerts.svelte";
import { notify } from "../app/browser-notifications";
import { type PageName, router } from "../app/router.svelte";
import { ring } from "../app/ring";
import { t } from "../texts";

/** Pages on which the user only reads or chooses. */
const READING: PageName[] = [
  "home",
  "watch",
  "profile",
  "players",
  "my-games",
  "tournaments",
  "tournament",
  "glossary",
  "rules",
  "not-found",
];

/** Whether the user would lose nothing by leaving the page: no game, no open sheet, no field that is being filled in. */
function isFree(): boolean {
  const isTyping = document.activeElement?.matches("input, textarea, select") ?? false;
  return READING.includes(router.route.page) && !document.querySelector("dialog[open]") && !isTyping;
}

export function callTo(game: string): void {
  if (router.route.page === "game" && router.route.id === game) return;
  const href = `/games/${game}`;
  void ring("joined");
  void notify(game, t("matchmaking-found"), t("matchmaking-found-text"), () => router.go(href));
  if (isFree()) router.go(href);
  else calls.add(game);
}
