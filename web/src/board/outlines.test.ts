import { describe, expect, it } from "vitest";
import { chained, drawn, EXAMPLES, gridCell, KINDS } from "./outlines";

describe("outlines", () => {
  it("lay the cells of Abalone on the grid of Six", () => {
    expect(["e5", "a1", "i9", "e6"].map((cell) => gridCell("abalone", cell))).toEqual([
      "0,0",
      "-4,4",
      "4,-4",
      "1,0",
    ]);
    expect(gridCell("six", "3,-1")).toBe("3,-1");
  });

  it("run through a bow by its middle", () => {
    expect(chained(["0,0", "2,-1", "1,0"])).toEqual(["0,0", "1,0", "2,-1"]);
  });

  it("know every kind, with an example", () => {
    for (const kind of [...KINDS.abalone, ...KINDS.six]) {
      const example = EXAMPLES[kind];
      expect(example, kind).toBeDefined();
      const shapes = drawn("six", { kind, cells: [], ...example });
      expect(shapes.length, kind).toBeGreaterThan(0);
      for (const { d } of shapes) expect(d, kind).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it("point a sumito from the many to the few", () => {
    const [shaft] = drawn("abalone", { kind: "sumito", cells: ["e4", "e5"], against: ["e6"] });
    expect(shaft?.d).toBe("M-100 0L116 0");
    const [turned] = drawn("abalone", { kind: "sumito", cells: ["e4", "e5"], against: ["e6"] }, true);
    expect(turned?.d).toBe("M100 0L-116 0");
  });

  it("cross the line of a pac where the colours meet", () => {
    const [, bar] = drawn("abalone", { kind: "pac", cells: ["e5"], against: ["e6"] });
    expect(bar?.d).toMatch(/^M50 -26L50 26$/);
  });
});
