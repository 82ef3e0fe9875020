// A list that the server sends in pages.
import { get, RefusedError } from "../../net/http";

export interface ListPage<T> {
  items: T[];
  next?: string | undefined;
}

export class PagedList<T, Answer> {
  items = $state.raw<T[]>([]);
  state = $state<"asking" | "known" | "failed">("asking");
  /** The cursor of the next page; empty at the end. */
  next = $state("");
  #path = "";
  #isFirstPage = true;
  #asked = 0;

  constructor(
    /** The parameter for the cursor. */
    private readonly cursor: "before" | "after",
    private readonly read: (answer: Answer) => ListPage<T>,
    private readonly keyOf: (item: T) => string,
  ) {}

  /**
   * Show the list of a path with its query. If it is shown already, it stays, and what is new is added in front; but not
   * after the first page, where it would move what the user was reading.
   */
  async show(path: string): Promise<void> {
    if (path === this.#path && this.state === "known") return this.#isFirstPage ? this.#addNew() : undefined;
    this.#path = path;
    await this.#ask("");
  }

  /** Load the next page. */
  more(): Promise<void> {
    return this.#ask(this.next);
  }

  /** Try again after an error. */
  again(): Promise<void> {
    return this.#ask(this.items.length ? this.next : "");
  }

  async #ask(next: string): Promise<void> {
    const asked = ++this.#asked;
    this.state = "asking";
    try {
      const page = await this.#page(next);
      // Only the answer to the last question counts.
      if (asked !== this.#asked) return;
      this.items = next ? [...this.items, ...page.items] : page.items;
      this.next = page.next ?? "";
      this.#isFirstPage = !next;
      this.state = "known";
    } catch (error) {
      if (asked !== this.#asked) return;
      const isNothing = error instanceof RefusedError && error.status === 404;
      if (isNothing) [this.items, this.next] = [[], ""];
      this.state = isNothing ? "known" : "failed";
    }
  }

  async #addNew(): Promise<void> {
    const asked = ++this.#asked;
    const page = await this.#page("").catch(() => null);
    if (!page || asked !== this.#asked) return;
    const known = new Set(this.items.map(this.keyOf));
    const added = page.items.filter((item) => !known.has(this.keyOf(item)));
    if (added.length) this.items = [...added, ...this.items];
  }

  async #page(next: string): Promise<ListPage<T>> {
    const separator = this.#path.includes("?") ? "&" : "?";
    const path = next ? `${this.#path}${separator}${this.cursor}=${encodeURIComponent(next)}` : this.#path;
    return this.read(await get<Answer>(path));
  }
}
