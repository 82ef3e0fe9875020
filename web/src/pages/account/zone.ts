// The time zone of the account, in which its weekends lie. The first one is that of the browser.
import { remember, remembered } from "../../app/settings.svelte";
import { get, put } from "../../net/http";
import { me } from "../../net/me.svelte";
import type { AccountView } from "../../net/types";

/** The time zone of the browser. */
export function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Give an account that has no time zone that of the browser; once for each account and browser. */
export async function setZone(): Promise<void> {
  const player = me.known?.has_account ? me.known.player : "";
  if (!player || remembered("zone", { player: "" }).player === player) return;
  try {
    const { zone } = await get<AccountView>("/api/account");
    if (!zone) await put<AccountView>("/api/account/zone", { zone: browserZone() });
    remember("zone", { player });
  } catch {
    // The next visit tries again.
  }
}
