import { describe as group, expect, it } from "vitest";
import { EDGE_MOVES, EDGE_OPTIONS } from "./samples";
import { describe, describeCell, describeSelection } from "./words";

const said = (move: string) => describe({ move, side: "black", ...EDGE_MOVES[move] });

group("a move in words", () => {
  it("of one marble", () => {
    expect(said("c3d3")).toBe("Black moves c3 north-west, to d3.");
  });

  it("along the line", () => {
    expect(said("c3c4")).toBe("Black moves three marbles from c3, c4, c5 east, to c4, c5, c6.");
  });

  it("broadside", () => {
    expect(said("c3c4d4")).toBe("Black moves two marbles broadside from c3, c4 north-east, to d4, d5.");
  });

  it("that pushes", () => {
    const frame = {
      move: "c7c6",
      side: "white",
      moved: [
        ["c7", "c6"],
        ["c6", "c5"],
        ["c5", "c4"],
      ],
      pushed: [
        ["c4", "c3"],
        ["c3", "c2"],
      ],
    } satisfies Parameters<typeof describe>[0];
    expect(describe(frame)).toBe("White pushes two black marbles west, c7 to c6.");
    expect(describe({ ...frame, pushed: [["c4", "c3"]], removed: ["c3"] })).toBe(
      "White pushes two black marbles west, c7 to c6, and one of them off the board, from c3.",
    );
  });

  it("that pushes off", () => {
    expect(said("f6f7")).toBe("Black pushes one white marble east, f6 to f7, off the board from f9.");
  });

  it("that nobody knows is its text", () => {
    expect(describe({ move: "a1b2", side: "black" })).toBe("a1b2");
  });
});

group("a cell in words", () => {
  it("says what stands there", () => {
    expect(describeCell({ cell: "e5" })).toBe("e5, empty");
    expect(describeCell({ cell: "e5", side: "black", isChosen: true })).toBe("e5, black marble, selected");
    expect(describeCell({ cell: "e5", side: "white", isFresh: true })).toBe("e5, white marble, moved last");
  });

  it("says what would happen", () => {
    const [eject, broadside] = EDGE_OPTIONS;
    expect(describeCell({ cell: "f9", side: "white", option: eject })).toBe(
      "f9, white marble, pushes one off the board, east",
    );
    expect(describeCell({ cell: "d4", option: broadside })).toBe("d4, empty, 3 marbles move north-west");
  });

  it("and where the chosen marbles can go", () => {
    expect(describeSelection([], [])).toBe("Nothing selected.");
    expect(describeSelection(["c3"], [])).toBe("c3 selected. No move from here.");
    expect(describeSelection(["c3", "c4"], EDGE_OPTIONS.slice(4, 6))).toBe(
      "c3, c4 selected. Can go north-west, north-east.",
    );
  });
});
