// The events of a game in words, for the eye and for screen readers, and their sounds.
import { announcer, notices } from "../../app/announce.svelte";
import { play, soundOf, type Sound } from "../../app/sounds";
import { refuseMove, type BoardMessage } from "../../board/message.svelte";
import { describe } from "../../games";
import { DEFAULT_GAME } from "../../games/descriptors";
import type { LiveGame } from "../../live/game.svelte";
import { format, remaining } from "../../live/clock";
import type { Act, GameEvent, Refused, State } from "../../net/types";
import { t } from "../../texts";
import type { MoveInput } from "./move-input.svelte";
import { answerOf } from "./offers";
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

/** Play the sound of an event and announce it. What the board does not show is also said beside it. */
export function announceEvent(
  live: LiveGame,
  message: BoardMessage,
  event: GameEvent,
  before: State | null,
): void {
  if (!live.created || !live.state || !("seat" in event)) return;
  const isEnd = live.state.result !== undefined || live.state.status === "aborted";
  const who = event.seat >= 0 ? whoIs(live, event.seat) : "";
  const mine = live.mine.includes(event.seat) && !live.isAlone ? "yes" : "no";
  const answer = answerOf(event, before?.offers);
  if (event.type === "moved") {
    message.clear();
    // There is none before the core is loaded.
    const frame = live.replay?.frames.at(-1);
    if (frame) play(soundOf(frame));
    const words = frame ? describe(live.created.game, frame) : "";
    announcer.say(`${words} ${isEnd ? endText(live) : turnText(live)}`.trim());
  } else if (event.type === "joined") {
    play("joined");
    message.tell(`${t("game-joined", { name: nameOf(live.seats[event.seat]) })} ${turnText(live)}`);
  } else if (event.type === "takeback_agreed") {
    message.tell(`${t("game-said-takeback")} ${turnText(live)}`);
  } else if (event.type === "time_given") {
    const count = event.centiseconds / 100;
    message.tell(who ? t("game-said-time", { who, count }) : t("game-said-time-returned", { count }));
  } else if (event.type === "berserked") {
    message.tell(t("game-said-berserk", { who }));
  } else if (OFFERS.has(event.type)) {
    // The offer itself is shown below the actions, with the buttons for the answer.
    announcer.say(t(`board-said-${event.type.replaceAll("_", "-")}`, { who, mine }));
  } else if (answer) {
    message.tell(t(`board-said-${answer}`, { who, mine }));
  } else if (isEnd && !event.type.startsWith("rematch")) announcer.say(endText(live));
  if (isEnd && live.state.status === "over" && !event.type.startsWith("rematch")) play(endSound(live));
}

/** Show why the user's act was refused. */
export async function announceRefusal(
  live: LiveGame,
  message: BoardMessage,
  refusal: Refused,
  act: Act,
): Promise<void> {
  // A move that was sent twice, or too late, needs no message: the board shows the position.
  if (refusal.code === "other-ply") return;
  const typed = act.type === "move" ? act.move : undefined;
  await refuseMove(message, refusal, live.created?.game ?? DEFAULT_GAME, typed);
}

/** Say that the server has lost moves in an outage. The notice stays, since the user may not be looking. */
export function announceSetBack(input: Pick<MoveInput, "premove">, moves: number): void {
  input.premove = null;
  play("refused");
  notices.show(t("game-set-back", { count: moves }), { trouble: true, stays: true });
}

/** Say all clocks. */
export function announceClocks(live: LiveGame, message: BoardMessage): void {
  const { reading } = live;
  if (!reading) {
    message.tell(t("game-no-clock"));
    return;
  }
  const now = performance.now();
  const times = reading.clock.map((_, seat) =>
    t("game-said-clock", { who: whoIs(live, seat), time: format(remaining(reading, seat, now) ?? 0) }),
  );
  message.tell(`${times.join(", ")}.`);
}
