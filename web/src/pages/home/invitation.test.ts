import { expect, test } from "vitest";
import type { OpenGame } from "../../net/types";
import {
  FIRST_CHOICE,
  hasEngine,
  invitationOf,
  isComplete,
  match,
  ratedObstacle,
  seatsFor,
  type Chosen,
} from "./invitation";

const six: Chosen = { ...FIRST_CHOICE, game: "six" };

test("the first choice is Black against an easy engine, without a clock", () => {
  expect(invitationOf(FIRST_CHOICE, 0)).toEqual({
    game: "abalone",
    chairs: [{ who: "me" }, { who: "engine", level: 2 }],
    options: { layout: "standard", repetition: 3 },
    control: "-",
  });
});

test("the second colour sits second, and chance decides where it is asked to", () => {
  const chairs = (colour: Chosen["colour"], chance: number) =>
    invitationOf({ ...FIRST_CHOICE, colour }, chance).chairs.map((chair) => chair.who);
  expect(chairs("second", 0)).toEqual(["engine", "me"]);
  expect(chairs("random", 0.2)).toEqual(["me", "engine"]);
  expect(chairs("random", 0.7)).toEqual(["engine", "me"]);
});

test("a friend comes by the link, anyone from the lobby", () => {
  const friend = invitationOf({ ...FIRST_CHOICE, opponent: "friend" }, 0);
  expect(friend.chairs).toEqual([{ who: "me" }, { who: "anyone" }]);
  expect(friend.listed).toBeUndefined();
  expect(invitationOf({ ...FIRST_CHOICE, opponent: "anyone" }, 0).listed).toBe(true);
});

test("on one device both seats are mine", () => {
  expect(invitationOf({ ...FIRST_CHOICE, opponent: "device" }, 0).chairs).toEqual([
    { who: "me" },
    { who: "me" },
  ]);
});

test("Six has its own options, and no layout", () => {
  const chosen: Chosen = {
    ...six,
    rules: "advanced",
    declare: "manual",
    firstMove: "free",
    repetition: false,
    clock: "5+3",
  };
  const invitation = invitationOf(chosen, 0);
  expect(invitation.options).toEqual({
    rules: "advanced",
    declare: "manual",
    first_move: "free",
    players: 2,
    repetition: null,
  });
  expect(invitation.control).toBe("300+3");
});

test("four sit as they were put, and one of them is me", () => {
  const four: Chosen = {
    ...six,
    players: 4,
    begins: 2,
    levels: { abalone: 2, six: 7 },
    seats: ["me", "anyone", "engine", "me"],
  };
  const invitation = invitationOf(four, 0);
  expect(invitation.chairs).toEqual([
    { who: "me" },
    { who: "anyone" },
    { who: "engine", level: 7 },
    { who: "me" },
  ]);
  expect(invitation.options?.begins).toBe(2);
  expect(isComplete(four)).toBe(true);
  expect(isComplete({ ...four, seats: ["engine", "engine", "engine", "engine"] })).toBe(false);
});

test("the choice of four is Six's alone", () => {
  const chosen: Chosen = { ...FIRST_CHOICE, players: 4, seats: ["anyone", "anyone", "anyone", "anyone"] };
  expect(invitationOf(chosen, 0).chairs).toHaveLength(2);
  expect(isComplete(chosen)).toBe(true);
  expect(hasEngine(chosen)).toBe(true);
});

test("the opponent fills the other seats", () => {
  expect(seatsFor("friend")).toEqual(["me", "anyone", "anyone", "anyone"]);
  expect(seatsFor("device")).toEqual(["me", "me", "me", "me"]);
});

test("a game is rated where it can be", () => {
  const chosen: Chosen = { ...FIRST_CHOICE, rated: true, opponent: "anyone", clock: "5+3" };
  expect(invitationOf(chosen, 0, true).rated).toBe(true);
  expect(invitationOf({ ...chosen, rated: false }, 0, true).rated).toBeUndefined();
  const why = (change: Partial<Chosen>, hasAccount = true) => {
    const other = { ...chosen, ...change };
    expect(invitationOf(other, 0, hasAccount).rated).toBeUndefined();
    return ratedObstacle(other, hasAccount);
  };
  expect(why({}, false)).toBe("account");
  expect(why({ clock: "none" })).toBe("clock");
  expect(why({ opponent: "engine" })).toBe("engine");
  expect(why({ opponent: "device" })).toBe("device");
  const four: Partial<Chosen> = { game: "six", players: 4 };
  expect(why({ ...four, seats: ["me", "me", "anyone", "anyone"] })).toBe("seats");
  expect(why({ ...four, seats: ["me", "engine", "anyone", "anyone"] })).toBe("engine");
  expect(ratedObstacle({ ...chosen, ...four, seats: ["me", "anyone", "anyone", "anyone"] }, true)).toBeNull();
});

test("two who want the same game meet", () => {
  const wanted = invitationOf({ ...FIRST_CHOICE, opponent: "anyone" }, 0);
  const open: OpenGame = {
    name: "abc",
    game: "abalone",
    fen: "",
    options: { repetition: 3, ply_limit: null },
    layout: "standard",
    control: "-",
    seats: [{ kind: "open" }, { kind: "player", player: "other" }],
    open: [0],
    by: "other",
    created: 0,
  };
  expect(match(wanted, [open], "me", false)?.name).toBe("abc");
  expect(match(wanted, [{ ...open, by: "me" }], "me", false)).toBeUndefined();
  expect(match(wanted, [{ ...open, open: [1] }], "me", false)).toBeUndefined();
  expect(match(wanted, [{ ...open, open: [1] }], "me", true)?.name).toBe("abc");
  expect(match(wanted, [{ ...open, control: "300+3" }], "me", false)).toBeUndefined();
  expect(match(wanted, [{ ...open, layout: "star" }], "me", false)).toBeUndefined();
  expect(match(wanted, [{ ...open, rated: true }], "me", false)).toBeUndefined();
});

test("days for each move are for people with accounts", () => {
  const days: Chosen = { ...FIRST_CHOICE, opponent: "friend", clock: "days", days: 7, weekends: true };
  expect(invitationOf(days, 0, true)).toMatchObject({ control: "1/604800", weekends: true });
  // What was chosen for other people stays where it is not possible.
  expect(invitationOf({ ...days, opponent: "engine" }, 0, true)).toMatchObject({ control: "-" });
  expect(invitationOf({ ...days, opponent: "engine" }, 0, true).weekends).toBeUndefined();
  expect(invitationOf(days, 0, false)).toMatchObject({ control: "-" });
  expect(ratedObstacle(days, true)).toBeNull();
});
