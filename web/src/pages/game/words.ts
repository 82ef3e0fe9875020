// The texts about a game.
import { otherSide } from "../../games/descriptors";
import { isPerMove } from "../../games/speed";
import { clockName } from "../home/words";
import type { LiveGame } from "../../live/game.svelte";
import { isDeclined } from "../../matchmaking/decline-reasons";
import type { Created, GameName, Result, Seat, Side } from "../../net/types";
import { has, t } from "../../texts";
import { shownName } from "../../texts/guest-names";

type GameInfo = Pick<LiveGame, "created" | "seats" | "state" | "mine" | "isMyTurn" | "side">;

export const sideName = (side: Side): string => t(`game-side-${side}`);

/** The displayed name of a seat's player. */
export function nameOf(seat: Seat | undefined): string {
  if (!seat || seat.kind === "open") return t("game-seat-open");
  if (seat.kind === "engine") return t("game-engine");
  return shownName(seat.name ?? "");
}

/** A seat in a sentence: by colour, and where two share a colour by name, or by number if one person has several seats. */
export function whoIs(live: GameInfo, seat: number): string {
  const colour = sideName(live.side(seat));
  if (live.seats.length < 3) return colour;
  if (live.mine.length > 1 && live.mine.includes(seat))
    return t("game-seat-numbered", { colour, number: Math.floor(seat / 2) + 1 });
  return t("game-seat-of-four", { name: nameOf(live.seats[seat]), colour });
}

/** Whose turn it is; empty when it is nobody's. */
export function turnText(live: GameInfo): string {
  const turn = live.state?.turn;
  if (turn === undefined) return "";
  if (live.isMyTurn && live.mine.length === 1) return t("game-your-turn");
  return t("game-to-move", { who: whoIs(live, turn) });
}

/** The result, from the user's point of view. */
export function resultTitle(live: GameInfo): string {
  const { status, result, reason } = live.state ?? {};
  if (status === "aborted" && isDeclined(reason)) return t("game-aborted-declined");
  if (status === "aborted") return t(reason ? `game-aborted-${reason}` : "game-aborted");
  if (!result) return "";
  if (!result.winner) return t("game-drawn");
  const sides = new Set(live.mine.map((seat) => live.side(seat)));
  if (sides.size === 1) return t(sides.has(result.winner) ? "game-you-won" : "game-you-lost");
  return t("game-side-won", { side: sideName(result.winner) });
}

/** The reason of the result. */
export function reasonText(kind: GameName, result: Result): string {
  const key = `game-reason-${result.reason.replaceAll(" ", "-")}`;
  if (!has(key)) return result.reason;
  if (!result.winner) return t(has(`${key}-draw`) ? `${key}-draw` : key);
  return t(key, { winner: sideName(result.winner), loser: sideName(otherSide(kind, result.winner)) });
}

/** A time control: "10 min + 5 s". */
export function controlText(control: string): string {
  if (isPerMove(control)) return t("game-per-move", { time: clockName(control) });
  const found = /^([0-9.]+)(?:([+d])([0-9.]+))?$/.exec(control);
  if (!found) return t("game-no-clock");
  const seconds = Number(found[1]);
  const base =
    seconds % 60 === 0 ? t("game-minutes", { count: seconds / 60 }) : t("game-seconds", { count: seconds });
  const more = Number(found[3] ?? 0);
  if (!more) return base;
  return t(found[2] === "d" ? "game-with-delay" : "game-with-increment", { base, more });
}

/** Whether only people with the link see the game. Earlier games do not say so. */
export function isPrivate({ private: said, listed, seats, invited }: Created): boolean {
  return said ?? (!listed && !invited && seats.some(({ kind }) => kind === "open"));
}

/** The game, its options and its time control: "Abalone · Belgian daisy · 10 min + 5 s". */
export function setupText(created: Created): string {
  const { game, layout, options, control } = created;
  const layoutKey = `home-layout-${layout ?? ""}`;
  const parts = [
    t(`game-kind-${game}`),
    layout && layout !== "standard" && (has(layoutKey) ? t(layoutKey) : layout.replaceAll("-", " ")),
    options.rules === "advanced" && t("game-advanced"),
    options.declare === "manual" && t("game-manual"),
    options.players === 4 && t("game-four-players"),
    controlText(control),
    created.weekends && t("home-weekends"),
    created.rated && t("game-rated"),
    created.imported && t("home-imported"),
    isPrivate(created) && t("game-private"),
  ];
  // A line ends after a separator only: neither within a part nor before a separator.
  return parts
    .flatMap((part) => part || [])
    .map((part) => part.replaceAll(" ", "\u00a0"))
    .join("\u00a0· ");
}

/** The heading of the page: the game and its players. */
export function headingText({ created, seats }: Pick<GameInfo, "created" | "seats">): string {
  return t("game-heading", {
    game: created ? t(`game-kind-${created.game}`) : "",
    players: seats.map(nameOf).join(", "),
  });
}

/** The title of the window. */
export function titleText(live: GameInfo): string {
  if (!live.state) return t("shell-name");
  const { status } = live.state;
  const text =
    status === "playing"
      ? live.isMyTurn && live.mine.length === 1
        ? t("game-title-your-turn")
        : turnText(live)
      : status === "open"
        ? t("game-title-open")
        : resultTitle(live);
  return `${text.replace(/\.$/, "")} · ${t("shell-name")}`;
}
