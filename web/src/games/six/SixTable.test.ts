import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import type { Pieces } from "../../net/types";
import type { BoardProps } from "../../board/types";
import SixTable from "./SixTable.svelte";

const TIE: Pieces = { "0,0": "black", "1,0": "red", "2,0": "black", "-1,0": "red", "-2,0": "black" };
const LEAVING = { "0,0=-2,0": ["1,0", "2,0"], "0,0=1,0": ["-1,0", "-2,0"] };

function show(props: Partial<BoardProps>) {
  const heard = { onmove: vi.fn(), ontry: vi.fn(), onidle: vi.fn(), onpremove: vi.fn() };
  const given = {
    pieces: TIE,
    ply: 8,
    turn: "black",
    mine: ["black"],
    label: "Six",
    ...heard,
    ...props,
  } as const;
  return { ...heard, ...render(SixTable, { props: { ...given, mine: ["black"] } }) };
}

function cell(name: string): Element {
  const found = document.querySelector(`[data-cell="${name}"]`);
  if (!found) throw new Error(`no cell ${name}`);
  return found;
}
const table = () => screen.getByRole("application");

describe("placing", () => {
  it("plays the open cell that is clicked", async () => {
    const { onmove, ontry } = show({ moves: ["3,0", "0,1"] });
    expect(cell("3,0").getAttribute("aria-label")).toBe("K13: empty, open");
    await fireEvent.click(cell("3,0"));
    expect(onmove).toHaveBeenCalledWith("3,0");
    await fireEvent.click(cell("1,1"));
    expect(ontry).toHaveBeenCalledWith({ cells: [], to: "1,1" });
  });

  it("begins with what was tapped before the legal moves were there", async () => {
    const { onidle, onmove, rerender } = show({ moves: [], loading: true });
    await fireEvent.click(cell("3,0"));
    expect(onidle).toHaveBeenCalledOnce();
    await rerender({ moves: ["3,0", "3,0#"], loading: false });
    expect(onmove).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole("button", { name: "Place and declare" }));
    expect(onmove).toHaveBeenCalledWith("3,0#");
  });

  it("offers to declare", async () => {
    const { onmove } = show({ moves: ["3,0", "3,0#"] });
    await fireEvent.click(cell("3,0"));
    await fireEvent.click(screen.getByRole("button", { name: "Place and declare" }));
    expect(onmove).toHaveBeenCalledWith("3,0#");
  });
});

describe("a move that is confirmed or sent", () => {
  it("lets no other one be made, and asks the page to say why", async () => {
    const { onmove, ontry, onidle } = show({ moves: ["3,0", "0,1"], pending: "3,0" });
    for (const name of ["0,1", "1,0", "3,0"]) await fireEvent.click(cell(name));
    expect(onmove).not.toHaveBeenCalled();
    expect(ontry).not.toHaveBeenCalled();
    expect(onidle).toHaveBeenCalledTimes(3);
  });
});

describe("moving", () => {
  const moves = ["0,0>3,0=1,0", "0,0>0,1=1,0", "0,0>0,1=-2,0"];

  it("asks which group stays, by buttons", async () => {
    const { onmove } = show({ moves, leaving: LEAVING });
    await fireEvent.click(cell("0,0"));
    expect(cell("0,0").getAttribute("aria-label")).toContain("lifted");
    await fireEvent.click(cell("0,1"));
    const keep = screen.getByRole("button", { name: "Keep the 2 tiles on the left" });
    expect(document.activeElement).toBe(keep);
    expect(cell("2,0").getAttribute("aria-label")).toContain("would leave");
    await fireEvent.click(keep);
    expect(onmove).toHaveBeenCalledWith("0,0>0,1=-2,0");
  });

  it("takes a click on the group for an answer", async () => {
    const { onmove } = show({ moves, leaving: LEAVING });
    await fireEvent.click(cell("0,0"));
    await fireEvent.click(cell("0,1"));
    await fireEvent.click(cell("2,0"));
    expect(onmove).toHaveBeenCalledWith("0,0>0,1=1,0");
  });

  it("asks nothing where the target decides", async () => {
    const { onmove } = show({ moves, leaving: LEAVING });
    await fireEvent.click(cell("0,0"));
    await fireEvent.click(cell("3,0"));
    expect(onmove).toHaveBeenCalledWith("0,0>3,0=1,0");
  });

  it("says which tiles may not move, and asks why", async () => {
    const { ontry } = show({ moves });
    expect(cell("2,0").getAttribute("aria-label")).toBe("K12: black tile, may not move");
    await fireEvent.click(cell("2,0"));
    expect(ontry).toHaveBeenCalledWith({ cells: ["2,0"], to: "3,0" });
  });
});

describe("the keyboard", () => {
  it("leaps, lifts, puts back and plays", async () => {
    const { onmove } = show({ moves: ["0,0>3,0"] });
    const here = () => document.getElementById(table().getAttribute("aria-activedescendant") ?? "");
    await fireEvent.keyDown(table(), { key: "n" });
    expect(here()?.dataset.cell).toBe("0,0");
    await fireEvent.keyDown(table(), { key: "Enter" });
    await fireEvent.keyDown(table(), { key: "n" });
    expect(here()?.dataset.cell).toBe("3,0");
    await fireEvent.keyDown(table(), { key: "Escape" });
    expect(here()?.dataset.cell).toBe("0,0");
    await fireEvent.keyDown(table(), { key: "Enter" });
    await fireEvent.keyDown(table(), { key: "n" });
    await fireEvent.keyDown(table(), { key: " " });
    expect(onmove).toHaveBeenCalledWith("0,0>3,0");
  });
});

describe("the arrow keys", () => {
  const here = () => table().getAttribute("aria-activedescendant")?.split("-").slice(1).join("-");
  const press = (key: string) => fireEvent.keyDown(table(), { key, code: key });

  it("go from cell to cell while a cell is outlined, and are not heard by the page", async () => {
    show({ moves: ["3,0"] });
    const heard = vi.fn();
    window.addEventListener("keydown", heard);
    await fireEvent.keyDown(table(), { key: "d", code: "KeyD" });
    const before = here();
    await press("ArrowLeft");
    expect(here()).not.toBe(before);
    await press("ArrowRight");
    expect(here()).toBe(before);
    expect(heard).not.toHaveBeenCalled();
    window.removeEventListener("keydown", heard);
  });

  it("are left to the page after a click", async () => {
    show({ moves: ["3,0"] });
    const heard = vi.fn();
    window.addEventListener("keydown", heard);
    await fireEvent.keyDown(table(), { key: "d", code: "KeyD" });
    await fireEvent.click(cell("1,0"));
    const before = here();
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) await press(key);
    expect(here()).toBe(before);
    expect(heard).toHaveBeenCalledTimes(4);
    expect(heard.mock.calls.every(([event]) => !(event as Event).defaultPrevented)).toBe(true);
    window.removeEventListener("keydown", heard);
  });
});

describe("looking on", () => {
  it("offers nothing, and asks the page to say why", async () => {
    const { onmove, ontry, onidle } = show({ moves: [], winning: ["0,0"] });
    expect(cell("0,0").getAttribute("role")).toBe("img");
    expect(cell("0,0").getAttribute("aria-label")).toBe("K10: black tile, in the winning shape");
    await fireEvent.click(cell("3,0"));
    expect(onmove).not.toHaveBeenCalled();
    expect(ontry).not.toHaveBeenCalled();
    expect(onidle).toHaveBeenCalledOnce();
  });
});
