// What the page shows of a game: which ply, and from which side.
import { GAMES } from "../../games";
import { positions } from "../../board/pieces";
import type { Playback } from "../../live/playback.svelte";
import { effectOf } from "../../live/frames";
import type { LiveGame } from "../../live/game.svelte";
import type { OwnedPieces } from "../../games/types";
import type { Effect, Frame, Pieces, Side } from "../../net/types";

export class GameView {
  /** Whether the user has turned the board. */
  isTurned = $state(false);
  /** The ply in the move list that is pointed at. */
  pointed = $state<number | null>(null);
  #past: Pieces[];
  #frame: Frame | undefined;

  constructor(
    private readonly live: LiveGame,
    private readonly playback: Playback,
  ) {
    this.#past = $derived(live.replay ? positions(live.replay) : []);
    this.#frame = $derived(live.replay?.frames[playback.ply - 1]);
  }

  /** Whether the board shows an earlier position. Directly after a reload there is no replay yet. */
  get isPast(): boolean {
    return !this.playback.isNow && this.live.replay !== null;
  }
  get ply(): number {
    return this.isPast ? this.playback.ply : (this.live.state?.ply ?? 0);
  }
  get pieces(): Pieces {
    return (this.isPast && this.#past[this.playback.ply]) || (this.live.detail?.pieces ?? {});
  }
  get last(): Effect | undefined {
    if (this.isPast) return this.#frame && effectOf(this.#frame);
    return this.live.detail && this.ply > 0 ? effectOf(this.live.detail) : undefined;
  }
  /** What the move that is pointed at did. */
  get highlight(): Effect | null {
    const frame = this.pointed === null ? undefined : this.live.replay?.frames[this.pointed - 1];
    return frame ? effectOf(frame) : null;
  }
  get fen(): string | null {
    if (!this.isPast) return this.live.state?.fen ?? null;
    return this.#frame?.fen ?? this.live.replay?.fen ?? null;
  }
  /** The pieces beside the board. */
  get owned(): OwnedPieces {
    if (!this.isPast) return this.live.detail ?? {};
    return this.#frame ?? {};
  }
  get turn(): Side | undefined {
    return this.isPast ? undefined : this.live.turnSide;
  }

  /** The seat at the bottom, and the others clockwise from it. */
  get bottom(): number {
    const seats = this.live.seats.length || 2;
    const own = this.live.mine.length === 1 ? (this.live.mine[0] ?? 0) : 0;
    return (own + (this.isTurned ? 1 : 0)) % seats;
  }
  get others(): number[] {
    const seats = this.live.seats.length || 2;
    return Array.from({ length: seats - 1 }, (_, index) => (this.bottom + index + 1) % seats);
  }
  /** Where players face each other, each sees the board from their own side; elsewhere it is turned on request only. */
  get isFlipped(): boolean {
    const { created } = this.live;
    return created && GAMES[created.game].descriptor.players_face_each_other
      ? this.bottom % 2 === 1
      : this.isTurned;
  }

  flip(): void {
    this.isTurned = !this.isTurned;
  }
}
