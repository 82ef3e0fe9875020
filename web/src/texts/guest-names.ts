// The server gives guests, and players whose name was hidden, an English name: "Guest x7Kp", "Player x7Kp". The page shows it
// in its own language. Nobody can choose the name of a hidden player.
import { t } from ".";

const TAGS = {
  Guest: /^[A-Za-z0-9]{4}$/,
  Player: /^(?:[A-Za-z0-9]{4}|[A-Za-z0-9]{6}|[A-Za-z0-9]{8}|[A-Za-z0-9]{12})$/,
} as const;
type Word = keyof typeof TAGS;
const WORDS = Object.keys(TAGS) as Word[];

type Said = (word: Word, tag: string) => string;
const inLanguage: Said = (word, tag) => t(word === "Guest" ? "shell-guest" : "shell-hidden-player", { tag });

/** A player's name, as the page shows it. A player who deleted the account has none. */
export function shownName(name: string, said: Said = inLanguage): string {
  if (!name) return t("shell-deleted-player");
  const word = WORDS.find((one) => name.startsWith(`${one} `) && TAGS[one].test(name.slice(one.length + 1)));
  return word === undefined ? name : said(word, name.slice(word.length + 1));
}

/** The server's name for a player whom the page shows by this name. */
export function serverName(name: string, said: Said = inLanguage): string {
  for (const tag of name.split(" ")) {
    const word = WORDS.find((one) => TAGS[one].test(tag) && said(one, tag) === name);
    if (word !== undefined) return `${word} ${tag}`;
  }
  return name;
}
