// Refusals in the page's language. The server's own sentences are English, and are the fallback.
import type { GameName, Refused, Verdict } from "../net/types";
import { has, language, load, t } from ".";

// The sentences of these codes quote the input: 'a1z9' is not a move.
const QUOTING = ["not-a-move", "not-a-cell", "not-a-direction"];

/** The text of a refusal. */
export function refusalText({ code, text, wait }: Pick<Refused, "code" | "text" | "wait">): string {
  const key = `refused-${code}`;
  return text && language !== "en" && has(key)
    ? t(key, { text, minutes: Math.max(1, Math.ceil((wait ?? 0) / 60)) })
    : text;
}

/** Why a move is illegal; `typed` is the text of the move, if it was given as text. */
export async function verdictText(
  verdict: Pick<Verdict, "code" | "text">,
  game: GameName,
  typed?: string,
): Promise<string> {
  if (language === "en") return verdict.text;
  await load("verdicts").catch(() => undefined);
  const key = `verdict-${game}-${verdict.code}`;
  const isTranslated = has(key) && (typed !== undefined || !QUOTING.includes(verdict.code));
  return isTranslated ? t(key, { text: typed ?? "" }) : refusalText(verdict);
}
