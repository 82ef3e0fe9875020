// The evaluation of a position for Black, as a number and as a text.
import { chances, type Info, winIn } from "../../core";
import type { GameName, Side } from "../../net/types";
import { t } from "../../texts";
import { decimal } from "../../texts/numbers";
import type { Judgement } from "./judgements";

export interface Worth {
  /** Points for Black. */
  points: number;
  /** Plies to a proven win of Black, negative for one of the other side. */
  winIn: number | null;
  /** Black's chances. */
  win: number;
  draw: number;
  loss: number;
}

/** The evaluation of a line, which is given for the side to move. */
export function worthOf(line: Pick<Info, "points">, turn: Side, game: GameName): Worth {
  const points = turn === "black" ? line.points : -line.points;
  const [win, draw, loss] = chances(game, points);
  return { points, winIn: winIn(points), win, draw, loss };
}

/** The evaluation of a review: its expected score, without a separate share of draws. */
export function judgedWorth({ points, expected }: Judgement): Worth {
  return { points, winIn: winIn(points), win: expected, draw: 0, loss: 1 - expected };
}

/** The expected score for Black: 1 is a win, 0 a loss. */
export function expectedOf(worth: Pick<Worth, "win" | "draw">): number {
  return worth.win + worth.draw / 2;
}

/** Moves of the winner until a proven win. */
function movesToWin(plies: number): number {
  return Math.max(1, Math.ceil(Math.abs(plies) / 2));
}

/** In few characters: +1.2, or #4 for a proven win. */
export function numberFor(worth: Worth): string {
  if (worth.winIn !== null) return `${worth.points < 0 ? "−" : ""}#${movesToWin(worth.winIn)}`;
  const number = decimal(Math.abs(worth.points) / 100, 1);
  if (number === decimal(0, 1)) return number;
  return `${worth.points < 0 ? "−" : "+"}${number}`;
}

const SIZES: [least: number, size: string][] = [
  [0.4, "winning"],
  [0.2, "better"],
  [0.06, "slightly"],
];

/** In a few words: "Black is better". */
export function wordsFor(worth: Worth, other: Side): string {
  const lead = expectedOf(worth) - 0.5;
  const side = lead > 0 ? "black" : other;
  if (worth.winIn !== null) {
    const winner = worth.points > 0 ? "black" : other;
    return t("analysis-worth-wins", { side: t(`analysis-side-${winner}`), moves: movesToWin(worth.winIn) });
  }
  const size = SIZES.find(([least]) => Math.abs(lead) >= least)?.[1];
  return size ? t(`analysis-worth-${size}`, { side: t(`analysis-side-${side}`) }) : t("analysis-worth-even");
}
