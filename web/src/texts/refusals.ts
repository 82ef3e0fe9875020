// Refusals in the page's language, built from code, field and parameters. The server's own sentences are for programs; on
// English pages they are the fallback.
import type { GameName, Refused, Verdict } from "../net/types";
import { has, inVisibleColours, language, load, t } from ".";

type Reason = Pick<Refused, "code" | "text" | "wait" | "field" | "params">;

// The sentences of these codes quote the input: 'a1z9' is not a move.
const QUOTING = ["not-a-move", "not-a-cell", "not-a-direction"];

/** Load the sentences about positions and moves, if the refusal is about one. */
export async function loadRefusal({ params }: Reason): Promise<void> {
  if (params?.game) await Promise.all([load("verdicts"), load("positions")]).catch(() => undefined);
}

/** The text of a refusal. */
export function refusalText({ code, text, wait, field, params = {} }: Reason): string {
  if (!text) return text;
  const values = { ...params, minutes: Math.max(1, Math.ceil((wait ?? 0) / 60)) };
  const key = [
    params.line !== undefined && `refused-record-${code}`,
    params.game && `position-${params.game}-${code}`,
    params.game && `verdict-${params.game}-${code}`,
    code === "not-understood" && field && `refused-field-${field}`,
    `refused-${code}`,
  ].find((candidate): candidate is string => Boolean(candidate) && has(candidate as string));
  if (!key) return language === "en" ? inVisibleColours(text) : t("refused-unknown");
  const why = t(key, values);
  if (params.line) return t("refused-record-place", { ...params, why });
  return params.number === undefined ? why : t("refused-move-number", { ...params, why });
}

/** Why a move is illegal; `typed` is the text of the move, if it was given as text. */
export async function verdictText(
  verdict: Pick<Verdict, "code" | "text">,
  game: GameName,
  typed?: string,
): Promise<string> {
  if (language === "en") return inVisibleColours(verdict.text);
  await load("verdicts").catch(() => undefined);
  const key = `verdict-${game}-${verdict.code}`;
  const isTranslated = has(key) && (typed !== undefined || !QUOTING.includes(verdict.code));
  return isTranslated ? t(key, { text: typed ?? "" }) : refusalText(verdict);
}
