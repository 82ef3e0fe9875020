// A form that is checked while it is filled in. The error of a field is shown once the field was left, or after sending.
import { notices } from "../app/announce.svelte";
import { RefusedError } from "../net/http";
import { t } from "../texts";

/** What is wrong with the content of a field; nothing if it is right. */
export type Check = (value: string) => string | undefined;

export class CheckedForm<Name extends string> {
  values = $state({}) as Record<Name, string>;
  isBusy = $state(false);
  #left = $state<Partial<Record<Name, boolean>>>({});
  /** What the server refused, and for which content. */
  #refused = $state<Partial<Record<Name, { value: string; text: string }>>>({});
  readonly #checks: Record<Name, Check>;
  readonly #names: Name[];

  constructor(checks: Record<Name, Check>) {
    this.#checks = checks;
    this.#names = Object.keys(checks) as Name[];
    this.clear();
  }

  /** The error that is shown beside a field. */
  error(name: Name): string | undefined {
    const refused = this.#refused[name];
    if (refused?.value === this.values[name]) return refused.text;
    return this.#left[name] ? this.#checks[name](this.values[name]) : undefined;
  }

  /** The field was left: from now on its error is shown. A field that is still empty has none yet. */
  leave(name: Name): void {
    if (this.values[name]) this.#left[name] = true;
  }

  clear(): void {
    for (const name of this.#names) this.values[name] = "";
    this.#left = {};
    this.#refused = {};
  }

  /** Send the form, unless a field is wrong; returns whether that worked. */
  async send(work: () => Promise<void>): Promise<boolean> {
    if (this.isBusy) return false;
    for (const name of this.#names) this.#left[name] = true;
    if (this.#names.some((name) => this.error(name))) return false;
    this.isBusy = true;
    try {
      await work();
      return true;
    } catch (error) {
      this.#show(error);
      return false;
    } finally {
      this.isBusy = false;
    }
  }

  #show(error: unknown): void {
    const name = error instanceof RefusedError && this.#names.find((one) => one === error.field);
    if (name) this.#refused[name] = { value: this.values[name], text: (error as Error).message };
    else notices.show((error as Error).message || t("shell-no-server"), { trouble: true });
  }
}
