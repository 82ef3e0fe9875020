// The state of the position editor: closed, waiting for a position to edit, or open.
import { BoardMessage } from "../../board/message.svelte";
import type { PositionSetup } from "../../games/position-setup";
import type { Side } from "../../net/types";
import { t } from "../../texts";
import type { AnalysisState } from "./analysis-state.svelte";
import { put, setupOf } from "./setup";

export class Editor {
  /** The position in the editor; null while it is closed. */
  setup = $state.raw<PositionSetup | null>(null);
  brush = $state<Side | "empty">("black");
  readonly message = new BoardMessage();
  /** The editor was asked for before there was a position to edit: it opens with the first one. */
  #isWanted = $state(false);

  get isOn(): boolean {
    return this.setup !== null || this.#isWanted;
  }

  toggle(): void {
    const isWanted = !this.isOn;
    this.close();
    this.#isWanted = isWanted;
  }

  close(): void {
    this.message.clear();
    this.setup = null;
    this.#isWanted = false;
  }

  /** Open with the current position, if the editor is wanted and the position is loaded. */
  open({ game, position }: AnalysisState): void {
    if (!this.#isWanted || !position) return;
    this.#isWanted = false;
    this.setup = setupOf(game, position.fen, position.seat, position.detail);
  }

  /** Put a piece on a cell or take one away; with `over`, cells that are as wanted are passed over. */
  paint(cell: string, over: boolean): void {
    const { brush, setup } = this;
    if (!setup || (over && setup.pieces[cell] === (brush === "empty" ? undefined : brush))) return;
    if (brush === "empty" && !setup.pieces[cell]) this.message.refuse(t("analysis-idle-empty"));
    else {
      this.message.clear();
      this.setup = put(setup, cell, brush);
    }
  }

  /** A click beside all cells. */
  miss(): void {
    this.message.refuse(t("analysis-idle-beside"));
  }
}
