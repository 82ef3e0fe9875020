import { expect, it } from "vitest";
import { recognised } from "./import-text";

it.each([
  ["sssss/ssssss/2sss2/8/9/8/2SSS2/SSSSSS/SSSSS 0 0 b 0 1", { kind: "position", game: "abalone" }],
  [" BR@0,0 10+10 10+10 b1 advanced 1\n", { kind: "position", game: "six" }],
  ["1BR//R1B@-1,0 20 20 r advanced 1", { kind: "position", game: "six" }],
  ['[Game "six"]\n\n1. 2,0 *', { kind: "record" }],
  ["1. a1b2 i9h8 2. a2b3?! 1-0", { kind: "moves", game: "abalone", moves: ["a1b2", "i9h8", "a2b3"] }],
  ["1.2,0 2,-1 2. 3,0>1,1=0,0 #", { kind: "moves", game: "six", moves: ["2,0", "2,-1", "3,0>1,1=0,0", "#"] }],
  ["  ", { kind: "nothing" }],
])("understands %j", (text, expected) => expect(recognised(text)).toMatchObject(expected));
