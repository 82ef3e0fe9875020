// Which fields can be changed: fewer when somebody has entered, and fewer again after the start. The server decides the same.
import { FIELDS, type Field, isUsed, type Values } from "./values";

export type Stage = "open" | "entered" | "started";

const FIXED_BY_ENTRANTS: readonly Field[] = [
  "format",
  "place",
  "game",
  "layout",
  "players",
  "rules",
  "declare",
  "first_move",
  "rated",
];
const CHANGEABLE_AFTER_START: readonly Field[] = [
  "title",
  "description",
  "rounds",
  "minutes",
  "max_entrants",
  "round_start",
  "round_times",
  "pause_minutes",
  "no_show_minutes",
  "half_byes",
  "tie_breaks",
];

/** The fields that the form shows. */
export function shownFields(values: Values, stage: Stage): Set<Field> {
  const names = (Object.keys(FIELDS) as Field[]).filter((field) => isUsed(field, values));
  if (stage === "entered") return new Set(names.filter((field) => !FIXED_BY_ENTRANTS.includes(field)));
  if (stage === "started") return new Set(names.filter((field) => CHANGEABLE_AFTER_START.includes(field)));
  return new Set(names);
}
