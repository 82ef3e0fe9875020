// All texts of the client, as Fluent files: one for each area and language. Those of the first page and the frame around all
// pages are always loaded, in the page's language only. All others, and those shared with the Python package, are loaded
// when they are needed. The script itself contains what it says when files cannot be loaded.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { language, type Language } from "./language";
import { visibleColours } from "./visible-colours.svelte";

export { dateLocale, language, linkTo } from "./language";

export type LateArea =
  | "account"
  | "analysis"
  | "app"
  | "board"
  | "chat"
  | "clock"
  | "design"
  | "device"
  | "embed"
  | "game"
  | "keys"
  | "learn"
  | "matchmaking"
  | "new-game"
  | "players"
  | "practice"
  | "privacy"
  | "puzzle"
  | "refusals"
  | "relations"
  | "settings"
  | "tournament"
  | "tournament-form"
  | "tournament-words"
  | "tournaments"
  | "watch"
  | "rules"
  | "verdicts"
  | "positions"
  | "glossary"
  | "lessons"
  | "themes";

interface Files {
  /** Texts by path. */
  always: Record<string, string>;
  late: Record<string, () => Promise<string>>;
}

const FILES: Record<Language, () => Promise<Files>> = {
  en: () => import("./en"),
  tr: () => import("./tr"),
  de: () => import("./de"),
  hu: () => import("./hu"),
};
const failed = import.meta.glob<string>("./*/failed.ftl", { query: "?raw", import: "default", eager: true });
const SHARED = "../../../src/hexad/texts";

/** The texts of a language, in the colours of both piece sets. */
class Texts {
  readonly #classic: FluentBundle;
  #recoloured: FluentBundle | undefined;
  #resources: FluentResource[] = [];

  constructor(
    private readonly spoken: Language,
    private readonly files?: Files,
  ) {
    this.#classic = this.#empty();
    this.add(failed[`./${spoken}/failed.ftl`] ?? "");
    for (const text of Object.values(files?.always ?? {})) this.add(text);
  }

  /** Load the texts of an area. */
  async load(area: LateArea): Promise<void> {
    const { late = {} } = this.files ?? {};
    const file = late[`./${this.spoken}/${area}.ftl`] ?? late[`${SHARED}/${this.spoken}/${area}.ftl`];
    if (file) this.add(await file());
  }

  add(text: string): void {
    const resource = new FluentResource(text);
    this.#resources.push(resource);
    this.#classic.addResource(resource);
    // It is built again when it is used.
    this.#recoloured = undefined;
  }

  /** The bundle in the colours that the user sees. */
  get bundle(): FluentBundle {
    const { replacing } = visibleColours;
    if (!replacing) return this.#classic;
    if (!this.#recoloured) {
      this.#recoloured = this.#empty();
      for (const resource of this.#resources)
        this.#recoloured.addResource(replacing.recolouredResource(resource, this.spoken));
    }
    return this.#recoloured;
  }

  #empty(): FluentBundle {
    // Without isolation marks, which would appear in titles and announcements.
    return new FluentBundle(this.spoken, { useIsolating: false });
  }
}

let spoken = new Texts(language);
let prepared: Promise<Texts> | undefined;
const areas = new Map<LateArea, Promise<void>>();

/** Load the texts that are always needed; in English, if those of the page's language cannot be loaded. */
export async function prepare(): Promise<Texts> {
  return (prepared ??= textsOf(language).catch(() => textsOf("en")));
}

async function textsOf(chosen: Language): Promise<Texts> {
  const [files] = await Promise.all([FILES[chosen](), visibleColours.load()]);
  spoken = new Texts(chosen, files);
  return spoken;
}

/** Load the texts of an area. */
export function load(area: LateArea): Promise<void> {
  const known = areas.get(area);
  if (known) return known;
  const coming = prepare()
    .then((texts) => texts.load(area))
    .catch((error: unknown) => {
      areas.delete(area);
      throw error;
    });
  areas.set(area, coming);
  return coming;
}

/** The text of a key, or the key itself if it is missing, which a test detects. */
export function t(key: string, values?: Record<string, FluentVariable>): string {
  const { bundle } = spoken;
  const message = bundle.getMessage(key);
  return message?.value ? bundle.formatPattern(message.value, values) : key;
}

/** Whether there is such a text. */
export function has(key: string): boolean {
  return spoken.bundle.hasMessage(key);
}

/** A sentence of the server, which is English, in the colours that the user sees. */
export function inVisibleColours(text: string): string {
  return visibleColours.replacing?.recoloured(text, "en") ?? text;
}
