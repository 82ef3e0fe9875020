// Calls the user to a game that has begun: opens it where nothing is lost by that, and otherwise offers it.
import { calls } from "../app/alerts.svelte";
import { notify } from "../app/browser-notifications";
import { type PageName, router } from "../app/router.svelte";
import { ring } from "../app/ring";
import { t } from "../texts";
import { begunFields } from "./begun-fields";

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

/** Whether the user would lose nothing by leaving the page: no game, no open sheet, no field that was begun. */
function isFree(): boolean {
  const isTyping = document.activeElement?.matches("input, textarea, select") ?? false;
  const isReading = READING.includes(router.route.page) && !document.querySelector("dialog[open]");
  return isReading && !isTyping && !begunFields.hasText;
}

export function callTo(game: string): void {
  if (router.route.page === "game" && router.route.id === game) return;
  const href = `/games/${game}`;
  void ring("joined");
  void notify(game, t("matchmaking-found"), t("matchmaking-found-text"), href);
  if (isFree()) router.go(href);
  else calls.add(game);
}
