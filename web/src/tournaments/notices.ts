// Tells the user on every page what concerns the user in tournaments. Games that begin are opened or offered like other games.
import { notices } from "../app/announce.svelte";
import { notify } from "../app/browser-notifications";
import { ring } from "../app/ring";
import { router } from "../app/router.svelte";
import { isPerMove } from "../games/speed";
import { ownGames } from "../live/own-games.svelte";
import { callTo } from "../matchmaking/call.svelte";
import { connection } from "../net/connection.svelte";
import type { ServerMessage, TournamentNotice } from "../net/types";
import { linkTo, load, t } from "../texts";

/** Whether the user looks at the tournament: its page shows what happens in it. */
const isSeen = (name: string): boolean =>
  !document.hidden && router.route.page === "tournament" && router.route.id === name;

async function tell(notice: TournamentNotice): Promise<void> {
  if (isSeen(notice.tournament)) return;
  // Most visitors never get one.
  const [{ noticeText }] = await Promise.all([
    import("./notice-text"),
    ...(["tournaments", "tournament-words"] as const).map((area) => load(area).catch(() => undefined)),
  ]);
  const text = noticeText(notice, Date.now() / 1000);
  const href = `/tournaments/${notice.tournament}`;
  void ring("joined");
  void notify(notice.tournament, notice.title, text, href);
  notices.show(text, { stays: true, link: { href: linkTo(href), text: t("tournaments-notice-go") } });
}

function hear(message: ServerMessage): void {
  if (message.type === "tournament_notice") void tell(message);
}

/** Begin; returns a function that ends it. */
export function followTournaments(): () => void {
  const leaving = [
    connection.use(hear, () => undefined),
    ownGames.onNews(({ type, game }, { created }) => {
      // A game with days for each move does not call for its players.
      if (type === "began" && created.tournament && !isPerMove(created.control)) callTo(game);
    }),
  ];
  return () => leaving.forEach((leave) => leave());
}
