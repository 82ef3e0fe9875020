// All texts of the client, as Fluent files: one for each area and language. English is always loaded, as the fallback.
// Texts of a single page, and those shared with the Python package, are loaded when they are needed.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings } from "../app/settings.svelte";
import { language, type Language } from "./language";
import { recoloured, recolouredResource } from "./piece-colours";

export { language, linkTo } from "./language";

export type LateArea =
  | "analysis"
  | "design"
  | "game"
  | "keys"
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
  ["./en/*.ftl", "!./en/{analysis,design,game,keys,learn,practice,settings}.ftl"],
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
    "./*/{analysis,design,game,keys,learn,practice,settings}.ftl",
    "../../../src/hexad/texts/*/{rules,verdicts,positions,glossary,lessons}.ftl",
  ],
  {
    query: "?raw",
    import: "default",
  },
);

/** The texts of a language, in the colours of both piece sets. */
class Texts {
  readonly #classic: FluentBundle;
  #recoloured: FluentBundle | undefined;
  #resources: FluentResource[] = [];

  constructor(
    private readonly spoken: Language,
    files: Files,
  ) {
    this.#classic = this.#empty();
    for (const text of Object.values(files)) this.add(text);
  }

  add(text: string): void {
    const resource = new FluentResource(text);
    this.#resources.push(resource);
    this.#classic.addResource(resource, { allowOverrides: true });
    this.#recoloured?.addResource(recolouredResource(resource, this.spoken), { allowOverrides: true });
  }

  /** The bundle in the colours that the user sees. */
  get bundle(): FluentBundle {
    if (settings.chosen.pieces === "classic") return this.#classic;
    return (this.#recoloured ??= this.#recolour());
  }

  #recolour(): FluentBundle {
    const bundle = this.#empty();
    for (const resource of this.#resources)
      bundle.addResource(recolouredResource(resource, this.spoken), { allowOverrides: true });
    return bundle;
  }

  #empty(): FluentBundle {
    // Without isolation marks, which would appear in titles and announcements.
    return new FluentBundle(this.spoken, { useIsolating: false });
  }
}

/** The languages, in the order in which they are searched. */
const spoken: Texts[] = [new Texts("en", english)];
const areas = new Map<LateArea, Promise<void>>();

/** Load the texts of the page's language. Until then, and if they cannot be loaded, all texts are English. */
export function prepare(): Promise<void> {
  return (prepared ??= loadLanguage());
}

let prepared: Promise<void> | undefined;

async function loadLanguage(): Promise<void> {
  const files = await OTHERS[language]?.().catch(() => null);
  if (files) spoken.unshift(new Texts(language, files.default));
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
  const fileIn = (name: Language) => late[`./${name}/${area}.ftl`] ?? late[`${SHARED}/${name}/${area}.ftl`];
  const own = fileIn(language);
  const text = await (own ?? fileIn("en"))?.();
  // The texts of the page's language belong to those that many pages need, which may come later.
  await prepare();
  if (text) (own ? spoken[0] : spoken.at(-1))?.add(text);
}

/** The text of a key, or the key itself if it is missing, which a test detects. */
export function t(key: string, values?: Record<string, FluentVariable>): string {
  for (const { bundle } of spoken) {
    const message = bundle.getMessage(key);
    if (message?.value) return bundle.formatPattern(message.value, values);
  }
  return key;
}

/** Whether there is such a text. */
export function has(key: string): boolean {
  return spoken.some(({ bundle }) => bundle.hasMessage(key));
}

/** A sentence of the server, which is English, in the colours that the user sees. */
export function inVisibleColours(text: string): string {
  return settings.chosen.pieces === "classic" ? text : recoloured(text, "en");
}
