// Guests have a name from the server, in English: "Guest x7Kp". They are shown by it in the page's language.
import { t } from ".";

const GUEST = /^Guest ([A-Za-z0-9]{4})$/;

const guest = (tag: string): string => t("shell-guest", { tag });

/** A player's name, as it is shown here. */
export function shownName(name: string, said = guest): string {
  const tag = GUEST.exec(name)?.[1];
  return tag === undefined ? name : said(tag);
}

/** What the server calls somebody who is shown, or typed, by this name. */
export function serverName(name: string, said = guest): string {
  const tag = name.split(" ").find((word) => GUEST.test(`Guest ${word}`) && said(word) === name);
  return tag === undefined ? name : `Guest ${tag}`;
}
