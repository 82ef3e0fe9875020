// The names of colours in the colour-blind piece set: Black is blue there, White and Red are orange. The texts name the
// classic colours; their words are replaced, in every form that occurs in a language.
import type { FluentResource } from "@fluent/bundle";
import type { Language } from "./language";

type Forms = Record<string, string>;

/** Words made of a stem and the same endings. */
function inflected(stem: string, other: string, endings: readonly string[]): Forms {
  return Object.fromEntries(endings.map((ending) => [stem + ending, other + ending]));
}

/** Words made of a stem whose endings depend on its vowels. */
function pairs(stem: string, other: string, endings: Forms): Forms {
  return Object.fromEntries(
    Object.entries(endings).map(([ending, changed]) => [stem + ending, other + changed]),
  );
}

const GERMAN = ["e", "er", "en", "es", "em"] as const;
const TURKISH_BLACK = {
  "": "",
  ın: "nin",
  a: "ye",
  ı: "yi",
  ta: "de",
  tan: "den",
  la: "yle",
  lar: "ler",
  ların: "lerin",
  lara: "lere",
  ları: "leri",
  sın: "sin",
};
const TURKISH_WHITE = {
  "": "",
  ın: "nun",
  a: "ya",
  ı: "yu",
  da: "da",
  dan: "dan",
  la: "yla",
  lar: "lar",
  ların: "ların",
  lara: "lara",
  ları: "ları",
  sın: "sun",
};
const TURKISH_RED = {
  "": "",
  nın: "nun",
  ya: "ya",
  yı: "yu",
  da: "da",
  dan: "dan",
  yla: "yla",
  lar: "lar",
  ların: "ların",
  lara: "lara",
  ları: "ları",
  sın: "sun",
};
const HUNGARIAN_BLACK = {
  "": "",
  t: "et",
  nek: "nek",
  vel: "kel",
  k: "ek",
  ket: "eket",
  re: "re",
  hez: "hez",
  től: "től",
  n: "en",
  é: "é",
};
const HUNGARIAN_WHITE = {
  "": "a",
  et: "át",
  nek: "ának",
  rel: "ával",
  ek: "ák",
  re: "ára",
  hez: "ához",
  től: "ától",
};
const HUNGARIAN_RED = {
  "": "a",
  at: "át",
  nak: "ának",
  sal: "ával",
  ak: "ák",
  ra: "ára",
  hoz: "ához",
  tól: "ától",
};

const FORMS: Record<Language, Forms> = {
  en: { black: "blue", blacks: "blues", white: "orange", whites: "oranges", red: "orange", reds: "oranges" },
  de: {
    schwarz: "blau",
    weiß: "orange",
    rot: "orange",
    ...inflected("schwarz", "blau", GERMAN),
    ...inflected("weiß", "orangefarben", GERMAN),
    ...inflected("rot", "orangefarben", GERMAN),
  },
  tr: {
    ...pairs("siyah", "mavi", TURKISH_BLACK),
    ...pairs("beyaz", "turuncu", TURKISH_WHITE),
    ...pairs("kırmızı", "turuncu", TURKISH_RED),
  },
  hu: {
    fekete: "kék",
    // The last vowel becomes long before most endings.
    ...pairs("feketé", "kék", HUNGARIAN_BLACK),
    ...pairs("fehér", "narancssárg", HUNGARIAN_WHITE),
    ...pairs("piros", "narancssárg", HUNGARIAN_RED),
  },
};

/** A text with the colours of the colour-blind piece set. */
export function recoloured(text: string, language: Language): string {
  const forms = FORMS[language];
  const changed = text.replace(/\p{L}+/gu, (word) => {
    const form = forms[word.toLowerCase()];
    if (form === undefined) return word;
    const isCapital = word.charAt(0) !== word.charAt(0).toLowerCase();
    return isCapital ? form.charAt(0).toUpperCase() + form.slice(1) : form;
  });
  return language === "en" ? changed.replace(/\b([Aa]) (?=orange)/g, "$1n ") : changed;
}

/** The parts of a text with the other colours. Values, keys and the names of cases stay. */
function recolouredPart(part: unknown, language: Language): unknown {
  if (typeof part === "string") return recoloured(part, language);
  if (Array.isArray(part)) return part.map((inner: unknown) => recolouredPart(inner, language));
  const select = part as { type?: string; variants?: { value: unknown }[] } | null;
  if (select?.type !== "select" || !select.variants) return part;
  const variants = select.variants.map((one) => ({ ...one, value: recolouredPart(one.value, language) }));
  return { ...select, variants };
}

/** All texts of a file with the other colours. */
export function recolouredResource({ body }: FluentResource, language: Language): FluentResource {
  const changed = body.map((message) => ({ ...message, value: recolouredPart(message.value, language) }));
  return { body: changed } as unknown as FluentResource;
}
