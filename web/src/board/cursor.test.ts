import { afterEach, describe, expect, it, vi } from "vitest";
import { Cursor } from "./cursor.svelte";

// Three cells in a row, as buttons beside each other.
const SPOTS = ["a", "b", "c"].map((cell, x) => ({ cell, x, y: 0 }));

function build() {
  const act = vi.fn<(cell: string) => void>();
  const cursor = new Cursor(() => SPOTS, act);
  const row = document.body.appendChild(document.createElement("div"));
  for (const { cell } of SPOTS) {
    const button = row.appendChild(document.createElement("button"));
    button.dataset.cell = cell;
    button.onkeydown = (event) => cursor.press(event as KeyboardEvent & { currentTarget: Element }, cell);
  }
  const press = (key: string): Event => {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
    (document.activeElement ?? row).dispatchEvent(event);
    return event;
  };
  const focus = (cell: string) => row.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus();
  const focused = () => (document.activeElement as HTMLElement).dataset.cell;
  return { act, cursor, focus, focused, press };
}

afterEach(() => document.body.replaceChildren());

describe("cells that are buttons", () => {
  it("are reached with the arrow keys while a cell is outlined", () => {
    const { cursor, focus, focused, press } = build();
    focus("b");
    cursor.outline.isShown = true;
    expect(press("ArrowRight").defaultPrevented).toBe(true);
    expect(focused()).toBe("c");
    expect(cursor.cell).toBe("c");
    // At the end of the row, the key does not scroll the page.
    expect(press("ArrowRight").defaultPrevented).toBe(true);
    expect(focused()).toBe("c");
  });

  it("leave the arrow keys to the page after a click", () => {
    const { act, cursor, focus, focused, press } = build();
    focus("b");
    cursor.outline.isShown = true;
    cursor.touch("b");
    expect(act).toHaveBeenCalledExactlyOnceWith("b");
    expect(press("ArrowRight").defaultPrevented).toBe(false);
    expect(focused()).toBe("b");
    // Enter acts on the cell and shows where the keyboard is.
    press("Enter");
    expect(act).toHaveBeenCalledTimes(2);
    press("ArrowRight");
    expect(focused()).toBe("c");
  });
});
