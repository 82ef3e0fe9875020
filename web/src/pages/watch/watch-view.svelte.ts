// What the watch page shows: the chosen game, the search, and the finished games that were loaded.
import { router } from "../../app/router.svelte";
import type { GameName } from "../../net/types";
import { FinishedGames } from "./finished.svelte";

export class WatchView {
  game = $state<GameName | "any">("any");
  /** The name in the search field. */
  typed = $state("");
  /** The name that is searched for. */
  player = $state("");
  readonly finished = new FinishedGames();
}

let last = new WatchView();

/** A new view, or the last one if the user returns to the page. */
export function watchView(): WatchView {
  if (!router.isReturn) last = new WatchView();
  return last;
}
