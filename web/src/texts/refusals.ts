// Refusals in the page's language, built from code, field and parameters. The server's own sentences are for programs: only
// a code of a newer server, which has no text here, is explained by them, on English pages.
import type { GameName, Refused, Verdict } from "../net/types";
import { has, inVisibleColours, language, type LateArea, load, t } from ".";

type Reason = Pick<Refused, "code" | "text" | "wait" | "field" | "params">;

// The sentences of these codes quote the input: “a1z9” is not a move.
const QUOTING = ["not-a-move", "not-a-cell", "not-a-direction"];

/** Load the sentences of refusals, and those about positions and moves, if the refusal is about one. */
export async function loadRefusal({ params }: Reason): Promise<void> {
  const areas: LateArea[] = params?.game ? ["refusals", "verdicts", "positions"] : ["refusals"];
  await Promise.all(areas.map(load)).catch(() => undefined);
}

/** The key of a refusal's text: the most specific one that there is. */
export function refusalKey(
  { code, field, params = {} }: Omit<Reason, "text">,
  isKnown: (key: string) => boolean,
): string | undefined {
  return [
    params.line !== undefined && `refused-record-${code}`,
    params.game && `position-${params.game}-${code}`,
    params.game && `verdict-${params.game}-${code}`,
    code === "not-understood" && field && `refused-field-${field}`,
    `refused-${code}`,
  ].find((key): key is string => typeof key === "string" && isKnown(key));
}

/** The text of a refusal. */
export function refusalText(reason: Reason): string {
  const { text, wait, params = {} } = reason;
  if (!text) return text;
  const key = refusalKey(reason, has);
  if (!key) return language === "en" ? inVisibleColours(text) : t("shell-refused");
  const why = t(key, { ...params, minutes: Math.max(1, Math.ceil((wait ?? 0) / 60)) });
  if (params.line) return t("refused-record-place", { ...params, why });
  return params.number === undefined ? why : t("refused-move-number", { ...params, why });
}

/** Why a move is illegal; `typed` is the text of the move, if it was given as text. */
export async function verdictText(
  verdict: Pick<Verdict, "code" | "text"> & Partial<Reason>,
  game: GameName,
  typed?: string,
): Promise<string> {
  await Promise.all([load("verdicts"), load("refusals")]).catch(() => undefined);
  const text = typed ?? verdict.params?.text;
  const key = `verdict-${game}-${verdict.code}`;
  const isKnown = has(key) && (text !== undefined || !QUOTING.includes(verdict.code));
  return isKnown ? t(key, { text: text ?? "" }) : refusalText(verdict);
}
