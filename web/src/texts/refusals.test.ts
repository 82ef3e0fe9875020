// No sentence of the server, of its validators or of its database reaches a user. tests/server/test_refusal_codes.py
// compares the keys with the codes that the server can send.
import { FluentResource, type Message } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Refused } from "../net/types";
import { prepare } from ".";
import { LANGUAGES, type Language } from "./language";
import { loadRefusal, refusalKey, refusalText, verdictText } from "./refusals";

const SHARED = join(import.meta.dirname, "../../../src/hexad/texts");

function keys(folder: string, language: Language, area: string): string[] {
  const text = readFileSync(join(folder, language, `${area}.ftl`), "utf8");
  return (new FluentResource(text).body as Message[]).map(({ id }) => id);
}

/** What the server sends, as its tests have it, and the key of the text for it. */
const SENT: [Omit<Refused, "type">, string][] = [
  [{ code: "not-understood", text: "Expected `str`, got `int` - at `$.control`", field: "control" }, ""],
  [{ code: "not-understood", text: "JSON is malformed: invalid character (byte 1)" }, ""],
  [{ code: "not-understood", text: "Expected `str` of length <= 400", field: "fen" }, "refused-field-fen"],
  [
    { code: "not-understood", text: "Expected `array` of length <= 2000", field: "moves" },
    "refused-field-moves",
  ],
  [{ code: "not-found", text: "Not Found" }, ""],
  [{ code: "wrong-method", text: "Method Not Allowed" }, ""],
  [{ code: "too-long", text: "Request Entity Too Large" }, ""],
  [{ code: "unavailable", text: 'The database fails (SQLite says: "database is locked")' }, ""],
  [{ code: "unknown-event", text: "Game G was continued by a newer version of the server." }, ""],
  [{ code: "quota-searches", text: "Guests at one address have 120 searches a minute.", wait: 3 }, ""],
  [
    { code: "tag", text: "Line 2, column 1: …", params: { line: 2, column: 1, found: "[" } },
    "refused-record-tag",
  ],
  [{ code: "occupied", text: "…", params: { game: "six" } }, "verdict-six-occupied"],
  [{ code: "too-many", text: "…", params: { game: "abalone" } }, "verdict-abalone-too-many"],
  [{ code: "too-many", text: "You can have at most 20 tokens: delete one first." }, ""],
  [{ code: "row", text: "…", params: { game: "abalone", row: "a", text: "xx" } }, "position-abalone-row"],
];

describe.each(LANGUAGES)("what the server refuses, in %s", (language) => {
  const known = new Set([
    ...keys(import.meta.dirname, language, "refusals"),
    ...keys(SHARED, language, "verdicts"),
    ...keys(SHARED, language, "positions"),
  ]);

  it.each(SENT)("%o has a text of its own", (refused, key) => {
    expect(refusalKey(refused, (one) => known.has(one))).toBe(key || `refused-${refused.code}`);
  });
});

describe("on an English page", () => {
  it.each(SENT)("%o is not shown in the server's words", async (refused) => {
    await prepare();
    await loadRefusal(refused);
    const shown = refusalText(refused);
    expect(shown).not.toContain(refused.text);
    expect(shown).not.toMatch(/^refused-|\{\$/);
  });

  it("a refused act is not shown in the words of the database", async () => {
    const text = 'no space is left for the database (SQLite says: "database or disk is full")';
    const shown = await verdictText({ code: "unavailable", text }, "six");
    expect(shown).toBe("The server cannot save anything right now. Nothing is lost: try again in a moment.");
  });

  it("a move is quoted as it was typed", async () => {
    const refused = { code: "not-a-move", text: "…", params: { game: "six", text: "zz" } };
    expect(await verdictText(refused, "six")).toMatch(/^“zz” is not a move/);
    expect(await verdictText({ code: "not-a-move", text: "…" }, "six", "yy")).toMatch(/^“yy” is not a move/);
    expect(await verdictText({ code: "not-a-move", text: "…" }, "six")).toBe("This is not a move.");
  });

  it("a code of a newer server is explained by the server", () => {
    expect(refusalText({ code: "of-tomorrow", text: "The moon is full." })).toBe("The moon is full.");
  });
});
