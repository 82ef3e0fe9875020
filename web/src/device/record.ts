// Games of this device as `.hgn` records (docs/FORMATS.md). The Python package writes all others; this writer is for devices
// without a server, and tests read what it writes with the reader of the package.
import { startFen, type Options as CoreOptions } from "../core";
import { DESCRIPTORS } from "../games/descriptors";
import type { Created, Options } from "../net/types";
import { DeviceGame } from "./device-game";
import { createdOf, type StoredGame } from "./stored-game";

const WIDTH = 80;
// What a game of Six is depends on these: they are always written.
const ALWAYS = ["rules", "declare"];

/** The record of a game. The core must be loaded; throws CoreError if the game is damaged. */
export function recordOf(stored: StoredGame, names: readonly string[]): string {
  const created = createdOf(stored);
  const game = new DeviceGame(created, stored.events.slice(1));
  const tags = { ...setupTags(created), ...gameTags(game, names) };
  const words = movetext(game);
  game.board.free();
  const lines = Object.entries(tags).map(([name, value]) => `[${name} "${escaped(value)}"]`);
  return `${[...lines, "", ...wrapped(words)].join("\n")}\n\n`;
}

/** The name of an option in records: `first_move` is `FirstMove`. */
const tagOf = (option: string): string =>
  option.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** How the game began. */
function setupTags({ game, fen, layout, options }: Created): Record<string, string> {
  const given = Object.entries(options).filter(([name, value]) => {
    const standard = DESCRIPTORS[game].options[name];
    return standard !== undefined && (ALWAYS.includes(name) || value !== standard);
  });
  const written = given.map(
    ([name, value]) => [tagOf(name), value === null ? "off" : String(value)] as const,
  );
  return {
    Game: game,
    Notation: "1",
    ...startTag(game, fen, layout, options),
    ...Object.fromEntries(written),
  };
}

function startTag(
  game: Created["game"],
  fen: string,
  layout: string | undefined,
  options: Options,
): Record<string, string> {
  const from = (more: CoreOptions) => startFen(game, { ...(options as CoreOptions), ...more });
  if (layout && fen === from({ layout })) return { Layout: layout };
  if (!layout && fen === from({})) return {};
  if (options.players === 4 && fen === from({ begins: 2 })) return { Begins: "2" };
  return { FEN: fen };
}

/** When, who, and with which result. */
function gameTags({ created, result, status }: DeviceGame, names: readonly string[]): Record<string, string> {
  const date = new Date(created.time * 1_000).toISOString().slice(0, 10).replaceAll("-", ".");
  const team = (side: number) => names.filter((_, seat) => seat % 2 === side).join(" and ") || "?";
  const sides = DESCRIPTORS[created.game].players.map((side, n) => {
    return [side.charAt(0).toUpperCase() + side.slice(1), team(n)] as const;
  });
  const termination = result?.reason ?? (status === "aborted" ? "aborted" : "");
  return {
    Date: date,
    ...Object.fromEntries(sides),
    TimeControl: created.control,
    Result: result?.result ?? "*",
    ...(termination && { Termination: termination }),
  };
}

function movetext(game: DeviceGame): string[] {
  const { board } = game;
  // The first move may be that of the second side.
  const before = board.ply - board.moves.length;
  const words = game.moves.flatMap((move, index) => {
    const ply = before + index;
    const isSecond = ply % 2 === 1;
    const needsNumber = !isSecond || index === 0 || game.times.length > 0;
    const number = `${Math.floor(ply / 2) + 1}${isSecond ? "..." : "."}`;
    const time = game.times[index];
    const comment = time === undefined ? [] : `{[%clk ${clockText(time)}]}`.split(" ");
    return [needsNumber ? `${number} ${move}` : move, ...comment];
  });
  return [...words, game.result?.result ?? "*"];
}

/** Centiseconds as `h:mm:ss`, with a fraction only where there is one. */
function clockText(centiseconds: number): string {
  const seconds = Math.floor(centiseconds / 100);
  const two = (number: number) => String(number).padStart(2, "0");
  const rest = centiseconds % 100;
  const fraction = rest ? `.${two(rest)}`.replace(/0$/, "") : "";
  return `${Math.floor(seconds / 3_600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}${fraction}`;
}

const escaped = (value: string): string =>
  value
    .replace(/[\r\n]+/g, " ")
    .replaceAll("\\", "\\\\")
    .replaceAll('"', '\\"');

function wrapped(words: readonly string[]): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of words) {
    if (line && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = "";
    }
    line = line ? `${line} ${word}` : word;
  }
  return line ? [...lines, line] : lines;
}
