// All words that people see, by Fluent. One file for each area and language; English is always there.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

const files = import.meta.glob<string>("./en/*.ftl", { query: "?raw", import: "default", eager: true });

// Without isolation marks: they would end up in titles and in what is read aloud.
const bundle = new FluentBundle("en", { useIsolating: false });
for (const text of Object.values(files)) bundle.addResource(new FluentResource(text));

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
