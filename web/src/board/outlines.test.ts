import { describe, expect, it } from "vitest";
import { GAMES } from "../games";
import { GAME_NAMES } from "../games/descriptors";
import { gridCell } from "../games/abalone/geometry";
import { chained, drawn, EXAMPLES } from "./outlines";

const SUMITO = { kind: "sumito", cells: ["e4", "e5"], against: ["e6"] };

describe("outlines", () => {
  it("place the cells of Abalone on the grid", () => {
    expect(["e5", "a1", "i9", "e6"].map((cell) => gridCell(cell))).toEqual(["0,0", "-4,4", "4,-4", "1,0"]);
  });

  it("run through a bow by its middle", () => {
    expect(chained(["0,0", "2,-1", "1,0"])).toEqual(["0,0", "1,0", "2,-1"]);
  });

  it("know every kind, with an example", () => {
    for (const kind of GAME_NAMES.flatMap((game) => GAMES[game].descriptor.formations)) {
      const example = EXAMPLES[kind];
      expect(example, kind).toBeDefined();
      const shapes = drawn({ kind, cells: [], ...example });
      expect(shapes.length, kind).toBeGreaterThan(0);
      for (const { d } of shapes) expect(d, kind).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it("point a sumito from the many to the few", () => {
    const [shaft] = drawn(SUMITO, false, gridCell);
    expect(shaft?.d).toBe("M-100 0L116 0");
    const [turned] = drawn(SUMITO, true, gridCell);
    expect(turned?.d).toBe("M100 0L-116 0");
  });

  it("cross the line of a pac where the colours meet", () => {
    const [, bar] = drawn({ kind: "pac", cells: ["e5"], against: ["e6"] }, false, gridCell);
    expect(bar?.d).toMatch(/^M50 -26L50 26$/);
  });
});
