// What the server refuses, in the page's language. Its own words are English, and those serve where we have none.
import type { GameName, Refused, Verdict } from "../net/types";
import { has, language, load, t } from ".";

// The server repeats what was typed: 'a1z9' is not a move. Our sentences do so, too.
const QUOTED = /^'(.*)' is not a /s;
const QUOTING = ["not-a-move", "not-a-cell", "not-a-direction"];

/** What the arena refuses. */
export function refusalText({ code, text }: Pick<Refused, "code" | "text">): string {
  const key = `refused-${code}`;
  return text && language !== "en" && has(key) ? t(key, { text }) : text;
}

/** Why something can not be played. */
export async function verdictText(verdict: Pick<Verdict, "code" | "text">, game: GameName): Promise<string> {
  if (language === "en") return verdict.text;
  await load("verdicts").catch(() => undefined);
  const key = `verdict-${game}-${verdict.code}`;
  const text = QUOTED.exec(verdict.text)?.[1];
  const isSaid = has(key) && (text !== undefined || !QUOTING.includes(verdict.code));
  return isSaid ? t(key, { text: text ?? "" }) : refusalText(verdict);
}
