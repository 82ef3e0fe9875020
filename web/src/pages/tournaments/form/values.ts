// The fields of the form for a tournament, as texts, and the settings that the server takes.
import { CORRESPONDENCE_CONTROLS } from "../../../games/descriptors.generated";
import { hasOption, isGameName } from "../../../games/descriptors";
import { parseControl } from "../../../games/time-control";
import type { GameName, Options, TournamentSettings } from "../../../net/types";
import type { EntryMode, Format, Place } from "../../../tournaments/words";

/** Each field is called as in the server's settings, if there is such a setting: a refusal names it. */
export const FIELDS = {
  title: "",
  description: "",
  game: "abalone",
  layout: "standard",
  /** Separated by commas, one for each round; empty if all rounds have the same. */
  layouts: "",
  players: "2",
  rules: "basic",
  declare: "auto",
  first_move: "restricted",
  format: "swiss",
  rounds: "5",
  cycles: "1",
  games_per_match: "2",
  tie_break_pairs: "1",
  tie_break_control: "",
  third_place: "",
  minutes: "60",
  berserk: "yes",
  days: "7",
  /** One of `CONTROLS`, of the times for each move, or `custom`. */
  control: "900",
  clock_minutes: "20",
  clock_increment: "10",
  place: "online",
  rated: "",
  entry: "open",
  min_rating: "",
  max_rating: "",
  max_entrants: "",
  starts: "",
  round_start: "organiser",
  /** Separated by commas, in local time. */
  round_times: "",
  pause_minutes: "2",
  no_show_minutes: "5",
  half_byes: "1",
  /** Separated by commas; empty for the usual ones. */
  tie_breaks: "",
};

export type Field = keyof typeof FIELDS;
export type Values = Record<Field, string>;

export const CONTROLS: readonly string[] = ["300+3", "600", "900", "900+10"];
const DAY = 24 * 60 * 60;
/** A league takes weeks: nobody has to be there every hour. */
export const DAYS_PER_MOVE: readonly string[] = CORRESPONDENCE_CONTROLS.filter(
  (control) => (parseControl(control)?.base ?? 0) >= DAY,
);
/** For the additional games of a match that is level. */
export const FAST_CONTROLS: readonly string[] = ["60+2", "180+2", "300"];

export const listOf = (text: string): string[] => (text ? text.split(",") : []);

const IN_ROUNDS: readonly Format[] = ["swiss", "round-robin", "knockout"];

/** Whether a field concerns a tournament with these values. */
export function isUsed(field: Field, values: Values): boolean {
  const format = values.format as Format;
  const game = gameOf(values);
  const isOnline = values.place === "online" || format === "arena";
  switch (field) {
    case "layout":
      return hasOption(game, "layout") && !values.layouts;
    case "layouts":
      return hasOption(game, "layout") && format !== "arena";
    case "players":
    case "rules":
    case "declare":
    case "first_move":
      return hasOption(game, field);
    case "rounds":
    case "half_byes":
      return format === "swiss";
    case "cycles":
      return format === "round-robin" || format === "league";
    case "games_per_match":
    case "tie_break_pairs":
    case "third_place":
      return format === "knockout";
    case "tie_break_control":
      return format === "knockout" && values.tie_break_pairs !== "0";
    case "minutes":
    case "berserk":
      return format === "arena";
    case "days":
      return format === "league";
    case "clock_minutes":
    case "clock_increment":
      return values.control === "custom";
    case "place":
      return format !== "arena";
    case "rated":
    case "min_rating":
    case "max_rating":
    case "no_show_minutes":
      return isOnline;
    case "entry":
      return isOnline;
    case "round_start":
      return IN_ROUNDS.includes(format);
    case "starts":
      return !isUsed("round_times", values);
    case "round_times":
      return IN_ROUNDS.includes(format) && values.round_start === "schedule";
    case "pause_minutes":
      return IN_ROUNDS.includes(format) && values.round_start === "automatic";
    case "tie_breaks":
      return format !== "arena" && format !== "knockout";
    default:
      return true;
  }
}

export const gameOf = ({ game }: Pick<Values, "game">): GameName => (isGameName(game) ? game : "abalone");

/** The clock as the server reads it. */
export function controlOf({ control, clock_minutes, clock_increment }: Values): string {
  if (control !== "custom") return control;
  const seconds = String(Math.round(Number(clock_minutes.replace(",", ".")) * 60));
  return Number(clock_increment) ? `${seconds}+${clock_increment}` : seconds;
}

/** Local time, as the field of a form has it, in seconds since 1970. */
export const secondsOf = (local: string): number => new Date(local).getTime() / 1000;

