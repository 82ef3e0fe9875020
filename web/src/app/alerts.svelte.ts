// Tells the user on every page that a game waits: in the tab's title and icon, by a sound, and outside the page.
import { type MyGame } from "../live/my-games";
import { ownGames } from "../live/own-games.svelte";
import { me } from "../net/me.svelte";
import type { Notice } from "../net/types";
import { linkTo, t } from "../texts";
import { notices } from "./announce.svelte";
import { followNotifications, notify } from "./browser-notifications";
import { router } from "./router.svelte";
import { ring } from "./ring";
import { countInTitle, markIcon } from "./tab";

/** Whether the user looks at a game now: its page says what happens in it. */
function isSeen(name: string): boolean {
  return !document.hidden && router.route.page === "game" && router.route.id === name;
}

/** Whether someone took a seat that the user had offered. */
function isSeatTaken({ type }: Notice, { created }: MyGame): boolean {
  const wasOpen = created.seats.some(({ kind }) => kind === "open");
  // Challenges have news of their own.
  return type === "began" && wasOpen && !created.invited && created.by === me.known?.player;
}

function tell(notice: Notice, game: MyGame): void {
  const isTaken = isSeatTaken(notice, game);
  const isTurn = notice.type === "turn";
  const isHere = router.route.page === "game" && router.route.id === notice.game;
  if ((!isTaken && !isTurn) || isSeen(notice.game)) return;
  const text = isTaken ? t("alerts-seat-taken") : t("alerts-turn");
  const href = `/games/${notice.game}`;
  void ring(isTaken ? "joined" : "turn");
  void notify(notice.game, text, t(`alerts-game-${game.created.game}`), href);
  if (isTaken && !isHere)
    notices.show(text, { stays: true, link: { href: linkTo(href), text: t("alerts-go") } });
}

/** Games that the user was called to and has not opened yet. */
class Calls {
  games = $state.raw<string[]>([]);

  add(game: string): void {
    this.games = [...this.games.filter((other) => other !== game), game];
  }

  /** Forget a game that was opened, is over, or is not wanted. */
  drop(game: string): void {
    if (this.games.includes(game)) this.games = this.games.filter((other) => other !== game);
  }
}

export const calls = new Calls();

/** Begin; returns a function that ends it. */
export function followOwnGames(): () => void {
  const leaving = [ownGames.onNews(tell), ownGames.follow(), followNotifications()];
  const end = $effect.root(() => {
    $effect(() => {
      const count = new Set([...calls.games, ...ownGames.waiting.map(({ name }) => name)]).size;
      countInTitle(count);
      void markIcon(count > 0);
    });
  });
  return () => {
    end();
    for (const leave of leaving) leave();
  };
}
