// All texts of the client, as Fluent files: one for each area and language. English is always loaded, as the fallback.
// Texts of a single page, and those shared with the Python package, are loaded when they are needed.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { language, type Language } from "./language";

export { language, linkTo } from "./language";

export type LateArea =
  | "analysis"
  | "design"
  | "game"
  | "learn"
  | "practice"
  | "settings"
  | "rules"
  | "verdicts"
  | "positions"
  | "glossary"
  | "lessons";

type Files = Record<string, string>;

const english = import.meta.glob<string>(
  ["./en/*.ftl", "!./en/{analysis,design,game,learn,practice,settings}.ftl"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
const OTHERS: Partial<Record<Language, () => Promise<{ default: Files }>>> = {
  tr: () => import("./tr"),
  de: () => import("./de"),
  hu: () => import("./hu"),
};
const SHARED = "../../../src/hexad/texts";
const late = import.meta.glob<string>(
  [
    "./*/{analysis,design,game,learn,practice,settings}.ftl",
    "../../../src/hexad/texts/*/{rules,verdicts,positions,glossary,lessons}.ftl",
  ],
  {
    query: "?raw",
    import: "default",
  },
);

/** The bundles, in the order in which they are searched. */
const bundles: FluentBundle[] = [];
const areas = new Map<LateArea, Promise<void>>();

function bundleOf(spoken: Language, files: Files): FluentBundle {
  // Without isolation marks, which would appear in titles and announcements.
  const bundle = new FluentBundle(spoken, { useIsolating: false });
  for (const text of Object.values(files)) bundle.addResource(new FluentResource(text));
  return bundle;
}

bundles.push(bundleOf("en", english));

/** Load the texts of the page's language. Until then, and if they cannot be loaded, all texts are English. */
export async function prepare(): Promise<void> {
  const files = await OTHERS[language]?.().catch(() => null);
  if (files) bundles.unshift(bundleOf(language, files.default));
}

/** Load the texts of an area. */
export function load(area: LateArea): Promise<void> {
  const known = areas.get(area);
  if (known) return known;
  const coming = fetchArea(area).catch((error: unknown) => {
    areas.delete(area);
    throw error;
  });
  areas.set(area, coming);
  return coming;
}

async function fetchArea(area: LateArea): Promise<void> {
  const fileIn = (spoken: Language) =>
    late[`./${spoken}/${area}.ftl`] ?? late[`${SHARED}/${spoken}/${area}.ftl`];
  const own = fileIn(language);
  const text = await (own ?? fileIn("en"))?.();
  const bundle = own ? bundles[0] : bundles.at(-1);
  if (text) bundle?.addResource(new FluentResource(text), { allowOverrides: true });
}

/** The text of a key, or the key itself if it is missing, which a test detects. */
export function t(key: string, values?: Record<string, FluentVariable>): string {
  for (const bundle of bundles) {
    const message = bundle.getMessage(key);
    if (message?.value) return bundle.formatPattern(message.value, values);
  }
  return key;
}

/** Whether there is such a text. */
export function has(key: string): boolean {
  return bundles.some((bundle) => bundle.hasMessage(key));
}
