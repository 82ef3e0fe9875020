// The errors of a form, each shown beside the field that it is about.
import { RefusedError } from "../net/http";

export class FormErrors<Field extends string> {
  at = $state<Partial<Record<Field, string>>>({});
  readonly #fields: readonly Field[];

  constructor(...fields: Field[]) {
    this.#fields = fields;
  }

  clear(): void {
    this.at = {};
  }

  /** Show an error beside its field; false if it is about none of them. */
  show(error: unknown): boolean {
    if (!(error instanceof RefusedError)) return false;
    const field = this.#fields.find((name) => name === error.field);
    if (field) this.at = { [field]: error.message } as Partial<Record<Field, string>>;
    return field !== undefined;
  }
}
