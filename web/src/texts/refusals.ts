// Refusals in the page's language. The server's own sentences are English, and are the fallback.
import type { GameName, Refused, Verdict } from "../net/types";
import { has, language, load, t } from ".";

// These sentences quote the input: 'a1z9' is not a move. The translations quote it, too.
const QUOTED = /^'(.*)' is not a /s;
const QUOTING = ["not-a-move", "not-a-cell", "not-a-direction"];

/** The text of a refusal. */
export function refusalText({ code, text }: Pick<Refused, "code" | "text">): string {
  const key = `refused-${code}`;
  return text && language !== "en" && has(key) ? t(key, { text }) : text;
}

/** Why a move is illegal. */
export async function verdictText(verdict: Pick<Verdict, "code" | "text">, game: GameName): Promise<string> {
  if (language === "en") return verdict.text;
  await load("verdicts").catch(() => undefined);
  const key = `verdict-${game}-${verdict.code}`;
  const text = QUOTED.exec(verdict.text)?.[1];
  const isSaid = has(key) && (text !== undefined || !QUOTING.includes(verdict.code));
  return isSaid ? t(key, { text: text ?? "" }) : refusalText(verdict);
}
