// Turns the choices of the new-game form into the invitation that is sent to the server.
import { DEFAULT_GAME, hasOption, ownOptions } from "../../games/descriptors";
import type { Chair, Invitation, GameName, OpenGame, Options } from "../../net/types";
import { isPerMove } from "../../games/speed";
import { controlOf, type ClockChoice } from "./clocks";

export type Opponent = "engine" | "friend" | "device" | "anyone";
export type Colour = "first" | "second" | "random";
export type Who = Chair["who"];

/** Everything that the new-game sheet asks; kept for the next time. */
export interface Chosen extends ClockChoice {
  game: GameName;
  opponent: Opponent;
  /** The level of the engine in each game. */
  levels: Record<GameName, number>;
  colour: Colour;
  layout: string;
  rules: "basic" | "advanced";
  declare: "auto" | "manual";
  firstMove: "restricted" | "free";
  players: 2 | 4;
  /** Four-handed Six: who sits where, clockwise, Black first. */
  seats: Who[];
  begins: 1 | 2;
  /** The third repetition draws (R1). */
  repetition: boolean;
  /** The game changes ratings, if it can. */
  rated: boolean;
  /** The game is stored on this device only, if nobody else takes part. */
  onDevice: boolean;
}

export const FIRST_CHOICE: Chosen = {
  game: DEFAULT_GAME,
  opponent: "engine",
  levels: { abalone: 2, six: 2 },
  colour: "first",
  layout: "standard",
  rules: "basic",
  declare: "auto",
  firstMove: "restricted",
  players: 2,
  seats: ["me", "engine", "engine", "engine"],
  begins: 1,
  repetition: true,
  rated: false,
  onDevice: false,
  clock: "none",
  minutes: 10,
  increment: 5,
  days: 3,
  weekends: false,
};

const OTHERS: Record<Opponent, Who> = { engine: "engine", friend: "anyone", device: "me", anyone: "anyone" };

/** Whether four people sit at the table. */
export function isFour(chosen: Chosen): boolean {
  return hasOption(chosen.game, "players") && chosen.players === 4;
}

/** The seats of a game of four against this kind of opponent: I have the first one. */
export function seatsFor(opponent: Opponent): Who[] {
  const other = OTHERS[opponent];
  return ["me", other, other, other];
}

/** Whether an engine of the chosen level takes part. */
export function hasEngine(chosen: Chosen): boolean {
  return isFour(chosen) ? chosen.seats.includes("engine") : chosen.opponent === "engine";
}

/** Whether the form is complete: the host must have a seat. */
export function isComplete(chosen: Chosen): boolean {
  return !isFour(chosen) || chosen.seats.includes("me");
}

/** Whether the game can have days for each move: every seat has a player of its own. */
export function allowsDays(chosen: Chosen): boolean {
  if (!isFour(chosen)) return chosen.opponent === "friend" || chosen.opponent === "anyone";
  return !hasEngine(chosen) && chosen.seats.filter((who) => who === "me").length === 1;
}

/** Whether nobody but the people at this device takes part, so that the game can be stored here. */
export function needsNobodyElse(chosen: Chosen): boolean {
  if (isFour(chosen)) return !chosen.seats.includes("anyone");
  return chosen.opponent === "engine" || chosen.opponent === "device";
}

/** Whether the clock is possible with these opponents, and for this user. */
export function isClockAllowed(chosen: Chosen, hasAccount: boolean): boolean {
  return chosen.clock !== "days" || (hasAccount && allowsDays(chosen));
}

/** Why a game cannot be rated. */
export type Obstacle = "engine" | "device" | "clock" | "seats" | "account";

/** Why the chosen game cannot be rated; null if it can. */
export function ratedObstacle(chosen: Chosen, hasAccount: boolean): Obstacle | null {
  if (hasEngine(chosen)) return "engine";
  if (chosen.opponent === "device" && !isFour(chosen)) return "device";
  if (isFour(chosen) && chosen.seats.filter((who) => who === "me").length > 1) return "seats";
  if (chosen.clock === "none" || !isClockAllowed(chosen, true)) return "clock";
  return hasAccount ? null : "account";
}

/**
 * The game that was chosen. `chance` is from 0 to 1 and decides where the colour is left to it. Only players with an
 * account play rated games.
 */
export function invitationOf(chosen: Chosen, chance: number, hasAccount = false): Invitation {
  const invitation: Invitation = {
    game: chosen.game,
    chairs: chairsOf(chosen, chance),
    options: optionsOf(chosen),
    // A choice that was made for other people stays where it is not possible.
    control: isClockAllowed(chosen, hasAccount) ? controlOf(chosen) : "-",
  };
  if (chosen.opponent === "anyone" && invitation.chairs.some((chair) => chair.who === "anyone"))
    invitation.listed = true;
  if (isPerMove(invitation.control ?? "") && chosen.weekends) invitation.weekends = true;
  if (chosen.rated && ratedObstacle(chosen, hasAccount) === null) invitation.rated = true;
  return invitation;
}

function chairsOf(chosen: Chosen, chance: number): Chair[] {
  const chair = (who: Who): Chair =>
    who === "engine" ? { who, level: chosen.levels[chosen.game] } : { who };
  if (isFour(chosen)) return chosen.seats.map(chair);
  const pair = [chair("me"), chair(OTHERS[chosen.opponent])];
  const isFirst = chosen.colour === "random" ? chance < 0.5 : chosen.colour === "first";
  return isFirst ? pair : pair.reverse();
}

function optionsOf(chosen: Chosen): Options {
  return ownOptions(chosen.game, {
    layout: chosen.layout,
    rules: chosen.rules,
    declare: chosen.declare,
    first_move: chosen.firstMove,
    players: chosen.players,
    ...(chosen.players === 4 && { begins: chosen.begins }),
    repetition: chosen.repetition ? 3 : null,
  });
}

/** A game of the lobby that equals the wanted one, so that two hosts with the same wish play each other. */
export function match(
  wanted: Invitation,
  lobby: OpenGame[],
  me: string,
  anyColour: boolean,
): OpenGame | undefined {
  const mine = wanted.chairs.findIndex((chair) => chair.who === "me");
  return lobby.find(
    (open) =>
      open.by !== me &&
      open.game === wanted.game &&
      open.control === wanted.control &&
      (open.rated ?? false) === (wanted.rated ?? false) &&
      (open.weekends ?? false) === (wanted.weekends ?? false) &&
      open.seats.length === 2 &&
      (anyColour || open.open.includes(mine)) &&
      isSame(wanted.options ?? {}, { ...open.options, ...(open.layout && { layout: open.layout }) }),
  );
}

function isSame(wanted: Options, open: Options): boolean {
  return (Object.keys(wanted) as (keyof Options)[]).every((name) => wanted[name] === open[name]);
}
