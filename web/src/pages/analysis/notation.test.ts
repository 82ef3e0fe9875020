import { describe, expect, it } from "vitest";
import type { Frame } from "../../net/types";
import { blocksOf, countOf, nagsOf, numberOf, type Block } from "./notation";
import { commented, grow, newTree, ROOT } from "./tree";

const frames = (text: string, first = 0): Frame[] =>
  text.split(" ").map((move, n) => {
    const seat = (n + first) % 2;
    return { move, seat, side: seat ? "white" : "black", fen: "" };
  });

function shown(block: Block): string {
  if (block.kind === "comment") return `{${block.text}}`;
  if (block.kind === "pair")
    return [block.number, block.first?.frame?.move ?? "…", block.second?.frame?.move ?? ""].join(" ").trim();
  const words = block.tokens.map((token) => {
    if (token.kind === "move") return `${token.number} ${token.node.frame?.move ?? ""}`.trim();
    if (token.kind === "comment") return `{${token.text}}`;
    return token.kind === "open" ? "(" : ")";
  });
  return `| ${words.join(" ")}`;
}

const START = { number: 1, isSecond: false };

describe("the move list", () => {
  it("has the main line in pairs", () => {
    const [tree] = grow(newTree({}), ROOT, frames("a b c"));
    expect(blocksOf(tree, START).map(shown)).toEqual(["1. a b", "2. c"]);
  });

  it("puts variations and remarks below the move that they belong to", () => {
    const [main, path] = grow(newTree({}), ROOT, frames("a b c d"));
    const [tree, side] = grow(main, ROOT, frames("x y z"));
    const [full] = grow(tree, side[0] ?? -1, frames("v", 1));
    expect(blocksOf(commented(full, path[2] ?? -1, "why"), START).map(shown)).toEqual([
      "1. a",
      "| 1. x y ( 1… v ) 2. z",
      "1. … b",
      "2. c",
      "{why}",
      "2. … d",
    ]);
  });

  it("counts on from where a position text says", () => {
    const count = countOf("BR@0,0 3 3 r basic 17", "red");
    expect(count).toEqual({ number: 17, isSecond: true });
    expect([1, 2, 3].map((ply) => numberOf(count, ply))).toEqual([17, 18, 18]);
    const [tree] = grow(newTree({}), ROOT, frames("a b", 1));
    expect(blocksOf(tree, count).map(shown)).toEqual(["17. … a", "18. b"]);
  });

  it("prints marks", () => expect(nagsOf({ nags: [4, 10, 1] })).toBe("??!"));
});
