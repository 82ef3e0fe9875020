// Roving focus on cells that are buttons: the tab key reaches one of them, the arrow keys the others.
import { isArrow, nearest, type Spot } from "./arrow-keys";
import { FocusOutline } from "./focus-outline.svelte";

export class Cursor {
  readonly outline = new FocusOutline();
  #wanted = $state("");
  readonly #spots: () => readonly Spot[];
  readonly #act: (cell: string) => void;

  constructor(spots: () => readonly Spot[], act: (cell: string) => void) {
    this.#spots = spots;
    this.#act = act;
  }

  /** The cell that the tab key reaches. */
  get cell(): string {
    const spots = this.#spots();
    return spots.some(({ cell }) => cell === this.#wanted) ? this.#wanted : (spots[0]?.cell ?? "");
  }

  /** A cell was clicked. */
  touch(cell: string): void {
    this.outline.isShown = false;
    this.#wanted = cell;
    this.#act(cell);
  }

  /** A key was pressed on a cell. The cells are siblings in the document, each with a `data-cell`. */
  press(event: KeyboardEvent & { currentTarget: Element }, cell: string): void {
    const acts = event.key === "Enter" || event.key === " ";
    if (!acts && (!isArrow(event.key) || this.outline.leaves(event))) return;
    // An arrow key that leads nowhere does not scroll the page either.
    event.preventDefault();
    this.outline.isShown = true;
    if (acts) this.#act(cell);
    else this.#go(nearest(this.#spots(), cell, event.key), event.currentTarget.parentElement);
  }

  #go(cell: string | null, cells: Element | null): void {
    if (cell === null) return;
    this.#wanted = cell;
    cells?.querySelector<SVGElement>(`[data-cell="${cell}"]`)?.focus();
  }
}
