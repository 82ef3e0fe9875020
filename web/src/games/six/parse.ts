// Moves as the server writes them: `2,-1` places, `2,-1>4,0` moves, `=q,r` names the group that stays, `#` declares.
import type { Detail, Effect } from "../../net/types";

export interface Move {
  text: string;
  from?: string;
  to: string;
  kept?: string;
  declares: boolean;
}

/** What may be played, by the cells one touches: where to, and in the moving phase from where first. */
export interface Choices {
  placing: Map<string, Move[]>;
  moving: Map<string, Map<string, Move[]>>;
}

const CELL = "-?\\d+,-?\\d+";
const MOVE = new RegExp(`^(?:(${CELL})>)?(${CELL})(?:=(${CELL}))?(#)?$`);

/** Reads a move. `#` alone has no place on the table and is none here. */
export function parse(text: string): Move | null {
  const [, from, to, kept, declares] = MOVE.exec(text) ?? [];
  if (to === undefined) return null;
  return { text, to, declares: declares !== undefined, ...(from && { from }), ...(kept && { kept }) };
}

export function choicesOf(moves: string[]): Choices {
  const choices: Choices = { placing: new Map(), moving: new Map() };
  for (const text of moves) {
    const move = parse(text);
    if (!move) continue;
    const targets =
      move.from === undefined ? choices.placing : within(choices.moving, move.from, () => new Map());
    within(targets, move.to, () => []).push(move);
  }
  return choices;
}

function within<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const found = map.get(key) ?? make();
  map.set(key, found);
  return found;
}

/** The tiles that leave when one is lifted and, where there is a choice, that group stays. */
export function leavingWith(leaving: Detail["leaving"], from: string, kept?: string): string[] {
  return (kept && leaving?.[`${from}=${kept}`]) || (leaving?.[from] ?? []);
}

/** What a move would do. */
export function effectOf(move: Move, leaving: Detail["leaving"]): Effect {
  if (move.from === undefined) return { placed: [move.to] };
  return { moved: [[move.from, move.to]], removed: leavingWith(leaving, move.from, move.kept) };
}
