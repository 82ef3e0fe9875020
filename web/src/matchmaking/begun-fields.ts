// The fields that the user has begun to fill in. A page with such a field is not left without being asked.

/** What a search or a choice loses is found again at once. */
const WRITTEN = "input:not([type=search], [type=radio], [type=checkbox], [type=range]), textarea";

export class BegunFields {
  readonly #fields = new Set<HTMLInputElement | HTMLTextAreaElement>();

  /** Begin to listen; returns a function that ends it. */
  follow(): () => void {
    const hear = ({ target }: Event): void => this.#take(target);
    document.addEventListener("input", hear);
    return () => document.removeEventListener("input", hear);
  }

  /** Whether a field of the page holds a text of the user. */
  get hasText(): boolean {
    for (const field of this.#fields) if (!field.isConnected || !field.value) this.#fields.delete(field);
    return this.#fields.size > 0;
  }

  #take(target: EventTarget | null): void {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (isField && target.matches(WRITTEN)) this.#fields.add(target);
  }
}

export const begunFields = new BegunFields();
