// What pages have loaded, kept for users who go back to them: they find the page as they left it.
import { router } from "../../app/router.svelte";

const MAX_KEPT = 10;

const kept = new Map<string, object>();

/** A new view of the current page, or the last one if the user returns to the page. */
export function keptView<T extends object>(make: () => T): T {
  const path = location.pathname;
  const view = ((router.isReturn && kept.get(path)) || make()) as T;
  // The newest is the last.
  kept.delete(path);
  kept.set(path, view);
  const [oldest] = kept.keys();
  if (kept.size > MAX_KEPT && oldest) kept.delete(oldest);
  return view;
}
