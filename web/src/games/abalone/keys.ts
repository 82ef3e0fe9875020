// The board under the keyboard.
import { isDisabled } from "../../app/shortcuts.svelte";
import { directionOfKey } from "../../board/directions";
import { centre, opposite, step, type Direction } from "./geometry";

/** What a key asks for. */
export type Command =
  | { kind: "go" | "move"; direction: Direction }
  | { kind: "row"; up: boolean }
  | { kind: "pick" }
  | { kind: "undo" };

type Stroke = Pick<KeyboardEvent, "code" | "key" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey">;

/** What a stroke means, as seen on the screen. */
export function commandOf(stroke: Stroke, flipped: boolean): Command | null {
  if (stroke.ctrlKey || stroke.metaKey || stroke.altKey || isDisabled(stroke)) return null;
  const seen = directionOfKey(stroke.code);
  if (seen) return { kind: stroke.shiftKey ? "move" : "go", direction: flipped ? opposite(seen) : seen };
  switch (stroke.key) {
    case "ArrowUp":
    case "ArrowDown":
      return { kind: "row", up: (stroke.key === "ArrowUp") !== flipped };
    case " ":
    case "Enter":
      return { kind: "pick" };
    case "Escape":
      return { kind: "undo" };
    default:
      return null;
  }
}

/** One row up or down, as straight as a hexagonal board allows: to the neighbour that is nearest to a column. */
export function upOrDown(cell: string, up: boolean, column: number): string | null {
  const ways: Direction[] = up ? ["NW", "NE"] : ["SE", "SW"];
  const off = (other: string) => Math.abs(centre(other).x - column);
  const found = ways.map((direction) => step(cell, direction)).filter((other) => other !== null);
  return found.sort((a, b) => off(a) - off(b))[0] ?? null;
}
