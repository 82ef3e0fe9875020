// Roving focus on cells that are buttons: the tab key reaches one of them, the arrow keys the others.
import { nearest, type Spot } from "./arrow-keys";

export class Cursor {
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
    this.#wanted = cell;
    this.#act(cell);
  }

  /** A key was pressed on a cell. The cells are siblings in the document, each with a `data-cell`. */
  press(event: KeyboardEvent & { currentTarget: Element }, cell: string): void {
    if (event.key === "Enter" || event.key === " ") this.#act(cell);
    else {
      const next = nearest(this.#spots(), cell, event.key);
      if (next === null) return;
      this.#wanted = next;
      event.currentTarget.parentElement?.querySelector<SVGElement>(`[data-cell="${next}"]`)?.focus();
    }
    event.preventDefault();
  }
}
