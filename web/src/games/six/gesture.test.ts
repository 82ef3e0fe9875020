import { describe, expect, it } from "vitest";
import type { Pieces } from "../../net/types";
import { answer, AT_REST, cancel, choose, drop, questionOf, type Gesture, type Situation } from "./gesture";
import { choicesOf } from "./parse";

const PIECES: Pieces = { "0,0": "black", "1,0": "red", "2,0": "black", "3,0": "red" };

function situation(moves: string[], more: Partial<Situation> = {}): Situation {
  const near = (cell: string) => Math.abs(Number(cell.split(",")[0])) < 6;
  const rest = { turn: "black", mine: ["black"], premoves: false, premove: null, isNear: near } as const;
  return { choices: choicesOf(moves), pieces: PIECES, ...rest, mine: ["black"], ...more };
}

const lifting = (lifted: string): Gesture => ({ lifted, asked: [] });

describe("placing", () => {
  const table = situation(["4,0", "0,1", "0,1#"]);

  it("plays where a cell is open", () => {
    expect(choose(table, AT_REST, "4,0")).toEqual({ gesture: AT_REST, play: "4,0" });
  });

  it("tries where it is not, however far away", () => {
    expect(choose(table, AT_REST, "5,0").tried).toEqual({ cells: [], to: "5,0" });
    expect(choose(table, AT_REST, "20,0").tried).toEqual({ cells: [], to: "20,0" });
  });

  it("asks whether to declare", () => {
    const { gesture } = choose(table, AT_REST, "0,1");
    expect(questionOf(gesture.asked)).toBe("declare");
    expect(answer(gesture, (move) => move.declares).play).toBe("0,1#");
    expect(answer(gesture, (move) => !move.declares).play).toBe("0,1");
  });
});

describe("moving", () => {
  const table = situation(["0,0>4,0", "0,0>1,1=1,0", "0,0>1,1=3,0", "0,0>1,1=3,0#"]);

  it("lifts, puts back and puts down", () => {
    expect(choose(table, AT_REST, "0,0").gesture.lifted).toBe("0,0");
    expect(choose(table, lifting("0,0"), "0,0").gesture).toEqual(AT_REST);
    expect(choose(table, lifting("0,0"), "4,0").play).toBe("0,0>4,0");
  });

  it("asks the page about a tile that may not move", () => {
    expect(choose(table, AT_REST, "2,0").tried).toEqual({ cells: ["2,0"], to: "4,0" });
    expect(drop(table, "2,0", "0,1").tried).toEqual({ cells: ["2,0"], to: "0,1" });
  });

  it("asks the page about the other side's tiles, and about a cell while nothing is lifted", () => {
    expect(choose(table, AT_REST, "1,0").tried).toEqual({ cells: ["1,0"], to: "4,0" });
    expect(choose(table, lifting("0,0"), "1,0").tried).toEqual({ cells: ["0,0"], to: "1,0" });
    expect(choose(table, AT_REST, "4,0").tried).toEqual({ cells: [], to: "4,0" });
  });

  it("tries a cell that is not open, and keeps the tile in the hand", () => {
    const outcome = choose(table, lifting("0,0"), "0,1");
    expect(outcome.tried).toEqual({ cells: ["0,0"], to: "0,1" });
    expect(outcome.gesture.lifted).toBe("0,0");
  });

  it("asks which group stays, then whether to declare", () => {
    const asked = choose(table, lifting("0,0"), "1,1").gesture;
    expect(questionOf(asked.asked)).toBe("group");
    expect(answer(asked, (move) => move.kept === "1,0").play).toBe("0,0>1,1=1,0");
    const again = answer(asked, (move) => move.kept === "3,0").gesture;
    expect(questionOf(again.asked)).toBe("declare");
    expect(answer(again, (move) => move.declares).play).toBe("0,0>1,1=3,0#");
  });

  it("drops where one lets go", () => {
    expect(drop(table, "0,0", "4,0").play).toBe("0,0>4,0");
    expect(drop(table, "0,0", "0,0")).toEqual({ gesture: AT_REST });
    expect(drop(table, "0,0", "1,0").tried).toEqual({ cells: ["0,0"], to: "1,0" });
  });

  it("takes back step by step", () => {
    const asked = choose(table, lifting("0,0"), "1,1").gesture;
    const one = cancel(table, asked);
    expect(one?.gesture).toEqual(lifting("0,0"));
    expect(cancel(table, lifting("0,0"))?.gesture).toEqual(AT_REST);
    expect(cancel(table, AT_REST)).toBeNull();
  });
});

describe("planning ahead", () => {
  const table = situation([], { premoves: true, turn: "red" });

  it("plans a tile from the hand, or one that is moved", () => {
    expect(choose(table, AT_REST, "0,1").premove).toEqual({ cells: [], to: "0,1" });
    expect(choose(table, AT_REST, "2,0").gesture.lifted).toBe("2,0");
    expect(choose(table, lifting("2,0"), "0,1").premove).toEqual({ cells: ["2,0"], to: "0,1" });
    expect(drop(table, "2,0", "0,1").premove).toEqual({ cells: ["2,0"], to: "0,1" });
  });

  it("is cleared by another click and by Escape", () => {
    const planned = { ...table, premove: { cells: [], to: "0,1" } };
    expect(choose(planned, AT_REST, "5,0").premove).toBeNull();
    expect(cancel(planned, AT_REST)?.premove).toBeNull();
  });

  it("is idle while one only looks", () => {
    expect(choose(situation([]), AT_REST, "0,1")).toEqual({ gesture: AT_REST, isIdle: true });
  });
});
