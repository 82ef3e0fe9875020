// Challenges of the user and of others, from what the server tells every page about the user's games.
import { announcer, notices } from "../app/announce.svelte";
import { notify } from "../app/browser-notifications";
import { ring } from "../app/ring";
import type { MyGame } from "../live/my-games";
import { ownGames } from "../live/own-games.svelte";
import { me } from "../net/me.svelte";
import type { Notice } from "../net/types";
import { seatName } from "../pages/home/words";
import { has, t } from "../texts";
import { callTo } from "./call.svelte";
import { isDeclined, reasonOfDecline } from "./decline-reasons";

/** Whether a game is a challenge that waits for an answer. */
const isOpen = ({ created, state }: MyGame): boolean => state.status === "open" && !!created.invited;

class Challenges {
  received = $derived(
    ownGames.known.filter((game) => isOpen(game) && game.created.invited === me.known?.player),
  );
  sent = $derived(ownGames.known.filter((game) => isOpen(game) && game.created.by === me.known?.player));

  /** Begin to tell what happens; returns a function that ends it. */
  follow(): () => void {
    return ownGames.onNews((notice, game) => tell(notice, game));
  }
}

/** The name of the player who challenges. */
export function challengerOf({ created }: MyGame): string {
  const seat = created.seats.find(({ player }) => player === created.by);
  return seat ? seatName(seat) : "";
}

function declinedText(reason: string): string {
  const key = `matchmaking-reason-${reason}`;
  // A reason of a newer server has no text here.
  return has(key) ? t("matchmaking-declined-why", { why: t(key) }) : t("matchmaking-declined");
}

function tell({ type, game, state }: Notice, known: MyGame): void {
  const { created } = known;
  if (!created.invited) return;
  const isMine = created.by === me.known?.player;
  if (type === "challenge") {
    const text = t("matchmaking-challenged", { name: challengerOf(known) });
    void ring("joined");
    announcer.say(text);
    void notify(game, text, t(`alerts-game-${created.game}`), "/");
  } else if (type === "began" && isMine) callTo(game);
  else if (type === "finished" && isMine && isDeclined(state.reason))
    notices.show(declinedText(reasonOfDecline(state.reason)));
  else if (type === "finished" && !isMine && state.status === "aborted" && !isDeclined(state.reason))
    announcer.say(t("matchmaking-withdrawn"));
}

export const challenges = new Challenges();
