// Every text that the client asks for is there, and every text that is there is asked for.
import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const SOURCE = join(import.meta.dirname, "..");
const ENGLISH = join(import.meta.dirname, "en");

function keys(): string[] {
  return readdirSync(ENGLISH).flatMap((name) =>
    new FluentResource(readFileSync(join(ENGLISH, name), "utf8")).body.map((message) => message.id),
  );
}

function sources(): string[] {
  return readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts"))
    .map((name) => readFileSync(join(SOURCE, name), "utf8"));
}

/** The keys that the sources name, as patterns: `area-${thing}` stands for all that fit. */
function asked(): RegExp[] {
  const found = new Set<string>();
  for (const source of sources()) {
    for (const [, text] of source.matchAll(/"([a-z][a-z0-9]*(?:-[A-Za-z0-9]+)+)"/g))
      found.add(text as string);
    for (const [, text] of source.matchAll(/`([a-z][a-z0-9]*-(?:[^`$\s]|\$\{[^`]*?\})*)`/g))
      found.add((text as string).replace(/\$\{[^`]*?\}/g, "\u0000"));
  }
  return [...found].map(
    (text) => new RegExp(`^${text.replace(/[.*+?^()|[\]\\/]/g, "\\$&").replaceAll("\u0000", ".+")}$`),
  );
}

/** The keys that are asked for as they are. */
function named(): string[] {
  return sources().flatMap((source) =>
    [...source.matchAll(/\bt\(\s*"([^"]+)"/g)].map(([, key]) => key as string),
  );
}

describe("texts", () => {
  it("are there for every key that is asked for", () => {
    const known = new Set(keys());
    expect(named().filter((key) => !known.has(key))).toEqual([]);
  });

  it("are all asked for", () => {
    const patterns = asked();
    expect(keys().filter((key) => !patterns.some((pattern) => pattern.test(key)))).toEqual([]);
  });

  it("have a key each", () => {
    const all = keys();
    expect(all.filter((key, at) => all.indexOf(key) !== at)).toEqual([]);
  });
});
