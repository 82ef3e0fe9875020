// Where the user goes after signing in: back to the page that asked for it, or to a usual one.
import { routeOf } from "../../app/router.svelte";

/** The path in the query `to`, if it is one of a page of this client. */
export function returnPath(otherwise = "/", search = location.search): string {
  const path = new URLSearchParams(search).get("to") ?? "";
  const isLocal = path.startsWith("/") && !path.startsWith("//") && !path.includes("\\");
  return isLocal && routeOf(path.split(/[?#]/)[0] ?? "").page !== "not-found" ? path : otherwise;
}