/** Seconds since 1970 in local time, as the field of a form has it. */
export function localOf(seconds: number): string {
  const time = new Date(seconds * 1000);
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** What the server takes. Fields that do not concern the format are left out. */
export function settingsOf(values: Values): TournamentSettings {
  const has = (field: Field): boolean => isUsed(field, values) && values[field] !== "";
  const number = (field: Field) => (has(field) ? { [field]: Number(values[field]) } : {});
  const flag = (field: Field) => (isUsed(field, values) ? { [field]: values[field] === "yes" } : {});
  const times = isUsed("round_times", values) ? listOf(values.round_times).map(secondsOf) : [];
  return {
    title: values.title.trim(),
    format: values.format as Format,
    game: gameOf(values),
    control: controlOf(values),
    options: optionsOf(values),
    ...(values.description.trim() && { description: values.description.trim() }),
    ...(isUsed("layouts", values) && values.layouts && { layouts: listOf(values.layouts) }),
    ...(isUsed("place", values) && { place: values.place as Place }),
    ...(isUsed("entry", values) && { entry: values.entry as EntryMode }),
    ...number("rounds"),
    ...number("cycles"),
    ...number("games_per_match"),
    ...number("tie_break_pairs"),
    ...(has("tie_break_control") && { tie_break_control: values.tie_break_control }),
    ...flag("third_place"),
    ...number("minutes"),
    ...flag("berserk"),
    ...number("days"),
    ...flag("rated"),
    ...number("min_rating"),
    ...number("max_rating"),
    ...number("max_entrants"),
    ...(has("starts") && { starts: secondsOf(values.starts) }),
    ...(isUsed("round_start", values) && {
      round_start: values.round_start as NonNullable<TournamentSettings["round_start"]>,
    }),
    ...(times.length && { round_times: times }),
    ...number("pause_minutes"),
    ...number("no_show_minutes"),
    ...number("half_byes"),
    ...(has("tie_breaks") && { tie_breaks: listOf(values.tie_breaks) }),
  };
}

/** The options of the game that differ from its defaults. */
function optionsOf(values: Values): Options {
  const chosen = {
    ...(isUsed("layout", values) && values.layout !== FIELDS.layout && { layout: values.layout }),
    ...(isUsed("players", values) && values.players === "4" && { players: 4 }),
    ...(isUsed("rules", values) && values.rules !== FIELDS.rules && { rules: values.rules }),
    ...(isUsed("declare", values) && values.declare !== FIELDS.declare && { declare: values.declare }),
    ...(isUsed("first_move", values) &&
      values.first_move !== FIELDS.first_move && { first_move: values.first_move }),
  };
  return chosen as Options;
}

const yes = (flag: boolean | undefined, usual: boolean): string => ((flag ?? usual) ? "yes" : "");

/** The fields of a form that was filled in with these settings. */
export function valuesOf(settings: TournamentSettings): Values {
  const { options = {} } = settings;
  const text = (field: Field & keyof TournamentSettings): string => {
    const value = settings[field];
    return value === undefined || value === null ? FIELDS[field] : String(value);
  };
  return {
    ...FIELDS,
    ...clockOf(settings.control ?? ""),
    title: settings.title,
    description: settings.description ?? "",
    game: settings.game,
    layout: options.layout ?? FIELDS.layout,
    layouts: (settings.layouts ?? []).join(","),
    players: String(options.players ?? 2),
    rules: options.rules ?? FIELDS.rules,
    declare: options.declare ?? FIELDS.declare,
    first_move: options.first_move ?? FIELDS.first_move,
    format: settings.format,
    rounds: text("rounds"),
    cycles: text("cycles"),
    games_per_match: String(settings.games_per_match ?? 1),
    tie_break_pairs: text("tie_break_pairs"),
    tie_break_control: text("tie_break_control"),
    third_place: yes(settings.third_place, false),
    minutes: text("minutes"),
    berserk: yes(settings.berserk, true),
    days: text("days"),
    place: text("place"),
    rated: yes(settings.rated, false),
    entry: text("entry"),
    min_rating: text("min_rating"),
    max_rating: text("max_rating"),
    max_entrants: text("max_entrants"),
    starts: settings.starts ? localOf(settings.starts) : "",
    round_start: text("round_start"),
    round_times: (settings.round_times ?? []).map(localOf).join(","),
    pause_minutes: text("pause_minutes"),
    no_show_minutes: text("no_show_minutes"),
    half_byes: text("half_byes"),
    tie_breaks: (settings.tie_breaks ?? []).join(","),
  };
}

function clockOf(control: string): Partial<Values> {
  const found = parseControl(control);
  if (!found) return {};
  if (found.isPerMove) return { control };
  const same = CONTROLS.find((one) => {
    const known = parseControl(one);
    return known?.base === found.base && known.increment === found.increment && !found.delay;
  });
  const own = { clock_minutes: String(found.base / 60), clock_increment: String(found.increment) };
  return same ? { control: same } : { control: "custom", ...own };
}

/**
 * The settings after a change: what the form shows differently. Everything else stays exactly as it was, even what the
 * form cannot show.
 */
export function changed(before: TournamentSettings, values: Values): TournamentSettings {
  const shown = settingsOf(valuesOf(before));
  const wanted = settingsOf(values);
  const result: Record<string, unknown> = { ...before };
  const names = new Set([...Object.keys(shown), ...Object.keys(wanted)]) as Set<keyof TournamentSettings>;
  for (const name of names) {
    if (JSON.stringify(shown[name]) === JSON.stringify(wanted[name])) continue;
    if (wanted[name] === undefined) delete result[name];
    else result[name] = wanted[name];
  }
  return result as unknown as TournamentSettings;
}
