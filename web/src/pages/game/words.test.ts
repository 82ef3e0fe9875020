import { describe, expect, test } from "vitest";
import { sideOf } from "../../games/descriptors";
import type { GameName, Result, Seat, State } from "../../net/types";
import { has } from "../../texts";
import { controlText, reasonText, resultTitle, setupText, titleText, turnText } from "./words";

const two: Seat[] = [
  { kind: "player", player: "ann", name: "Ann" },
  { kind: "engine", level: 3 },
];

function infoOf(state: Partial<State>, mine: number[], seats = two, game: GameName = "abalone") {
  const whole: State = { status: "playing", fen: "", ply: 0, ...state };
  const isMyTurn = whole.turn !== undefined && mine.includes(whole.turn);
  return { created: null, seats, state: whole, mine, isMyTurn, side: (seat: number) => sideOf(game, seat) };
}

// Every reason that the core and the server know.
const REASONS = [
  "six pushed off",
  "line",
  "triangle",
  "ring",
  "five or fewer",
  "both five or fewer",
  "repetition",
  "no legal move",
  "ply limit",
  "quiet limit",
  "resignation",
  "agreement",
  "time",
  "abandonment",
  "no show",
];

test.each(REASONS)("%s is told in words", (reason) => {
  expect(has(`game-reason-${reason.replaceAll(" ", "-")}`)).toBe(true);
});

describe("the result", () => {
  const won: Result = { result: "1-0", reason: "resignation", winner: "black" };
  test("is seen from where one sits", () => {
    const over = { status: "over" as const, result: won };
    expect(resultTitle(infoOf(over, [0]))).toBe("You won!");
    expect(resultTitle(infoOf(over, [1]))).toBe("You lost.");
    expect(resultTitle(infoOf(over, []))).toBe("Black wins.");
    expect(resultTitle(infoOf(over, [0, 1]))).toBe("Black wins.");
  });
  test("partners win together", () => {
    const seats = [...two, ...two];
    expect(resultTitle(infoOf({ status: "over", result: won }, [2], seats, "six"))).toBe("You won!");
  });
  test("says who lost, and how", () => {
    expect(reasonText("six", won)).toBe("Red resigned.");
    expect(reasonText("abalone", { ...won, reason: "six pushed off" })).toBe(
      "Black pushed six marbles off the board.",
    );
    expect(reasonText("abalone", { result: "1/2-1/2", reason: "agreement" })).toBe("Both sides agreed.");
    expect(reasonText("six", { ...won, reason: "abandonment" })).toBe("Red left the game.");
    expect(reasonText("six", { result: "1/2-1/2", reason: "abandonment" })).toBe(
      "One side had left the game.",
    );
  });
  test("may be none", () => {
    expect(resultTitle(infoOf({ status: "aborted" }, [0]))).toBe("The game was called off.");
  });
});

test("the turn is said, also in the title of the window", () => {
  expect(turnText(infoOf({ turn: 0 }, [0]))).toBe("Your turn.");
  expect(turnText(infoOf({ turn: 1 }, [0]))).toBe("White to move.");
  expect(titleText(infoOf({ turn: 0 }, [0]))).toBe("● Your turn · Hexad");
  expect(titleText(infoOf({ turn: 1 }, [0]))).toBe("White to move · Hexad");
  expect(turnText(infoOf({ turn: 2 }, [0], [...two, ...two], "six"))).toBe("Ann (Black) to move.");
});

test.each([
  ["600+5", "10 min + 5 s"],
  ["900", "15 min"],
  ["30", "30 s"],
  ["600d3", "10 min, 3 s delay"],
  ["-", "No clock"],
])("the time control %s is %s", (control, text) => {
  expect(controlText(control)).toBe(text);
});

test("what is played stands in a line", () => {
  const created = { type: "created" as const, at: 0, fen: "", control: "-", seats: [], by: "", time: 0 };
  expect(setupText({ ...created, game: "abalone", options: {}, layout: "standard" })).toBe(
    "Abalone\u00a0· No\u00a0clock",
  );
  expect(
    setupText({ ...created, game: "six", options: { rules: "advanced", declare: "manual", players: 4 } }),
  ).toBe(
    ["Six", "Advanced rules", "Shapes are declared", "Four players", "No clock"]
      .map((part) => part.replaceAll(" ", "\u00a0"))
      .join("\u00a0· "),
  );
});
