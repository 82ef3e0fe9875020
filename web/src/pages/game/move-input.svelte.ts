// Moves from the board or the text field to the server: legal moves, tries, premoves, and moves to be confirmed.
import { settings } from "../../app/settings.svelte";
import { refuseMove, type BoardMessage } from "../../board/message.svelte";
import type { Premove, Try } from "../../board/types";
import { GAMES } from "../../games";
import { DEFAULT_GAME } from "../../games/descriptors";
import type { LiveGame } from "../../live/game.svelte";
import type { Verdict } from "../../net/types";
import { loadSoon, verdictAt } from "../../positions";
import { t } from "../../texts";

export class MoveInput {
  premove = $state.raw<Premove | null>(null);
  /** Six, where shapes are declared: the next move declares one. */
  declares = $state(false);
  #asked = $state.raw<{ move: string; ply: number } | null>(null);

  constructor(
    private readonly live: LiveGame,
    private readonly message: BoardMessage,
  ) {
    // A premove must not wait for it on one's own clock.
    loadSoon();
  }

  /** A move that waits for confirmation; null once the ply has changed. */
  get asked(): string | null {
    return this.#asked && this.#asked.ply === this.live.state?.ply && this.live.isMyTurn
      ? this.#asked.move
      : null;
  }

  /** Whether a move may be made now. */
  get isOpen(): boolean {
    return this.live.state?.status === "playing" && this.live.isMyTurn && this.live.sending === null;
  }

  /** A move was made on the board. */
  choose(move: string): void {
    if (!this.isOpen) return;
    this.message.clear();
    this.declares = false;
    if (!settings.chosen.confirm) this.live.move(move);
    else this.#asked = { move, ply: this.live.state?.ply ?? 0 };
  }
  /** Declare the shape on the table, or else the shape that the next move completes. */
  declare(): void {
    if (this.isOpen && this.live.detail?.moves.includes("#")) this.live.move("#");
    else this.declares = !this.declares;
  }
  confirm(): void {
    const { asked } = this;
    this.#asked = null;
    if (asked && this.isOpen) this.live.move(asked);
  }
  cancel(): void {
    this.#asked = null;
  }

  /** The user tried an illegal move: explain why it is illegal. */
  async attempt(tried: Try): Promise<void> {
    if (!this.isOpen) return;
    const verdict = await this.#explain(tried);
    if (verdict?.legal && verdict.move) this.choose(verdict.move);
    else if (verdict) await this.#refuse(verdict);
  }

  /** A move was typed; true if it is played. */
  async type(text: string): Promise<boolean> {
    if (!this.isOpen) {
      this.message.refuse(t("board-idle-turn"));
      return false;
    }
    // Moves are written in small letters, and cells without short names.
    const move = GAMES[this.live.created?.game ?? DEFAULT_GAME].readMove(text.trim().toLowerCase());
    const verdict = await this.#explain({ move });
    if (verdict?.legal && verdict.move) {
      this.choose(verdict.move);
      return true;
    }
    if (verdict) await this.#refuse(verdict, move);
    return false;
  }

  /** The user's turn began: play the premove if it is legal. */
  async turnCame(): Promise<void> {
    const { premove } = this;
    if (!premove) return;
    this.premove = null;
    const verdict = await this.#explain(premove);
    if (verdict?.legal && verdict.move && this.isOpen) this.live.move(verdict.move);
    else if (verdict) this.message.refuse(t("game-premove-dropped"));
  }

  async #explain(what: Try): Promise<Verdict | null> {
    const { created, state } = this.live;
    if (!created || !state) return null;
    const place = { game: created.game, fen: state.fen, options: created.options };
    try {
      const verdict = await verdictAt(place, what);
      // Drop an answer about an earlier position.
      return this.live.state?.fen === state.fen ? verdict : null;
    } catch (error) {
      this.message.refuse(error instanceof Error && error.message ? error.message : t("game-no-answer"));
      return null;
    }
  }

  #refuse(verdict: Verdict, typed?: string): Promise<void> {
    return refuseMove(this.message, verdict, this.live.created?.game ?? DEFAULT_GAME, typed);
  }
}
