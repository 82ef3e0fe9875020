import { describe, expect, it } from "vitest";
import { judgedWorth, numberFor, wordsFor, worthOf, type Worth } from "./score";

const worth = (win: number, draw: number, more: Partial<Worth> = {}): Worth => ({
  points: 0,
  winIn: null,
  win,
  draw,
  loss: 1 - win - draw,
  ...more,
});

describe("the worth of a position", () => {
  it("is turned to Black's side", () => {
    const black = worthOf({ points: 120 }, "black", "abalone");
    expect(black.win).toBeGreaterThan(black.loss);
    expect(worthOf({ points: 120 }, "white", "abalone")).toEqual({
      ...black,
      points: -120,
      win: black.loss,
      loss: black.win,
    });
    expect(worthOf({ points: 29_995 }, "red", "six")).toEqual({
      points: -29_995,
      winIn: -5,
      win: 0,
      draw: 0,
      loss: 1,
    });
    expect(judgedWorth({ ply: 3, points: 40, expected: 0.6, depth: 5, best: [] })).toMatchObject({
      winIn: null,
      win: 0.6,
    });
  });

  it("is a short number", () => {
    expect(numberFor(worth(0, 1, { points: 123 }))).toBe("+1.2");
    expect(numberFor(worth(0, 1, { points: -4 }))).toBe("0.0");
    expect(numberFor(worth(0, 1, { points: -250 }))).toBe("−2.5");
    expect(numberFor(worth(1, 0, { points: 29_993, winIn: 7 }))).toBe("#4");
    expect(numberFor(worth(0, 0, { points: -29_996, winIn: -4 }))).toBe("−#2");
  });

  it("is said in words", () => {
    expect(wordsFor(worth(0.3, 0.4), "white")).toBe("Even");
    expect(wordsFor(worth(0.5, 0.2), "white")).toBe("Black is slightly better");
    expect(wordsFor(worth(0.1, 0.3), "red")).toBe("Red is better");
    expect(wordsFor(worth(0.95, 0.05), "white")).toBe("Black is winning");
    expect(wordsFor(worth(0, 0, { points: -29_993, winIn: -7 }), "white")).toBe("White wins in 4 moves");
    expect(wordsFor(worth(1, 0, { points: 29_999, winIn: 1 }), "white")).toBe("Black wins in 1 move");
  });
});
