// What is said beside a board: why a move is illegal, or what has happened. The next action replaces it.
import { announcer } from "../app/announce.svelte";
import { play as sound } from "../app/sounds";
import type { GameName, Verdict } from "../net/types";
import { verdictText } from "../texts/refusals";
import { ruleName } from "../texts/rules";

export interface Message {
  text: string;
  /** The rule that explains it. */
  rule?: string;
  /** Whether something was refused. */
  isRefusal: boolean;
}

export class BoardMessage {
  shown = $state.raw<Message | null>(null);

  /** Say what has happened. */
  tell(text: string): void {
    this.shown = { text, isRefusal: false };
    announcer.say(text);
  }

  /** Say why something was refused. */
  refuse(text: string, rule?: string): void {
    sound("refused");
    this.shown = { text, isRefusal: true, ...(rule && { rule }) };
    announcer.say(rule ? `${text} ${ruleName(rule)}` : text);
  }

  clear(): void {
    this.shown = null;
  }
}

/** Refuse a move with the words of its verdict; `typed` is the text of the move, if it was given as text. */
export async function refuseMove(
  message: BoardMessage,
  verdict: Pick<Verdict, "code" | "text" | "rule">,
  game: GameName,
  typed?: string,
): Promise<void> {
  message.refuse(await verdictText(verdict, game, typed), verdict.rule ?? undefined);
}
