// Keyboard control: a cursor that moves from cell to cell, jumps to playable cells, and plays.
import { isDisabled } from "../../app/shortcuts.svelte";
import { isArrow } from "../../board/arrow-keys";
import { spot } from "../../board/hex";
import { directionOfKey } from "../../board/directions";
import { beside, next, upOrDown } from "./keys";
import type { Table } from "./table.svelte";
import type { Viewport } from "./viewport.svelte";

export const CLOSER = 1.3;

interface Page {
  isFlipped: () => boolean;
  /** A cell is chosen. */
  choose: (cell: string) => void;
}

export class Keyboard {
  #table: Table;
  #view: Viewport;
  #page: Page;
  #cell = $state<string>();
  /** Up and down keep to it, as straight as hexagons allow. */
  #column = 0;

  constructor(table: Table, view: Viewport, page: Page) {
    this.#table = table;
    this.#view = view;
    this.#page = page;
  }

  /** Where the cursor is. It begins at the last move and never leaves the field. */
  get cell(): string {
    const { field, cellStates, taken } = this.#table;
    if (this.#cell !== undefined && field.includes(this.#cell)) return this.#cell;
    return [...cellStates.last].find((cell) => field.includes(cell)) ?? taken[0] ?? field[0] ?? "0,0";
  }

  /** The mouse was here: the keyboard goes on from there, unseen. */
  set(cell: string): void {
    this.#table.cursor = null;
    this.#cell = cell;
    this.#column = spot(cell, this.#page.isFlipped()).x;
  }

  /** Show the cursor in this cell. */
  visit(cell: string): void {
    this.#column = spot(cell, this.#page.isFlipped()).x;
    this.#show(cell);
  }

  press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || isDisabled(event)) return;
    // Without a cursor on the table, the arrow keys are left to the page (see board/focus-outline.svelte.ts).
    if (isArrow(event.key) && this.#table.cursor === null) return;
    const deed = this.#deeds[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!(deed ? deed() : this.#walk(event.code))) return;
    event.preventDefault();
    event.stopPropagation();
  }

  #deeds: Record<string, () => boolean> = {
    "+": () => this.#zoom(CLOSER),
    "=": () => this.#zoom(CLOSER),
    "-": () => this.#zoom(1 / CLOSER),
    "0": () => this.#fit(),
    n: () => this.#leap(1),
    p: () => this.#leap(-1),
    Enter: () => this.#choose(),
    " ": () => this.#choose(),
    Escape: () => this.#cancel(),
  };

  #show(cell: string): void {
    this.#cell = cell;
    this.#table.cursor = cell;
    this.#table.hovered = null;
    this.#view.reveal(cell, this.#page.isFlipped());
  }

  #walk(code: string): boolean {
    const field = new Set(this.#table.field);
    const flipped = this.#page.isFlipped();
    if (code === "ArrowUp" || code === "ArrowDown") {
      this.#show(upOrDown(field, this.cell, code === "ArrowUp", this.#column, flipped));
      return true;
    }
    const direction = directionOfKey(code);
    if (direction) this.visit(next(field, this.cell, direction, flipped));
    return direction !== null;
  }

  /** To the next or the previous cell with which something can be done. */
  #leap(by: 1 | -1): boolean {
    const { field, open, choices, gesture } = this.#table;
    const lifts = gesture.lifted === null ? choices.moving : new Map();
    const cell = beside(
      field.filter((other) => open.has(other) || lifts.has(other)),
      this.cell,
      by,
    );
    if (cell !== undefined) this.visit(cell);
    return true;
  }

  #choose(): boolean {
    this.#show(this.cell);
    this.#page.choose(this.cell);
    return true;
  }

  /** Cancel the last step; the cursor follows a tile that is put back. */
  #cancel(): boolean {
    const { gesture, question } = this.#table;
    if (gesture.lifted !== null && !question) this.visit(gesture.lifted);
    return this.#table.cancel();
  }

  #zoom(factor: number): boolean {
    this.#view.zoom(factor);
    return true;
  }

  #fit(): boolean {
    this.#view.fit();
    return true;
  }
}
