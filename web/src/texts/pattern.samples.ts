// The parts of a Fluent pattern, for the tests.

type Part = Record<string, unknown>;

function* parts(pattern: unknown): Generator<Part> {
  if (Array.isArray(pattern)) for (const part of pattern) yield* parts(part);
  else if (typeof pattern === "object" && pattern !== null) {
    yield pattern as Part;
    yield* parts(Object.values(pattern));
  }
}

/** The names of the values that a text needs. */
export function variables(pattern: unknown): Set<string> {
  return new Set([...parts(pattern)].filter(({ type }) => type === "var").map(({ name }) => String(name)));
}

/** The values that must be numbers, because the text formats them. */
export function numbers(pattern: unknown): Set<string> {
  const calls = [...parts(pattern)].filter(({ type, name }) => type === "func" && name === "NUMBER");
  return new Set(calls.flatMap(({ args }) => [...variables((args as unknown[])[0])]));
}

/** The cases between which a text chooses. */
export function branches(pattern: unknown): Set<string> {
  const found = [...parts(pattern)].filter(({ type }) => type === "select");
  const keys = found.flatMap(({ variants }) =>
    (variants as { key: { value: unknown } }[]).map(({ key }) => key),
  );
  return new Set(keys.map(({ value }) => String(value)));
}

/** Whether a case is a plural category. */
export const isCategory = (name: string): boolean =>
  ["zero", "one", "two", "few", "many", "other"].includes(name);
