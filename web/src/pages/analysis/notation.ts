// The move list: the main line in pairs, variations beside it in running text.
import { mainLine, nodeOf, siblingsOf, type Node, type Tree } from "./tree";

export type Token =
  | { kind: "move"; node: Node; number: string }
  | { kind: "comment"; text: string; id: number }
  | { kind: "open" | "close"; id: number };

export type Block =
  | { kind: "pair"; id: number; number: string; first: Node | null; second: Node | null }
  | { kind: "comment"; id: number; text: string }
  | { kind: "variation"; id: number; tokens: Token[] };

/** Where the numbers of moves begin. */
export interface Count {
  /** The number of the first move. */
  number: number;
  /** Whether the second side begins. */
  isSecond: boolean;
}

/** The count that a position text begins with: its turn and its last field. */
export function countOf(fen: string, firstSide: string): Count {
  const number = Number(fen.trim().split(/\s+/).at(-1));
  return { number: Number.isInteger(number) && number > 0 ? number : 1, isSecond: firstSide !== "black" };
}

function isSecond(count: Count, ply: number): boolean {
  return (ply + (count.isSecond ? 1 : 0)) % 2 === 0;
}

/** The number of the move that makes this ply. */
export function numberOf(count: Count, ply: number): number {
  return count.number + Math.floor((ply - 1 + (count.isSecond ? 1 : 0)) / 2);
}

function numbered(count: Count, ply: number): string {
  return `${numberOf(count, ply)}${isSecond(count, ply) ? "…" : "."}`;
}

/** A line of a variation: its moves, what is said of them, and others in their place in brackets. */
export function tokensOf(tree: Tree, count: Count, from: Node): Token[] {
  const tokens: Token[] = [];
  let needsNumber = true;
  for (let node: Node | undefined = from; node;) {
    const number = needsNumber || !isSecond(count, node.ply) ? numbered(count, node.ply) : "";
    tokens.push({ kind: "move", node, number });
    needsNumber = false;
    if (node.comment) tokens.push({ kind: "comment", text: node.comment, id: node.id });
    if (node !== from) {
      for (const other of siblingsOf(tree, node).slice(1)) {
        const inner = tokensOf(tree, count, nodeOf(tree, other));
        tokens.push({ kind: "open", id: other }, ...inner, { kind: "close", id: other });
        needsNumber = true;
      }
    }
    const next: number | undefined = node.children[0];
    node = next === undefined ? undefined : nodeOf(tree, next);
  }
  return tokens;
}

/** The whole list. A remark or a variation breaks a pair in two. */
export function blocksOf(tree: Tree, count: Count): Block[] {
  const blocks: Block[] = [];
  let pair: Extract<Block, { kind: "pair" }> | null = null;
  for (const node of mainLine(tree)) {
    if (node.frame) {
      if (!pair) {
        pair = {
          kind: "pair",
          id: node.id,
          number: `${numberOf(count, node.ply)}.`,
          first: null,
          second: null,
        };
        blocks.push(pair);
      }
      if (isSecond(count, node.ply)) {
        pair.second = node;
        pair = null;
      } else pair.first = node;
    }
    const others = siblingsOf(tree, node).slice(1);
    if (node.comment) blocks.push({ kind: "comment", id: node.id, text: node.comment });
    for (const other of others)
      blocks.push({ kind: "variation", id: other, tokens: tokensOf(tree, count, nodeOf(tree, other)) });
    if (node.comment || others.length) pair = null;
  }
  return blocks;
}

const NAGS: Record<number, string> = { 1: "!", 2: "?", 3: "!!", 4: "??", 5: "!?", 6: "?!" };

/** Marks as they are printed. */
export function nagsOf(node: Pick<Node, "nags">): string {
  return node.nags.map((nag) => NAGS[nag] ?? "").join("");
}
