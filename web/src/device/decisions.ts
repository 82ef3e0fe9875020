// What an act in a game on this device leads to: an event, or a refusal. The server's `decisions.py`, as far as such games
// need it.
import type { Act, GameEvent, OfferKind } from "../net/types";
import type { DeviceGame } from "./device-game";
import { fallsAt } from "./turn-clock";

/** Why an act is not carried out: the codes are those of the server. */
export class ActError extends Error {
  constructor(
    readonly code: string,
    readonly rule: string | null = null,
  ) {
    super(code);
  }
}

/** What the ids of new games are made of. */
export type NewName = () => string;

type Answerable = Extract<Act, { type: OfferKind }>;
const DECLINED = {
  draw: "draw_declined",
  takeback: "takeback_declined",
  rematch: "rematch_declined",
} as const;
const AGREED = { draw: "draw_agreed", takeback: "takeback_agreed", rematch: "rematch_agreed" } as const;

/** The event that an act of a seat leads to, at a time of the game. Throws ActError. */
export function decide(game: DeviceGame, act: Act, at: number, newName: NewName): GameEvent {
  const seat = act.seat ?? ownSeat(game);
  const falls = game.clock && fallsAt(game.clock);
  if (game.status === "playing" && falls !== null && at >= falls) throw new ActError("time-up", "A16");
  const common = { at, seat, ...(act.id && { id: act.id }) };
  switch (act.type) {
    case "move":
      return moveOf(game, act, common);
    case "declare":
      requireTurn(game, seat);
      return { type: "declared", ...common, ...checked(game, "#", {}) };
    case "resign":
      requirePlaying(game);
      return { type: "resigned", ...common };
    case "abort":
      requirePlaying(game);
      if (game.moves.length >= 2) throw new ActError("too-late");
      return { type: "aborted", ...common };
    case "draw":
      requirePlaying(game);
      return answer(game, act, common) ?? { type: "draw_offered", ...common };
    case "takeback":
      requirePlaying(game);
      return answer(game, act, common) ?? { type: "takeback_asked", ...common, plies: pliesBack(game, seat) };
    case "rematch":
      if (game.status === "playing") throw new ActError("not-over");
      if (game.next) throw new ActError("next-game");
      return answer(game, act, common) ?? { type: "rematch_offered", ...common, next: newName() };
    default:
      // Giving time, claims and what belongs to tournaments: there is nobody else in such a game.
      throw new ActError("not-on-device");
  }
}

interface Common {
  at: number;
  seat: number;
  id?: string;
}

function moveOf(game: DeviceGame, act: Extract<Act, { type: "move" }>, common: Common): GameEvent {
  if (typeof act.ply === "number" && act.ply !== game.moves.length) {
    requirePlaying(game);
    throw new ActError("other-ply");
  }
  requireTurn(game, common.seat);
  if (act.move.trim() === "#") return { type: "declared", ...common, ...checked(game, "#", {}) };
  return { type: "moved", ...common, ...checked(game, act.move, { move: act.move }) };
}

/** The fields of an event whose move is legal, with the canonical text of the move. */
function checked<T extends { move?: string }>(game: DeviceGame, move: string, fields: T): T {
  const verdict = game.board.explain(move);
  if (!verdict.legal) throw new ActError(verdict.code, verdict.rule);
  return "move" in fields ? { ...fields, move: verdict.move ?? move } : fields;
}

/** The seat for which a person acts who did not name one: that to move, or else the first. */
function ownSeat(game: DeviceGame): number {
  const isOwn = (seat: number | undefined) => seat !== undefined && game.seats[seat]?.kind === "player";
  return isOwn(game.turn) ? (game.turn ?? 0) : game.seats.findIndex(({ kind }) => kind === "player");
}

function requirePlaying(game: DeviceGame): void {
  if (game.status !== "playing") throw new ActError("over");
}

function requireTurn(game: DeviceGame, seat: number): void {
  requirePlaying(game);
  if (game.turn !== seat) throw new ActError("not-your-turn");
}

/** The answer to an offer that stands; null if there is none and the act makes one. */
function answer(game: DeviceGame, act: Answerable, common: Common): GameEvent | null {
  const offer = game.offers[act.type];
  const isYes = act.yes ?? true;
  if (!offer) {
    if (isYes) return null;
    throw new ActError("nothing-offered");
  }
  if (!isYes) return { type: DECLINED[act.type], ...common };
  if (offer.agreed.includes(common.seat)) throw new ActError("already-offered");
  return { type: AGREED[act.type], ...common };
}

/** How many plies are taken back: the last move of the seat, and all that followed. */
function pliesBack(game: DeviceGame, seat: number): number {
  const played = game.moves.length;
  for (let plies = 1; plies <= played; plies += 1) if (game.seatAt(played - plies) === seat) return plies;
  throw new ActError("nothing-to-take-back");
}
