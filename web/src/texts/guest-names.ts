// The server gives guests an English name: "Guest x7Kp". The page shows it in its own language.
import { t } from ".";

const GUEST = /^Guest ([A-Za-z0-9]{4})$/;

const guest = (tag: string): string => t("shell-guest", { tag });

/** A player's name, as the page shows it. */
export function shownName(name: string, said = guest): string {
  const tag = GUEST.exec(name)?.[1];
  return tag === undefined ? name : said(tag);
}

/** The server's name for a player whom the page shows by this name. */
export function serverName(name: string, said = guest): string {
  const tag = name.split(" ").find((word) => GUEST.test(`Guest ${word}`) && said(word) === name);
  return tag === undefined ? name : `Guest ${tag}`;
}
