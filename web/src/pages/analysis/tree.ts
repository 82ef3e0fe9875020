// A game with its variations, as an immutable tree: each change returns a new tree.
import { after } from "../../board/pieces";
import type { Frame, Pieces, RecordNode, WrittenNode } from "../../net/types";

export interface Node {
  id: number;
  parent: number | null;
  /** How many plies were played from the start. */
  ply: number;
  /** What the move did; the start has none. */
  frame: Frame | null;
  pieces: Pieces;
  comment: string;
  nags: readonly number[];
  /** Moves from here, the main one first. */
  children: readonly number[];
}

export interface Tree {
  nodes: ReadonlyMap<number, Node>;
  /** The number of the next new node. Numbers are never reused. */
  next: number;
}

export const ROOT = 0;

/** A tree with a start position only. */
export function newTree(pieces: Pieces): Tree {
  const root: Node = {
    id: ROOT,
    parent: null,
    ply: 0,
    frame: null,
    pieces,
    comment: "",
    nags: [],
    children: [],
  };
  return { nodes: new Map([[ROOT, root]]), next: ROOT + 1 };
}

export function nodeOf(tree: Tree, id: number): Node {
  const node = tree.nodes.get(id);
  if (!node) throw new Error(`There is no node ${id}.`);
  return node;
}

function changed(tree: Tree, ...nodes: Node[]): Tree {
  const next = new Map(tree.nodes);
  for (const node of nodes) next.set(node.id, node);
  return { ...tree, nodes: next };
}

/** The move of a node, if it was tried there. */
export function childBy(tree: Tree, parent: number, move: string): number | null {
  return nodeOf(tree, parent).children.find((id) => nodeOf(tree, id).frame?.move === move) ?? null;
}

/** Play a move at a node: go to the existing child, or append a new one. */
export function played(tree: Tree, parent: number, frame: Frame): [Tree, number] {
  const [grown, path] = grow(tree, parent, [frame]);
  return [grown, path[0] ?? parent];
}

/** Play moves one after the other; returns the nodes on the way. */
export function grow(tree: Tree, parent: number, frames: readonly Frame[]): [Tree, number[]] {
  const nodes = new Map(tree.nodes);
  const grown = { nodes, next: tree.next };
  const path: number[] = [];
  let at = nodeOf(tree, parent);
  for (const frame of frames) {
    const known = childBy(grown, at.id, frame.move);
    if (known === null) {
      const pieces = after(at.pieces, frame, frame.side);
      const child: Node = {
        id: grown.next++,
        parent: at.id,
        ply: at.ply + 1,
        frame,
        pieces,
        comment: "",
        nags: [],
        children: [],
      };
      nodes.set(at.id, { ...at, children: [...at.children, child.id] });
      nodes.set(child.id, child);
      at = child;
    } else at = nodeOf(grown, known);
    path.push(at.id);
  }
  return [grown, path];
}

/** The nodes from the start to this one. */
export function pathTo(tree: Tree, id: number): Node[] {
  const path: Node[] = [];
  for (let at: number | null = id; at !== null; at = nodeOf(tree, at).parent) path.push(nodeOf(tree, at));
  return path.reverse();
}

/** The moves from the start to this node. */
export function movesTo(tree: Tree, id: number): string[] {
  return pathTo(tree, id).flatMap((node) => node.frame?.move ?? []);
}

/** The nodes after this one, along the main moves. */
export function lineAfter(tree: Tree, id: number): Node[] {
  const line: Node[] = [];
  for (let at = nodeOf(tree, id).children[0]; at !== undefined; at = nodeOf(tree, at).children[0])
    line.push(nodeOf(tree, at));
  return line;
}

/** The main line, the start first. */
export function mainLine(tree: Tree): Node[] {
  return [nodeOf(tree, ROOT), ...lineAfter(tree, ROOT)];
}

/** The last node on the path to this one that is not the first child of its parent. */
export function forkOf(tree: Tree, id: number): Node | null {
  return pathTo(tree, id).findLast((node) => siblingsOf(tree, node).indexOf(node.id) > 0) ?? null;
}

/** The moves in the place of this one, it among them. */
export function siblingsOf(tree: Tree, node: Node): readonly number[] {
  return node.parent === null ? [node.id] : nodeOf(tree, node.parent).children;
}

/** Make the line of a node the main one where it last left another. */
export function promoted(tree: Tree, id: number): Tree {
  const fork = forkOf(tree, id);
  if (!fork || fork.parent === null) return tree;
  const parent = nodeOf(tree, fork.parent);
  const children = [fork.id, ...parent.children.filter((child) => child !== fork.id)];
  return changed(tree, { ...parent, children });
}

/** Remove a move and all that follow it. */
export function withoutNode(tree: Tree, id: number): Tree {
  const node = nodeOf(tree, id);
  if (node.parent === null) return tree;
  const parent = nodeOf(tree, node.parent);
  const nodes = new Map(tree.nodes);
  const removed = [id];
  for (let at = removed.pop(); at !== undefined; at = removed.pop()) {
    removed.push(...nodeOf(tree, at).children);
    nodes.delete(at);
  }
  nodes.set(parent.id, { ...parent, children: parent.children.filter((child) => child !== id) });
  return { ...tree, nodes };
}

export function commented(tree: Tree, id: number, comment: string): Tree {
  return changed(tree, { ...nodeOf(tree, id), comment });
}

export function nagged(tree: Tree, id: number, nags: readonly number[]): Tree {
  return changed(tree, { ...nodeOf(tree, id), nags });
}

/** The tree of a record that was read. */
export function fromRecord(pieces: Pieces, line: readonly RecordNode[]): Tree {
  const extend = (tree: Tree, parent: number, moves: readonly RecordNode[]): Tree => {
    for (const { comment = "", nags = [], variations = [], ...frame } of moves) {
      const [grown, id] = played(tree, parent, frame);
      tree = changed(grown, { ...nodeOf(grown, id), comment, nags });
      for (const variation of variations) tree = extend(tree, parent, variation);
      parent = id;
    }
    return tree;
  };
  return extend(newTree(pieces), ROOT, line);
}

/** The moves in the form of a written record, with the alternatives of a move beside it. */
export function toRecord(tree: Tree, from: number = ROOT): WrittenNode[] {
  const written = (id: number, variations: WrittenNode[][]): WrittenNode => {
    const { frame, comment, nags } = nodeOf(tree, id);
    return {
      move: frame?.move ?? "",
      ...(comment && { comment }),
      ...(nags.length && { nags: [...nags] }),
      ...(variations.length && { variations }),
    };
  };
  const line: WrittenNode[] = [];
  for (let at = nodeOf(tree, from); ;) {
    const [main, ...others] = at.children;
    if (main === undefined) return line;
    line.push(
      written(
        main,
        others.map((other) => [written(other, []), ...toRecord(tree, other)]),
      ),
    );
    at = nodeOf(tree, main);
  }
}
