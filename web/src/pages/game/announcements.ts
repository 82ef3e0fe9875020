// Sounds and screen-reader announcements for the events of a game.
import { announcer, notices } from "../../app/announce.svelte";
import { play, soundOf, type Sound } from "../../app/sounds";
import { DEFAULT_GAME, describe } from "../../games";
import type { LiveGame } from "../../live/game.svelte";
import { format, remaining } from "../../live/clock";
import { effectOf, frameOf } from "../../live/frames";
import type { Act, GameEvent, Refused } from "../../net/types";
import { t } from "../../texts";
import { verdictText } from "../../texts/refusals";
import type { MoveInput } from "./move-input.svelte";
import { nameOf, reasonText, resultTitle, turnText, whoIs } from "./words";

/** The sound of the end, from the user's point of view. */
function endSound(live: LiveGame): Sound {
  const winner = live.state?.result?.winner;
  if (!winner) return "draw";
  const lost = live.mine.length > 0 && live.mine.every((seat) => live.side(seat) !== winner);
  return lost ? "loss" : "win";
}

function endText(live: LiveGame): string {
  const result = live.state?.result;
  const reason = live.created && result ? reasonText(live.created.game, result) : "";
  return `${resultTitle(live)} ${reason}`.trim();
}

const OFFERS = new Set(["draw_offered", "takeback_asked", "rematch_offered"]);
const REFUSALS = new Set(["draw_declined", "takeback_declined", "rematch_declined"]);

/** Play the sound of an event and announce it. */
export function announceEvent(live: LiveGame, event: GameEvent): void {
  if (!live.created || !live.state || !live.detail || !("seat" in event)) return;
  const isEnd = live.state.result !== undefined || live.state.status === "aborted";
  const who = event.seat >= 0 ? whoIs(live, event.seat) : "";
  if (event.type === "moved") {
    play(soundOf(effectOf(live.detail)));
    const words = describe(live.created.game, frameOf(live.created, event.seat, live.state, live.detail));
    announcer.say(`${words} ${isEnd ? endText(live) : turnText(live)}`);
  } else if (event.type === "joined") {
    play("joined");
    announcer.say(`${t("game-joined", { name: nameOf(live.seats[event.seat]) })} ${turnText(live)}`);
  } else if (event.type === "takeback_agreed") {
    announcer.say(`${t("game-said-takeback")} ${turnText(live)}`);
  } else if (event.type === "time_given") {
    const count = event.centiseconds / 100;
    announcer.say(who ? t("game-said-time", { who, count }) : t("game-said-time-returned", { count }));
  } else if (OFFERS.has(event.type) || REFUSALS.has(event.type)) {
    announcer.say(t(`game-said-${event.type.replaceAll("_", "-")}`, { who }));
  } else if (isEnd && !event.type.startsWith("rematch")) announcer.say(endText(live));
  if (isEnd && live.state.status === "over" && !event.type.startsWith("rematch")) play(endSound(live));
}

/** Show why the user's act was refused. */
export async function announceRefusal(live: LiveGame, refusal: Refused, act: Act): Promise<void> {
  const { code, rule } = refusal;
  // A move that was sent twice, or too late, needs no message: the board shows the position.
  if (code === "other-ply") return;
  play("refused");
  const text = await verdictText(
    refusal,
    live.created?.game ?? DEFAULT_GAME,
    act.type === "move" ? act.move : undefined,
  );
  notices.show(text, { trouble: true, ...(rule && { rule }) });
}

/** Say that the server has lost moves in an outage. The notice stays, since the user may not be looking. */
export function announceSetBack(input: Pick<MoveInput, "premove">, moves: number): void {
  input.premove = null;
  play("refused");
  notices.show(t("game-set-back", { count: moves }), { trouble: true, stays: true });
}

/** Announce all clocks. */
export function announceClocks(live: LiveGame): void {
  const { reading } = live;
  if (!reading) {
    announcer.say(t("game-no-clock"));
    return;
  }
  const now = performance.now();
  const times = reading.clock.map((_, seat) =>
    t("game-said-clock", { who: whoIs(live, seat), time: format(remaining(reading, seat, now) ?? 0) }),
  );
  announcer.say(`${times.join(", ")}.`);
}
