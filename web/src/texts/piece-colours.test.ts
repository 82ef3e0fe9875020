// In the colour-blind piece set, no text of any language names a colour that is not on the board.
import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "./language";
import { recoloured, recolouredResource } from "./piece-colours";

const OWN = import.meta.dirname;
const SHARED = join(OWN, "../../../src/hexad/texts");
const AREAS = /^(rules|verdicts|positions|glossary|lessons)\.ftl$/;
const CLASSIC: Record<Language, RegExp> = {
  en: /\b(?:black|white|red)s?\b/i,
  de: /schwarz|weiß|(?<!\p{L})rot(?:e|er|en|es|em)?(?!\p{L})/iu,
  tr: /siyah|beyaz|kırmızı/i,
  hu: /feket|fehér|piros/i,
};

function strings(part: unknown): string[] {
  if (typeof part === "string") return [part];
  if (Array.isArray(part)) return part.flatMap(strings);
  const { type, variants } = (part ?? {}) as { type?: string; variants?: { value: unknown }[] };
  return type === "select" ? (variants ?? []).flatMap(({ value }) => strings(value)) : [];
}

function files(language: Language): string[] {
  const own = readdirSync(join(OWN, language)).map((name) => join(OWN, language, name));
  const shared = readdirSync(join(SHARED, language)).filter((name) => AREAS.test(name));
  return [...own, ...shared.map((name) => join(SHARED, language, name))];
}

describe.each(LANGUAGES)("the colours in %s", (language) => {
  it("are those of the pieces in every text", () => {
    const left = files(language).flatMap((file) => {
      const { body } = recolouredResource(new FluentResource(readFileSync(file, "utf8")), language);
      return body.flatMap(({ id, value }) =>
        strings(value)
          .filter((text) => CLASSIC[language].test(text))
          .map((text) => `${id}: ${text}`),
      );
    });
    expect(left).toEqual([]);
  });
});

it("keeps capitals, endings and articles", () => {
  expect(recoloured("Black’s first tile touches a red one.", "en")).toBe(
    "Blue’s first tile touches an orange one.",
  );
  expect(recoloured("Weiße Kugeln; ein schwarzer Stein; Rot zieht", "de")).toBe(
    "Orangefarbene Kugeln; ein blauer Stein; Orange zieht",
  );
  expect(recoloured("Siyahın taşı kırmızıya değer, sıra beyazda", "tr")).toBe(
    "Mavinin taşı turuncuya değer, sıra turuncuda",
  );
  expect(recoloured("Feketének: lökd el a fehéret, egy pirossal", "hu")).toBe(
    "Kéknek: lökd el a narancssárgát, egy narancssárgával",
  );
});
