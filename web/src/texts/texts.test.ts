// Every text that the client uses exists in every language and can be formatted, and every text is used.
import { FluentBundle, FluentResource, type Message } from "@fluent/bundle";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "./language";
import { branches, isCategory, numbers, variables } from "./pattern.samples";

const SOURCE = join(import.meta.dirname, "..");
const OWN = import.meta.dirname;
const SHARED = join(import.meta.dirname, "../../../src/hexad/texts");
const OTHERS = LANGUAGES.filter((language) => language !== "en");

function messages(folder: string, language: Language): Map<string, Message[]> {
  const found = new Map<string, Message[]>();
  if (!existsSync(join(folder, language))) return found;
  for (const name of readdirSync(join(folder, language)))
    found.set(name, new FluentResource(readFileSync(join(folder, language, name), "utf8")).body as Message[]);
  return found;
}

function keys(folder: string, language: Language): string[] {
  return [...messages(folder, language).values()].flat().map(({ id }) => id);
}

/** All messages of a language by their keys. */
function known(language: Language): Map<string, Message> {
  const all = [OWN, SHARED].flatMap((folder) => [...messages(folder, language).values()].flat());
  return new Map(all.map((message) => [message.id, message]));
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

/** The keys that the sources name literally. */
function named(): string[] {
  return sources().flatMap((source) =>
    [...source.matchAll(/\bt\(\s*"([^"]+)"/g)].map(([, key]) => key as string),
  );
}

describe.each(LANGUAGES)("texts in %s", (language) => {
  it("are there for every key that is asked for", () => {
    const there = known(language);
    expect(named().filter((key) => !there.has(key))).toEqual([]);
  });

  it("are all asked for", () => {
    const patterns = asked();
    expect(keys(OWN, language).filter((key) => !patterns.some((pattern) => pattern.test(key)))).toEqual([]);
  });

  it("have a key each", () => {
    const all = [...keys(OWN, language), ...keys(SHARED, language)];
    expect(all.filter((key, at) => all.indexOf(key) !== at)).toEqual([]);
  });

  it("can all be said, whatever is in them", () => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const all = known(language);
    for (const message of all.values()) bundle.addResource({ body: [message] } as unknown as FluentResource);
    const wrong: string[] = [];
    for (const { id, value } of all.values()) {
      if (!value) wrong.push(`${id}: is empty`);
      else
        for (const sample of [0, 1, 2, 5, 21, "black", "Ada"]) {
          const countable = numbers(value);
          const fitting = (name: string): string | number =>
            countable.has(name) && typeof sample === "string" ? sample.length : sample;
          const values = Object.fromEntries([...variables(value)].map((name) => [name, fitting(name)]));
          const errors: Error[] = [];
          bundle.formatPattern(value, values, errors);
          wrong.push(...errors.map((error) => `${id}: ${error.message}`));
        }
    }
    expect([...new Set(wrong)]).toEqual([]);
  });
});

describe.each(OTHERS)("texts in %s, beside the English ones", (language) => {
  const english = known("en");
  const others = known(language);

  it("are the same", () => {
    expect([...english.keys()].filter((key) => !others.has(key))).toEqual([]);
    expect([...others.keys()].filter((key) => !english.has(key))).toEqual([]);
  });

  it("name the same things", () => {
    const names = (message: Message | undefined): string[] => [...variables(message?.value)].sort();
    const wrong = [...others].filter(
      ([key, message]) => String(names(message)) !== String(names(english.get(key))),
    );
    expect(wrong.map(([key, message]) => `${key}: ${names(message)}`)).toEqual([]);
  });

  it("know the same cases", () => {
    // Languages differ in their plural forms, but other cases must be the same. Only English has the same words for
    // colours and for marbles of a colour.
    const cases = (message: Message | undefined): string[] =>
      [...branches(message?.value)].filter((name) => !isCategory(name) && Number.isNaN(Number(name)));
    const wrong = [...others].filter(([key, message]) => {
      const [here, there] = [cases(message), cases(english.get(key))];
      const strange = here.filter((name) => !["black", "white", "red", ...there].includes(name));
      return strange.length > 0 || there.some((name) => !here.includes(name));
    });
    expect(wrong.map(([key, message]) => `${key}: ${cases(message)}`)).toEqual([]);
  });
});
