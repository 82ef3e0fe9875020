// The state of the analysis page: a start position, a tree of moves, and the current node.
import { announcer, notices } from "../../app/announce.svelte";
import { play as sound, soundOf } from "../../app/sounds";
import { BoardMessage, refuseMove } from "../../board/message.svelte";
import type { Try } from "../../board/types";
import { describe } from "../../games";
import { DEFAULT_GAME } from "../../games/descriptors";
import { errorText } from "../../net/http";
import type {
  Replay,
  GameState,
  GameName,
  Options,
  PositionRequest,
  Position,
  ReadRecord,
  Result,
} from "../../net/types";
import { after, positionAt, replayAt, verdictAt, type Played } from "../../positions";
import { t } from "../../texts";
import * as trees from "./tree";

/** The text of an error. */
export function analysisErrorText(error: unknown): string {
  return errorText(error, t("analysis-no-answer"));
}

export class AnalysisState {
  game = $state<GameName>(DEFAULT_GAME);
  fen = $state("");
  options = $state.raw<Options>({});
  /** The options of a game from its usual start; null if it began with a position. */
  chosen = $state.raw<Options | null>(null);
  tags = $state.raw<Record<string, string>>({});
  /** The game of this server that was opened, if it is one. */
  source = $state.raw<GameState | null>(null);
  tree = $state.raw<trees.Tree>(trees.newTree({}));
  at = $state(trees.ROOT);
  /** The node in the move list that is pointed at. */
  pointed = $state<number | null>(null);
  /** How the game ended, and where. */
  ending = $state.raw<{ at: number; result: Result } | null>(null);
  /** Counts the openings: node numbers are unique within one. */
  opening = $state(0);
  readonly message = new BoardMessage();
  #known = $state.raw<ReadonlyMap<number, Position>>(new Map());
  /** The child that was last looked at, so that going back and forth stays in a variation. */
  #chosen = new Map<number, number>();

  node = $derived(trees.nodeOf(this.tree, this.at));
  path = $derived(trees.pathTo(this.tree, this.at));
  /** The current position with its legal moves, once it is known. */
  position = $derived(this.#known.get(this.at) ?? null);
  place = $derived(this.placeAt(this.at));
  /** What the move that is pointed at did. */
  highlight = $derived(this.pointed === null ? null : (this.tree.nodes.get(this.pointed)?.frame ?? null));
  /** How the game ends here, if it does. */
  result = $derived(this.position?.result ?? (this.ending?.at === this.at ? this.ending.result : null));

  placeAt(id: number): PositionRequest {
    return { game: this.game, fen: this.fen, options: this.options, moves: trees.movesTo(this.tree, id) };
  }

  /** Begin with a replay: a start and a line of moves. */
  openReplay(replay: Replay, source: GameState | null = null): void {
    const [tree, path] = trees.grow(trees.newTree(replay.pieces), trees.ROOT, replay.frames);
    this.#open(replay, tree, path.at(-1) ?? trees.ROOT);
    this.source = source;
  }

  openRecord(record: ReadRecord): void {
    this.#open(record, trees.fromRecord(record.pieces, record.line), trees.ROOT);
    this.tags = record.tags;
  }

  /** Begin anywhere; raises RefusedError if there is no such position. */
  async openPlace(place: PositionRequest): Promise<void> {
    this.openReplay(await replayAt(place));
    this.chosen = place.fen === undefined ? (place.options ?? {}) : null;
  }

  #open(start: Omit<Replay, "frames">, tree: trees.Tree, at: number): void {
    const { game, fen, options, result } = start;
    const end = trees.mainLine(tree).at(-1)?.id ?? trees.ROOT;
    this.opening += 1;
    this.ending = result ? { at: end, result } : null;
    Object.assign(this, {
      game,
      fen,
      options,
      tags: {},
      source: null,
      chosen: null,
      tree,
      at,
      pointed: null,
    });
    this.message.clear();
    this.#known = new Map();
    this.#chosen.clear();
  }

  /** Find the legal moves of the current position, unless they are known. */
  async look(): Promise<void> {
    const { at, opening, place } = this;
    if (this.#known.has(at) || !this.fen) return;
    try {
      const position = await positionAt(place);
      if (opening === this.opening) this.#learn(at, position);
    } catch (error) {
      notices.show(analysisErrorText(error), { trouble: true });
    }
  }

  #learn(id: number, position: Position): void {
    this.#known = new Map(this.#known).set(id, position);
  }

  /** Play a move here. */
  play(move: string): void {
    const known = trees.childBy(this.tree, this.at, move);
    if (known !== null) this.go(known);
    // Once the legal moves are known, the core is loaded.
    else if (this.position) this.#add(after(this.place, move));
  }

  /** Add a move to the current node, and go there. */
  #add({ frame, position }: Played): void {
    const [tree, id] = trees.played(this.tree, this.at, frame);
    this.tree = tree;
    this.#learn(id, position);
    this.go(id);
  }

  /** Add a line of moves at a node, and go to its last move. */
  async playLine(from: number, moves: readonly string[]): Promise<void> {
    const { opening } = this;
    const place = this.placeAt(from);
    const before = place.moves ?? [];
    try {
      const replay = await replayAt({ ...place, moves: [...before, ...moves] });
      if (opening !== this.opening || !this.tree.nodes.has(from)) return;
      const [grown, path] = trees.grow(this.tree, from, replay.frames.slice(before.length));
      this.tree = grown;
      this.go(path.at(-1) ?? from);
    } catch (error) {
      notices.show(analysisErrorText(error), { trouble: true });
    }
  }

  /** Show why a move is illegal. */
  async explain(tried: Try): Promise<void> {
    const { at, opening } = this;
    try {
      const verdict = await verdictAt(this.place, tried);
      if (!verdict.legal && at === this.at && opening === this.opening)
        await refuseMove(this.message, verdict, this.game);
    } catch (error) {
      this.message.refuse(analysisErrorText(error));
    }
  }

  /** Show why no move can be made now. */
  idle(): void {
    if (this.result) this.message.refuse(t("board-idle-over"));
    else this.message.tell(t("board-idle-loading"));
  }

  go(id: number): void {
    if (id === this.at || !this.tree.nodes.has(id)) return;
    const isStep = trees.nodeOf(this.tree, id).parent === this.at;
    this.message.clear();
    this.at = id;
    for (const node of this.path) if (node.parent !== null) this.#chosen.set(node.parent, node.id);
    const { frame } = this.node;
    announcer.say(frame ? describe(this.game, frame) : t("analysis-at-start"));
    if (frame && isStep) sound(soundOf(frame));
  }

  back(): void {
    if (this.node.parent !== null) this.go(this.node.parent);
  }

  forth(): void {
    const chosen = this.#chosen.get(this.at);
    const next = chosen !== undefined && this.node.children.includes(chosen) ? chosen : this.node.children[0];
    if (next !== undefined) this.go(next);
  }

  /** To another move in the place of this one. */
  aside(step: 1 | -1): void {
    const siblings = trees.siblingsOf(this.tree, this.node);
    const next = siblings[siblings.indexOf(this.at) + step];
    if (next !== undefined) this.go(next);
  }

  toStart(): void {
    this.go(trees.ROOT);
  }

  toEnd(): void {
    this.go(trees.lineAfter(this.tree, this.at).at(-1)?.id ?? this.at);
  }

  /** Remove the current move and all that follow it. */
  prune(): void {
    const { at, node } = this;
    if (node.parent === null) return;
    this.go(node.parent);
    this.tree = trees.withoutNode(this.tree, at);
  }
}
