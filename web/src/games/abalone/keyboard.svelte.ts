// Keyboard control: a cursor that goes from cell to cell.
import { cellOf } from "../../board/cell-of";
import { FocusOutline } from "../../board/focus-outline.svelte";
import { centre, step } from "./geometry";
import { commandOf, upOrDown, type Command } from "./keys";

export class Keyboard {
  readonly outline = new FocusOutline();
  /** Where the cursor is: the cell that the tab key reaches. */
  cell = $state("e5");
  /** The x that going up and down tries to keep. */
  #column = 0;

  /** A cell got the focus. */
  focused(event: FocusEvent): void {
    this.outline.focused(event);
    const cell = cellOf(event.target);
    if (!cell || cell === this.cell) return;
    this.cell = cell;
    this.#column = centre(cell).x;
  }

  /** What a key asks the board to do; null if the key is left to the page. */
  read(event: KeyboardEvent, flipped: boolean): Command | null {
    if (!cellOf(event.target) || this.outline.leaves(event)) return null;
    return commandOf(event, flipped);
  }

  /** The cell that a command leads to, which becomes the cursor; null at the edge. */
  go(command: Command): string | null {
    const { cell } = this;
    if (command.kind === "row") return this.#show(upOrDown(cell, command.up, this.#column));
    if (command.kind !== "go") return null;
    const next = step(cell, command.direction);
    if (next) this.#column = centre(next).x;
    return this.#show(next);
  }

  #show(cell: string | null): string | null {
    this.outline.isShown = true;
    if (cell) this.cell = cell;
    return cell;
  }
}
