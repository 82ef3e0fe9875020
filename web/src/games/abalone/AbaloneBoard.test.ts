import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import AbaloneBoard from "./AbaloneBoard.svelte";
import { EDGE, EDGE_MOVES } from "./samples";
import PushedOff from "./PushedOff.svelte";

afterEach(cleanup);

function show(more: object = {}) {
  const heard = { onmove: vi.fn(), ontry: vi.fn(), onidle: vi.fn(), onpremove: vi.fn() };
  const view = render(AbaloneBoard, {
    pieces: EDGE,
    ply: 10,
    moves: Object.keys(EDGE_MOVES),
    effects: Object.values(EDGE_MOVES),
    turn: "black",
    mine: ["black"],
    label: "The board",
    ...heard,
    ...more,
  });
  const cell = (name: string) => {
    const found = view.container.querySelector(`[data-cell="${name}"]`);
    if (!found) throw new Error(name);
    return found;
  };
  const targets = () =>
    [...view.container.querySelectorAll<SVGElement>("[data-target]")].map((target) => target.dataset.target);
  return { ...view, ...heard, cell, targets };
}

describe("the Abalone board", () => {
  it("is a grid of cells that say what stands on them", () => {
    const { cell } = show();
    expect(screen.getByRole("grid", { name: "The board" })).toBeTruthy();
    expect(screen.getAllByRole("gridcell")).toHaveLength(61);
    expect(cell("f9").getAttribute("aria-label")).toBe("f9, white marble");
  });

  it("shows targets for chosen marbles and plays the one that is clicked", async () => {
    const { cell, targets, onmove } = show();
    await fireEvent.click(cell("c3"));
    await fireEvent.click(cell("c5"));
    expect(cell("c4").getAttribute("aria-selected")).toBe("true");
    expect(targets()).toEqual(["NW", "NE", "E"]);
    await fireEvent.click(cell("d6"));
    expect(onmove).toHaveBeenCalledExactlyOnceWith("c3c5d4");
    expect(targets()).toEqual([]);
  });

  it("does what was tapped before the legal moves were there", async () => {
    const { cell, targets, onidle, onmove, rerender } = show({ moves: [], effects: [], loading: true });
    for (const name of ["c3", "c3", "c5", "d6"]) await fireEvent.click(cell(name));
    expect(onidle).toHaveBeenCalledTimes(4);
    expect(targets()).toEqual([]);
    const known = { moves: Object.keys(EDGE_MOVES), effects: Object.values(EDGE_MOVES), loading: false };
    await rerender(known);
    expect(onmove).toHaveBeenCalledExactlyOnceWith("c3c5d4");
  });

  it("asks why when something can not be played", async () => {
    const { cell, onmove, ontry } = show();
    await fireEvent.click(cell("f8"));
    await fireEvent.click(cell("f9"));
    expect(onmove).not.toHaveBeenCalled();
    expect(ontry).toHaveBeenCalledExactlyOnceWith({ cells: ["f8"], to: "E" });
  });

  it("is played with the keyboard alone, and previews what would leave", async () => {
    const { cell, container, onmove } = show();
    for (const name of ["f6", "f8"]) {
      (cell(name) as SVGElement).focus();
      await fireEvent.keyDown(cell(name), { key: " ", code: "Space" });
    }
    await fireEvent.keyDown(cell("f8"), { key: "d", code: "KeyD" });
    expect(document.activeElement).toBe(cell("f9"));
    expect(cell("f9").getAttribute("aria-label")).toContain("pushes one off the board, east");
    expect(container.querySelector('[data-leaves="f9"]')).toBeTruthy();
    await fireEvent.keyDown(cell("f9"), { key: "D", code: "KeyD", shiftKey: true });
    expect(onmove).toHaveBeenCalledExactlyOnceWith("f6f7");
  });

  it("lets everything go with Escape", async () => {
    const { cell, targets } = show();
    await fireEvent.click(cell("c3"));
    await fireEvent.keyDown(cell("c3"), { key: "Escape", code: "Escape" });
    expect(targets()).toEqual([]);
  });

  it("takes a premove in any direction while the other side thinks, and takes it back", async () => {
    const { cell, onpremove, rerender } = show({ mine: ["white"], premoves: true });
    await fireEvent.click(cell("e5"));
    await fireEvent.click(cell("d5"));
    expect(onpremove).toHaveBeenCalledExactlyOnceWith({ cells: ["e5"], to: "SE" });
    await rerender({ premove: { cells: ["e5"], to: "SE" } });
    await fireEvent.contextMenu(cell("e5"));
    expect(onpremove).toHaveBeenLastCalledWith(null);
  });

  it("only shows while one looks", async () => {
    const { cell, targets } = show({ mine: [] });
    await fireEvent.click(cell("c3"));
    expect(targets()).toEqual([]);
    expect(cell("c3").getAttribute("aria-selected")).toBeNull();
  });
});

