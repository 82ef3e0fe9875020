// All words that people see, by Fluent: one file for each area and language. The long ones come when they are needed.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

const files = import.meta.glob<string>(["./en/*.ftl", "!./en/rules.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const long = import.meta.glob<string>("./en/rules.ftl", { query: "?raw", import: "default" });

// Without isolation marks: they would end up in titles and in what is read aloud.
const bundle = new FluentBundle("en", { useIsolating: false });
for (const text of Object.values(files)) bundle.addResource(new FluentResource(text));

/** Have the texts of a long area at hand. */
export async function load(area: "rules"): Promise<void> {
  const text = await long[`./en/${area}.ftl`]?.();
  if (text) bundle.addResource(new FluentResource(text), { allowOverrides: true });
}

/** The text of a key. A key that is missing shows itself, and a test finds it. */
export function t(key: string, values?: Record<string, FluentVariable>): string {
  const message = bundle.getMessage(key);
  if (!message?.value) return key;
  return bundle.formatPattern(message.value, values);
}

/** Whether there is such a text. */
export function has(key: string): boolean {
  return bundle.hasMessage(key);
}
