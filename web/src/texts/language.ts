// The language of the page, and its prefix in paths: /de/rules. English has no prefix.
import { isEmbedded } from "../app/embedded";

export const LANGUAGES = ["en", "tr", "de", "hu"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The names of the languages, each in its own language. */
export const NAMES: Record<Language, string> = {
  en: "English",
  tr: "Türkçe",
  de: "Deutsch",
  hu: "Magyar",
};

const KEPT = "hexad.language";

const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);

/** Split a path into its language, if it names one, and the path of the page. */
export function splitPath(path: string): { said: Language | null; page: string } {
  const [, said = "", rest = ""] = /^\/(tr|de|hu)(\/.*|$)/.exec(path) ?? [];
  return isLanguage(said) ? { said, page: rest || "/" } : { said: null, page: path };
}

/** The path of a page in a language. */
export function pathIn(path: string, chosen: Language): string {
  const { page } = splitPath(path);
  return chosen === "en" ? page : `/${chosen}${page}`;
}

/** The language of a page: that of the path, else the stored choice, else the first supported one of the browser's
 * languages. */
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

/** The language of this page. The server chooses that of a page for frames. */
export const language = isEmbedded
  ? languageOf(`/${document.documentElement.lang}`, null, [])
  : languageOf(location.pathname, kept(), navigator.languages);

/** The locale of dates and times. The English texts are British. */
export const dateLocale = language === "en" ? "en-GB" : language;

/** The path of another page in the current language. */
export const linkTo = (path: string): string => pathIn(path, language);

/** Write the language into the address and the document. */
export function settle(): void {
  document.documentElement.lang = language;
  const path = linkTo(location.pathname);
  if (path !== location.pathname)
    history.replaceState(history.state, "", path + location.search + location.hash);
}

/** Switch to another language: the page is reloaded at the same place. */
export function change(chosen: Language): void {
  try {
    localStorage.setItem(KEPT, chosen);
  } finally {
    location.assign(pathIn(location.pathname, chosen) + location.search + location.hash);
  }
}
