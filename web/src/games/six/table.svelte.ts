// The table's state: what is hovered, lifted and asked, and what follows from that for drawing.
import { announcer } from "../../app/announce.svelte";
import type { Effect, Pieces } from "../../net/types";
import { t } from "../../texts";
import { after } from "../../board/pieces";
import type { BoardProps } from "../../board/types";
import { groupsOf } from "./groups";
import { around, distance, inReadingOrder } from "../../board/hex";
import { followed, stepsBetween, type Steps, type Tile } from "./identity";
import {
  answer,
  AT_REST,
  cancel,
  choose,
  drop,
  plansAhead,
  questionOf,
  type Outcome,
  type Situation,
} from "./gesture";
import type { CellStates } from "./cell-names";
import { cellName } from "./names";
import { choicesOf, effectOf, leavingWith, parse, type Move } from "./parse";

/** A click up to this many cells from the group chooses a cell; farther away it hits the background. */
const NEAR = 2;
/** Until a tile that was refused has shaken its head. */
const SHAKE = 400;

export class Table {
  #props: BoardProps;
  gesture = $state.raw(AT_REST);
  /** The cell under the mouse, or under a tile that is dragged. */
  hovered = $state<string | null>(null);
  /** The cell of the keyboard, while it is used. */
  cursor = $state<string | null>(null);
  /** A tile that is dragged. */
  dragged = $state<string | null>(null);
  /** A tile that the user tried to move and that may not move. */
  refused = $state<string | null>(null);
  /** The group that a focused or hovered answer would keep. */
  considered = $state<string | null>(null);
  tiles = $state.raw<Tile[]>([]);
  /** A tile that was dropped here lies here already and does not glide again. */
  #dropped: string | null = null;
  #before: { ply: number; last?: Effect; pending?: Move | null } = { ply: 0 };

  constructor(props: BoardProps) {
    this.#props = props;
    this.#before = { ply: props.ply, last: props.last };
    this.tiles = followed([], this.shown, null);
  }