describe("a click beside all cells", () => {
  it("is answered on the board, and means nothing outside of it", async () => {
    const { container, ontry } = show();
    const [plate, svg] = [container.querySelector("polygon.top"), container.querySelector("svg")];
    if (!plate || !svg) throw new Error("no board");
    await fireEvent.click(svg);
    expect(ontry).not.toHaveBeenCalled();
    await fireEvent.click(plate);
    expect(ontry).toHaveBeenCalledExactlyOnceWith({ cells: [], to: "NE" });
  });

  it("clears a selection", async () => {
    const { cell, container, targets, ontry } = show();
    await fireEvent.click(cell("c3"));
    const plate = container.querySelector("polygon.top");
    if (!plate) throw new Error("no board");
    await fireEvent.click(plate);
    expect(targets()).toEqual([]);
    expect(ontry).not.toHaveBeenCalled();
  });

  it("asks the page why nothing can be done", async () => {
    const { container, onidle } = show({ moves: [] });
    const plate = container.querySelector("polygon.top");
    if (!plate) throw new Error("no board");
    await fireEvent.click(plate);
    expect(onidle).toHaveBeenCalledOnce();
  });
});

describe("the arrow keys", () => {
  const heard = vi.fn();
  beforeEach(() => window.addEventListener("keydown", heard));
  afterEach(() => {
    window.removeEventListener("keydown", heard);
    heard.mockReset();
  });

  it("go from cell to cell while a cell is outlined, and are not heard by the page", async () => {
    const { cell } = show();
    (cell("e5") as SVGElement).focus();
    await fireEvent.keyDown(cell("e5"), { key: "d", code: "KeyD" });
    await fireEvent.keyDown(cell("e6"), { key: "ArrowLeft", code: "ArrowLeft" });
    expect(document.activeElement).toBe(cell("e5"));
    await fireEvent.keyDown(cell("e5"), { key: "ArrowUp", code: "ArrowUp" });
    expect(document.activeElement).not.toBe(cell("e5"));
    expect(heard).not.toHaveBeenCalled();
  });

  it("are left to the page after a click", async () => {
    const { cell } = show();
    (cell("e5") as SVGElement).focus();
    await fireEvent.keyDown(cell("e5"), { key: "d", code: "KeyD" });
    await fireEvent.pointerDown(cell("e6"));
    await fireEvent.click(cell("e6"));
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"])
      await fireEvent.keyDown(cell("e6"), { key, code: key });
    expect(document.activeElement).toBe(cell("e6"));
    expect(heard).toHaveBeenCalledTimes(4);
    expect(heard.mock.calls.every(([event]) => !(event as Event).defaultPrevented)).toBe(true);
  });

  it("move the chosen marbles with Shift in any case", async () => {
    const { cell, onmove } = show();
    await fireEvent.click(cell("f6"));
    await fireEvent.click(cell("f8"));
    (cell("f8") as SVGElement).focus();
    await fireEvent.pointerDown(cell("f8"));
    await fireEvent.keyDown(cell("f8"), { key: "ArrowRight", code: "ArrowRight", shiftKey: true });
    expect(onmove).toHaveBeenCalledExactlyOnceWith("f6f7");
    expect(heard).not.toHaveBeenCalled();
  });
});

describe("the sockets", () => {
  it("say what was pushed off", () => {
    render(PushedOff, { count: 3, side: "black" });
    expect(screen.getByRole("img", { name: "3 of 6 white marbles pushed off" })).toBeTruthy();
  });
});
