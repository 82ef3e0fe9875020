// The query of the page's address: what a page shows of many things. It can be linked to, and a reload keeps it.
import { router } from "../../app/router.svelte";

class Address {
  #changes = $state(0);

  query = $derived.by(() => {
    // Both change the address.
    void router.visits;
    void this.#changes;
    return new URLSearchParams(location.search);
  });

  /** Replace parts of the query; empty ones are removed. The history keeps one entry for the page. */
  change(values: Record<string, string>): void {
    const query = new URLSearchParams(location.search);
    for (const [name, value] of Object.entries(values)) {
      if (value) query.set(name, value);
      else query.delete(name);
    }
    const text = query.toString();
    history.replaceState(history.state, "", location.pathname + (text && `?${text}`) + location.hash);
    this.#changes += 1;
  }
}

export const address = new Address();
