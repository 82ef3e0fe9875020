import { describe, expect, it } from "vitest";
import { centre } from "./geometry";
import { commandOf, upOrDown } from "./keys";

const stroke = (code: string, more: object = {}) => ({
  code,
  key: code,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

describe("keys", () => {
  it("go in six directions", () => {
    expect(commandOf(stroke("KeyW"), false)).toEqual({ kind: "go", direction: "NW" });
    expect(commandOf(stroke("KeyX"), false)).toEqual({ kind: "go", direction: "SE" });
    expect(commandOf(stroke("ArrowRight"), false)).toEqual({ kind: "go", direction: "E" });
  });

  it("move with Shift, and turn with the board", () => {
    expect(commandOf(stroke("KeyE", { shiftKey: true }), false)).toEqual({ kind: "move", direction: "NE" });
    expect(commandOf(stroke("KeyE"), true)).toEqual({ kind: "go", direction: "SW" });
    expect(commandOf(stroke("ArrowUp"), true)).toEqual({ kind: "row", up: false });
  });

  it("pick, undo, and leave the browser's own alone", () => {
    expect(commandOf(stroke("Space", { key: " " }), false)).toEqual({ kind: "pick" });
    expect(commandOf(stroke("Escape"), false)).toEqual({ kind: "undo" });
    expect(commandOf(stroke("KeyW", { ctrlKey: true }), false)).toBeNull();
    expect(commandOf(stroke("KeyK"), false)).toBeNull();
  });

  it("go up and down as straight as can be", () => {
    const { x } = centre("e5");
    const first = upOrDown("e5", true, x) ?? "";
    expect(upOrDown(first, true, x)).toBe("g6");
    expect(upOrDown("i7", true, x)).toBeNull();
    expect(upOrDown("e9", true, centre("e9").x)).toBe("f9");
  });
});
