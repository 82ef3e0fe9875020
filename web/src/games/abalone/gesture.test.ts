import { describe, expect, it } from "vitest";
import { ahead, centre, type Point } from "./geometry";
import { drag, IDLE, press, release, activeSide, tap, type Gesture, type Play } from "./gesture";
import { EDGE, EDGE_OPTIONS } from "./samples";

const play: Play = { pieces: EDGE, side: "black", options: EDGE_OPTIONS };
const chosen = (...selection: string[]): Gesture => ({ selection, press: null });
const part = (from: string, to: string, share: number): Point => {
  const [a, b] = [centre(from), centre(to)];
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
};

/** Press at a cell, go along points, let go after some milliseconds. */
function stroke(gesture: Gesture, cell: string, points: Point[], time: number) {
  let next = press(gesture, cell, centre(cell), 0, play);
  for (const point of points) next = drag(next, point, play);
  return { held: next, ...release(next, points.at(-1) ?? centre(cell), time, play) };
}

describe("a drag across marbles", () => {
  it("chooses the line, and goes no farther by itself", () => {
    const { gesture, intent } = stroke(IDLE, "c3", [centre("c4"), centre("c5")], 500);
    expect(gesture.selection).toEqual(["c3", "c4", "c5"]);
    expect(intent).toBeUndefined();
  });

  it("that shoots a little beyond the end is still a choice", () => {
    const { intent } = stroke(IDLE, "c3", [centre("c4"), centre("c5"), part("c5", "c6", 0.65)], 500);
    expect(intent).toBeUndefined();
  });

  it("beyond the end moves the line", () => {
    const { intent } = stroke(IDLE, "c3", [centre("c4"), centre("c5"), centre("c6")], 500);
    expect(intent).toEqual({ cells: ["c3", "c4", "c5"], direction: "E" });
  });

  it("to a fourth marble, or to a distant cell, is tried", () => {
    const row: Play = { ...play, pieces: { c3: "black", c4: "black", c5: "black", c6: "black" } };
    let held = press(IDLE, "c3", centre("c3"), 0, row);
    for (const cell of ["c4", "c5", "c6"]) held = drag(held, centre(cell), row);
    const { gesture, tried } = release(held, centre("c6"), 500, row);
    expect(gesture.selection).toEqual(["c3", "c4", "c5"]);
    expect(tried).toEqual({ cells: ["c3", "c4", "c5", "c6"], to: "NE" });
    expect(stroke(IDLE, "c3", [centre("d3"), centre("g5")], 500).tried).toEqual({ move: "c3g5" });
  });

  it("from one marble to a free cell moves it", () => {
    const { intent } = stroke(IDLE, "c3", [part("c3", "d3", 0.5), centre("d3")], 500);
    expect(intent).toEqual({ cells: ["c3"], direction: "NW" });
  });
});

describe("a chosen group in the gesture", () => {
  const group = chosen("c3", "c4", "c5");

  it("follows along the nearest direction, at most one cell", () => {
    const { held } = stroke(group, "c4", [ahead("c4", "NE", 0.5)], 500);
    expect(held.press).toMatchObject({ kind: "group", aim: "NE" });
    expect(held.press?.reach).toBeCloseTo(0.5);
    const far = stroke(group, "c4", [ahead("c4", "NE", 3)], 500).held;
    expect(far.press?.reach).toBe(1);
  });

  it("goes where it is let go", () => {
    const { intent } = stroke(group, "c4", [ahead("c4", "NW", 0.8)], 500);
    expect(intent).toEqual({ cells: ["c3", "c4", "c5"], direction: "NW" });
  });

  it("goes by a flick, not by a slow short pull", () => {
    expect(stroke(group, "c4", [ahead("c4", "NW", 0.3)], 120).intent?.direction).toBe("NW");
    const slow = stroke(group, "c4", [ahead("c4", "NW", 0.3)], 600);
    expect(slow.intent).toBeUndefined();
    expect(slow.gesture.selection).toEqual(["c3", "c4", "c5"]);
  });

  it("does not follow a trembling finger", () => {
    const { held } = stroke(group, "c4", [ahead("c4", "NW", 0.1)], 100);
    expect(held.press?.kind).toBe("tap");
  });
});

describe("a tap", () => {
  it("on one's own marble chooses it", () => {
    expect(tap(IDLE, "c3", undefined, play).gesture.selection).toEqual(["c3"]);
  });

  it("on a target moves", () => {
    const { intent } = tap(chosen("f6", "f7", "f8"), "f9", undefined, play);
    expect(intent).toEqual({ cells: ["f6", "f7", "f8"], direction: "E" });
  });

  it("ahead of a longer line moves all of it", () => {
    const { intent } = tap(chosen("b2"), "d4", undefined, play);
    expect(intent).toEqual({ cells: ["b2", "c3"], direction: "NE" });
  });

  it("beside the group where no move goes is tried all the same", () => {
    const { gesture, intent } = tap(chosen("f7", "f8"), "f9", undefined, play);
    expect(intent).toEqual({ cells: ["f7", "f8"], direction: "E" });
    expect(gesture.selection).toEqual(["f7", "f8"]);
  });

  it("on a distant cell is tried, and the marbles stay chosen", () => {
    const gesture = chosen("c3", "c4");
    expect(tap(gesture, "h5", undefined, play)).toEqual({ gesture, tried: { move: "c3h5" } });
  });

  it("on a fourth marble is tried, and three stay chosen", () => {
    const row: Play = {
      ...play,
      pieces: { c3: "black", c4: "black", c5: "black", c6: "black", e5: "black" },
    };
    const gesture = chosen("c3", "c4", "c5");
    const tried = { cells: ["c3", "c4", "c5", "c6"], to: "NE" };
    expect(tap(gesture, "c6", undefined, row)).toEqual({ gesture, tried });
    expect(tap(gesture, "e5", undefined, row).gesture.selection).toEqual(["e5"]);
  });

  it("asks why nothing moves while nothing of one's own is chosen", () => {
    expect(tap(IDLE, "h5", undefined, play).tried).toEqual({ cells: [], to: "NE" });
    expect(tap(IDLE, "f9", undefined, play).tried).toEqual({ cells: ["f9"], to: "NE" });
  });

  it("is idle while one only looks", () => {
    const looking: Play = { ...play, side: null };
    expect(tap(IDLE, "c3", undefined, looking)).toEqual({ gesture: IDLE, isIdle: true });
    expect(press(IDLE, "c3", centre("c3"), 0, looking).press).toBeNull();
  });
});

describe("the side in the gesture", () => {
  const of = (more: Partial<Parameters<typeof activeSide>[0]>) =>
    activeSide({ turn: "black", mine: ["black"], moves: ["a1b2"], premoves: true, pending: null, ...more });

  it("is the one to move, or one's own for a premove", () => {
    expect(of({})).toBe("black");
    expect(of({ mine: ["white"] })).toBe("white");
    expect(of({ mine: ["black", "white"], turn: "white" })).toBe("white");
  });

  it("is none while one looks, waits, or may not move before", () => {
    expect(of({ moves: [] })).toBeNull();
    expect(of({ pending: "a1b2" })).toBeNull();
    expect(of({ mine: ["white"], premoves: false })).toBeNull();
    expect(of({ mine: [] })).toBeNull();
  });
});
