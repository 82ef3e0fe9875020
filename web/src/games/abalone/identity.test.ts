import { describe, expect, it } from "vitest";
import { after } from "../../board/pieces";
import { cleared, follow, type Track } from "./identity";
import { EDGE, EDGE_MOVES, pieces } from "./samples";

const start = follow(null, { pieces: EDGE, ply: 10 });
const at = (track: Track, cell: string) =>
  track.marbles.find((marble) => marble.cell === cell && !marble.falls)?.id;
const last = EDGE_MOVES.f6f7 ?? {};
const pushed = after(EDGE, last, "black");

describe("marbles from one position to the next", () => {
  it("begin with a number each", () => {
    expect(start.marbles).toHaveLength(Object.keys(EDGE).length);
    expect(new Set(start.marbles.map((marble) => marble.id)).size).toBe(start.marbles.length);
  });

  it("stay themselves when they move", () => {
    const next = follow(start, { pieces: pushed, ply: 11, last });
    expect(at(next, "f7")).toBe(at(start, "f6"));
    expect(at(next, "f9")).toBe(at(start, "f8"));
    expect(at(next, "e5")).toBe(at(start, "e5"));
  });

  it("fall the way they were pushed, and are then taken away", () => {
    const next = follow(start, { pieces: pushed, ply: 11, last });
    const fallen = next.marbles.find((marble) => marble.falls);
    expect(fallen).toMatchObject({ id: at(start, "f9"), side: "white", falls: "E" });
    expect(follow(next, { pieces: { ...pushed }, ply: 11, last }).marbles).toContainEqual(fallen);
    expect(cleared(next).marbles).toHaveLength(Object.keys(pushed).length);
  });

  it("go back where they came from, and what fell returns", () => {
    const next = follow(start, { pieces: pushed, ply: 11, last });
    const back = follow(cleared(next), { pieces: EDGE, ply: 10 });
    for (const cell of ["f6", "f7", "f8", "c3"]) expect(at(back, cell)).toBe(at(start, cell));
    expect(at(back, "f9")).toBeDefined();
    expect(back.marbles).toHaveLength(start.marbles.length);
  });

  it("keep what stays when the positions lie far apart", () => {
    const far = follow(start, { pieces: pieces("f6 a1", "e5"), ply: 30, last });
    expect(at(far, "f6")).toBe(at(start, "f6"));
    expect(at(far, "e5")).toBe(at(start, "e5"));
    expect(far.marbles).toHaveLength(3);
    expect(start.marbles.map((marble) => marble.id)).not.toContain(at(far, "a1"));
  });

  it("do not believe an effect that does not lead here", () => {
    const other = follow(start, { pieces: pieces("f6", "e5"), ply: 11, last });
    expect(other.marbles.map((marble) => marble.cell).sort()).toEqual(["e5", "f6"]);
  });
});