  choices = $derived.by(() => {
    const { moves = [], declares } = this.#props;
    return choicesOf(declares === undefined ? moves : moves.filter((move) => !move.endsWith("#")));
  });
  pending = $derived.by(() => (this.#props.pending ? parse(this.#props.pending) : null));

  /** The pieces with the pending move played. */
  shown = $derived.by((): Pieces => {
    const { pieces, leaving, turn } = this.#props;
    return this.pending && turn ? after(pieces, effectOf(this.pending, leaving), turn) : pieces;
  });
  taken = $derived.by(() => Object.keys(this.#props.pieces));
  /** All cells that can be pointed at: the tiles and what touches them. */
  field = $derived.by(() => {
    const { flipped } = this.#props;
    return inReadingOrder(
      [...new Set([...this.taken, ...around(this.taken), ...this.targetsOfAll])],
      flipped,
    );
  });
  targetsOfAll = $derived.by(() => [
    ...this.choices.placing.keys(),
    ...[...this.choices.moving.values()].flatMap((targets) => [...targets.keys()]),
  ]);

  situation = $derived.by((): Situation => {
    const { pieces, turn, mine = [], premoves = false, premove = null } = this.#props;
    // While a move is confirmed or sent, no other one can be made.
    const choices = this.pending ? choicesOf([]) : this.choices;
    return { choices, pieces, turn, mine, premoves, premove, isNear: this.#isNear };
  });
  canPlay = $derived.by(() => this.choices.placing.size > 0 || this.choices.moving.size > 0);
  plansAhead = $derived(plansAhead(this.situation));
  isActive = $derived.by(() => this.canPlay || this.plansAhead || (this.#props.loading ?? false));

  /** The cells that a tile can be put on now. */
  open = $derived.by(() => {
    const { placing, moving } = this.choices;
    const { lifted } = this.gesture;
    return new Set(lifted === null ? placing.keys() : moving.get(lifted)?.keys());
  });
  /** The mover's tiles that may not move, in the moving phase. */
  pinned = $derived.by(() => {
    const { pieces, turn } = this.#props;
    const { moving } = this.choices;
    return new Set(
      moving.size ? this.taken.filter((cell) => pieces[cell] === turn && !moving.has(cell)) : [],
    );
  });
  aim = $derived(this.hovered ?? this.cursor);
  question = $derived(questionOf(this.gesture.asked));

  /** The groups among which the player has to choose, now or with the target. */
  groups = $derived.by(() => {
    const { pieces, leaving, flipped } = this.#props;
    const { lifted, asked } = this.gesture;
    if (lifted === null) return [];
    const moves = asked.length ? asked : [...(this.choices.moving.get(lifted)?.values() ?? [])].flat();
    const kept = [...new Set(moves.map((move) => move.kept).filter((cell) => cell !== undefined))];
    return kept.length > 1 ? groupsOf(pieces, leaving, lifted, kept, flipped) : [];
  });
  /** The tiles that leave with what is aimed at or waits to be played. */
  leaving = $derived.by(() => {
    const { lifted } = this.gesture;
    const { leaving } = this.#props;
    if (lifted === null) return new Set<string>();
    return new Set(leavingWith(leaving, lifted, this.considered ?? this.#keptByAim(lifted)));
  });

  /** What the table says of its cells. */
  cellStates = $derived.by((): CellStates => {
    const { last, winning, threats } = this.#props;
    const landed = [...(last?.placed ?? []), ...(last?.moved ?? []).map(([, to]) => to)];
    return {
      pieces: this.shown,
      open: this.open,
      pinned: this.pinned,
      leaving: this.leaving,
      lifted: this.gesture.lifted,
      last: new Set(landed),
      winning: new Set(winning),
      threats: new Set(threats?.map(({ cell }) => cell)),
    };
  });

  /** The position changed: find out which tile is which. */
  follow(): void {
    const { ply, last } = this.#props;
    const steps = ply === this.#before.ply ? this.#pendingSteps() : stepsBetween(this.#before, { ply, last });
    this.#before = { ply, last, pending: this.pending };
    const tiles = followed(this.tiles, this.shown, steps);
    const dropped = this.#dropped;
    this.tiles = tiles.map((tile) => (tile.cell === dropped ? { ...tile, came: undefined } : tile));
    if (!this.pending) this.#dropped = null;
  }

  /** A move that is shown before it is played, or taken back again. */
  #pendingSteps(): Steps {
    const before = this.#before.pending;
    if (this.pending?.from) return [[this.pending.from, this.pending.to]];
    return before?.from ? [[before.to, before.from]] : [];
  }

  /** Tiles that left have been seen leaving. */
  clear(): void {
    if (this.tiles.some((tile) => tile.leaves)) this.tiles = this.tiles.filter((tile) => !tile.leaves);
  }

  /** The legal moves changed: a tile that can still be lifted stays lifted. */
  reset(): void {
    const { lifted } = this.gesture;
    const stays = lifted !== null && (this.choices.moving.has(lifted) || this.plansAhead);
    this.gesture = stays ? { lifted, asked: [] } : AT_REST;
    this.considered = null;
  }

  choose(cell: string): void {
    const group = this.question === "group" && this.groups.find(({ cells }) => cells.includes(cell));
    if (group) this.keep(group.kept);
    else this.#take(choose(this.situation, this.gesture, cell));
  }

  /** Whether a tile can be dragged: those that may not move are dragged in vain, and the page says why. */
  grab(cell: string): boolean {
    const { pieces, turn, mine = [] } = this.#props;
    const side = pieces[cell];
    const can = this.plansAhead
      ? side !== undefined && mine.includes(side)
      : this.situation.choices.moving.size > 0 && side === turn;
    if (!can || this.gesture.asked.length) return false;
    this.gesture = { lifted: cell, asked: [] };
    this.dragged = cell;
    return true;
  }

  drop(cell: string): void {
    const lifted = this.dragged;
    this.dragged = null;
    if (lifted === null) return;
    this.#dropped = cell;
    this.#take(drop(this.situation, lifted, cell));
  }

  release(): void {
    this.dragged = null;
    this.gesture = AT_REST;
  }

  keep(kept: string): void {
    this.#take(answer(this.gesture, (move) => move.kept === kept));
  }

  declare(declares: boolean): void {
    this.#take(answer(this.gesture, (move: Move) => move.declares === declares));
  }

  /** One step back. Says whether there was one. */
  cancel(): boolean {
    const outcome = cancel(this.situation, this.gesture);
    if (outcome) this.#take(outcome);
    return outcome !== null;
  }

  #take(outcome: Outcome): void {
    const { onmove, ontry, onidle, onact, onpremove, declares = false } = this.#props;
    const before = this.gesture.lifted;
    this.gesture = outcome.gesture;
    this.considered = null;
    this.refused = null;
    this.#say(before);
    if (outcome.play !== undefined) onmove?.(declares ? `${outcome.play}#` : outcome.play);
    if (outcome.premove !== undefined) onpremove?.(outcome.premove);
    if (outcome.tried) {
      this.#refuse(outcome.tried.cells[0]);
      ontry?.(outcome.tried);
    } else if (outcome.isIdle) onidle?.();
    else if (outcome.play === undefined) onact?.();
  }

  /** The tile shakes its head, once for every try. */
  #refuse(cell?: string): void {
    this.refused = cell ?? null;
    setTimeout(() => (this.refused = null), SHAKE);
  }

  #say(before: string | null): void {
    const { lifted, asked } = this.gesture;
    if (lifted === before || asked.length) return;
    if (lifted === null) return;
    const leaving = this.leaving.size;
    const more = leaving ? ` ${t("six-lifted-leaving", { count: leaving })}` : "";
    announcer.say(t("six-lifted", { cell: cellName(lifted), open: this.open.size }) + more);
  }

  #keptByAim(lifted: string): string | undefined {
    const options = this.aim === null ? undefined : this.choices.moving.get(lifted)?.get(this.aim);
    const kept = new Set(options?.map((move) => move.kept));
    return kept.size === 1 ? options?.[0]?.kept : undefined;
  }

  #isNear = (cell: string): boolean => this.taken.some((tile) => distance(tile, cell) <= NEAR);
}
