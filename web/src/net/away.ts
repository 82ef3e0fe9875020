// Tells the server whether the page is visible, so that others see who is at the board.
import { connection } from "./connection.svelte";

/** Begin; returns a function that ends it. */
export function tellAway(): () => void {
  // A new connection counts as visible.
  const opened = () => void (document.hidden && connection.send({ type: "away", on: true }));
  const changed = () => void connection.send({ type: "away", on: document.hidden });
  const leave = connection.use(() => undefined, opened);
  document.addEventListener("visibilitychange", changed);
  return () => {
    document.removeEventListener("visibilitychange", changed);
    leave();
  };
}
