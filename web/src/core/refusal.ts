// Errors of the core.

export type RefusalKind = "invalid-move" | "illegal-move" | "invalid-position" | "out-of-memory";

/** Why the core refuses something. Sentences are made from `code` and `params`, in the reader's language. */
export class CoreError extends Error {
  constructor(
    readonly kind: RefusalKind,
    readonly code: string,
    readonly rule: string | null,
    readonly params: Record<string, string | number>,
  ) {
    super(rule ? `${kind}: ${code} (${rule})` : `${kind}: ${code}`);
    this.name = "CoreError";
  }
}

/** An answer of the core may be a refusal: it is thrown. */
export function checked<T>(answer: unknown): T {
  if (typeof answer === "object" && answer !== null && "refused" in answer) {
    const { kind, code, rule, params } = answer.refused as CoreError;
    throw new CoreError(kind, code, rule, params);
  }
  return answer as T;
}
