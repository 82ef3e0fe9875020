// The conditional moves of the user in a correspondence game. What the page needs to prepare them is loaded with the first use.
import { untrack } from "svelte";
import { notices } from "../../../app/announce.svelte";
import { isCorrespondence } from "../../../live/deadline";
import type { LiveGame } from "../../../live/game.svelte";
import { errorText, get, put } from "../../../net/http";
import type { PreparedMovesView } from "../../../net/types";
import { t } from "../../../texts";
import { setZone } from "../../account/zone";
import type { AnalysisState } from "../../analysis/analysis-state.svelte";
import type { Line } from "./lines";
import type { Tools } from "./tools";

export class ConditionalMoves {
  lines = $state.raw<readonly Line[]>([]);
  /** The board on which moves are tried; null while the game itself is shown. */
  analysis = $state.raw<AnalysisState | null>(null);
  tools = $state.raw<Tools | null>(null);
  isBusy = $state(false);

  /** Whether the user may prepare answers now: another player is to move. */
  isPossible = $derived.by(() => {
    const { live } = this;
    const isPlaying = isCorrespondence(live) && live.state?.status === "playing";
    return isPlaying && live.mine.length === 1 && !live.isMyTurn;
  });

  /** To be called while a component is made. */
  constructor(private readonly live: LiveGame) {
    // A move of another player may have been answered. Then what was tried belongs to an earlier position.
    $effect(() => {
      void live.state?.ply;
      untrack(() => this.close());
      if (this.isPossible) void this.load();
    });
    $effect(() => {
      if (live.isPlayer && isCorrespondence(live)) void setZone();
    });
  }

  /** Whether the user plays the move after so many moves from the current position. */
  isMine = (ply: number): boolean => {
    const seats = this.live.seats.length || 2;
    return this.live.mine.includes(((this.live.state?.turn ?? 0) + ply) % seats);
  };

  /** Ask the server what is prepared: answers may have been played. */
  async load(): Promise<void> {
    const ply = this.live.state?.ply;
    try {
      const found = await get<PreparedMovesView>(this.#path);
      if (this.live.state?.ply === ply) this.lines = found.ply === ply ? found.lines : [];
    } catch {
      this.lines = []; // they are still stored, and shown the next time
    }
  }

  async open(): Promise<void> {
    const { created, state, detail } = this.live;
    if (!created || !state || !detail) return;
    try {
      this.tools ??= await (await import("./tools")).loadTools();
    } catch {
      notices.show(t("game-no-answer"), { trouble: true });
      return;
    }
    const analysis = new this.tools.AnalysisState();
    const { game, options } = created;
    analysis.openReplay({ game, options, fen: state.fen, pieces: detail.pieces, frames: [] });
    this.analysis = analysis;
  }

  close(): void {
    this.analysis = null;
  }

  /** Replace the lines, and say whether the server has accepted them. */
  async save(lines: readonly Line[]): Promise<boolean> {
    this.isBusy = true;
    try {
      const body = { ply: this.live.state?.ply ?? 0, lines };
      this.lines = (await put<PreparedMovesView>(this.#path, body)).lines;
      return true;
    } catch (error) {
      notices.show(errorText(error, t("game-no-answer")), { trouble: true });
      return false;
    } finally {
      this.isBusy = false;
    }
  }

  get #path(): string {
    return `/api/games/${this.live.name}/conditional`;
  }
}
