// Which language the page speaks, and how its addresses say so: /de/rules. English needs no prefix.

export const LANGUAGES = ["en", "tr", "de", "hu"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What the languages call themselves. */
export const NAMES: Record<Language, string> = {
  en: "English",
  tr: "Türkçe",
  de: "Deutsch",
  hu: "Magyar",
};

const KEPT = "hexad.language";

const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);

/** A path, taken apart: its language, if it names one, and the page's path without it. */
export function splitPath(path: string): { said: Language | null; page: string } {
  const [, said = "", rest = ""] = /^\/(tr|de|hu)(\/.*|$)/.exec(path) ?? [];
  return isLanguage(said) ? { said, page: rest || "/" } : { said: null, page: path };
}

/** The path of a page in a language. */
export function pathIn(path: string, chosen: Language): string {
  const { page } = splitPath(path);
  return chosen === "en" ? page : `/${chosen}${page}`;
}

/** The language of a visit: that of the address, else the one chosen before, else the first one that the browser
 * asks for and that we speak. */
export function languageOf(path: string, kept: string | null, wanted: readonly string[]): Language {
  const { said } = splitPath(path);
  if (said) return said;
  if (kept && isLanguage(kept)) return kept;
  return wanted.map((tag) => tag.toLowerCase().split("-")[0] ?? "").find(isLanguage) ?? "en";
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

/** The language of this page, for as long as it is open. */
export const language = languageOf(location.pathname, kept(), navigator.languages);

/** The address of a page of ours, in the language of this one. */
export const linkTo = (path: string): string => pathIn(path, language);

/** Have the address and the document say what language this is. */
export function settle(): void {
  document.documentElement.lang = language;
  const path = linkTo(location.pathname);
  if (path !== location.pathname)
    history.replaceState(history.state, "", path + location.search + location.hash);
}

/** Speak another language from now on: the page is loaded anew, at the same place. */
export function change(chosen: Language): void {
  try {
    localStorage.setItem(KEPT, chosen);
  } finally {
    location.assign(pathIn(location.pathname, chosen) + location.search + location.hash);
  }
}
