// The terms of the games, each with a position that shows it.
import { GAME_NAMES } from "../../games/descriptors";
import type { Formation, GameName, Position } from "../../net/types";

export interface Term {
  term: string;
  game: GameName;
  fen: string;
  /** The kinds of formations that the term names; left out if it names something else. */
  kinds?: readonly string[];
  /** The term is a kind of move, which the reader plays. */
  isMove?: boolean;
}

const abalone = (rows: string): string => `${rows} 0 0 b 0 1`;
const LANCE = abalone("5/6/7/8/3SSS3/8/7/6/5");
const TRIANGLE = "BBB1R/BBRR/BRR@0,0 15 16 r basic 6";

const TERMS_OF: Record<GameName, readonly Omit<Term, "game">[]> = {
  abalone: [
    { term: "marble", fen: abalone("5/6/7/8/3S1s3/8/7/6/5") },
    { term: "single", fen: abalone("5/6/7/3s4/4S4/4sS2/7/6/5"), kinds: ["single"] },
    { term: "pair", fen: abalone("5/6/7/8/4SS3/8/7/6/5"), kinds: ["pair"] },
    {
      term: "triple",
      fen: abalone("5/6/1SSS3/6s1/3s2ss1/1ss5/7/6/5"),
      kinds: ["lance", "bow", "shield"],
    },
    { term: "lance", fen: LANCE, kinds: ["lance"] },
    { term: "bow", fen: abalone("5/6/7/3SS3/3S5/8/7/6/5"), kinds: ["bow"] },
    { term: "shield", fen: abalone("5/6/7/3S4/3SS4/8/7/6/5"), kinds: ["shield"] },
    { term: "multi", fen: abalone("5/6/2S4/2SSS3/3S1SS2/3SS3/7/6/5"), kinds: ["multi"] },
    { term: "block", fen: abalone("5/6/7/2SSS3/3SSS3/3SSS2/7/6/5"), kinds: ["block"] },
    { term: "det", fen: abalone("5/6/2ss3/2sSs3/3ss4/8/3SS2/2SS2/5"), kinds: ["det"] },
    { term: "pac", fen: abalone("5/6/7/8/2SSss3/8/7/6/5"), kinds: ["pac"] },
    { term: "sumito", fen: abalone("5/6/7/8/2SSSss2/8/7/6/5"), kinds: ["sumito"] },
    { term: "in-line", fen: LANCE, isMove: true },
    { term: "broadside", fen: LANCE, isMove: true },
  ],
  six: [
    { term: "tile", fen: "BR@0,0 20 20 b basic 1" },
    { term: "hand", fen: "1BBB/BR/RRR@0,-1 17 17 b basic 4" },
    { term: "group", fen: "BRB/1RB/2R@0,0 18 18 b basic 3" },
    { term: "line", fen: "BBBBBB/RRRRR@0,0 15 16 r basic 6" },
    { term: "triangle", fen: TRIANGLE },
    { term: "ring", fen: "1BBR/BRB/BBRRR@0,0 15 16 r basic 6" },
    { term: "threat", fen: "BBBB1B/1RRRR@0,0 16 16 b basic 5", kinds: ["threat"] },
    { term: "double-threat", fen: "1BBBBB/RRRRR@0,0 16 16 b basic 6", kinds: ["threat"] },
    { term: "holding", fen: "BRB/2R/2BRB@0,0 17 17 b basic 4", kinds: ["holding"] },
    { term: "split", fen: "2RB/1BRB/2BRR/4B/4BRB@0,0 0 0 b advanced 30" },
    { term: "declaration", fen: TRIANGLE },
  ],
};

export const TERMS: readonly Term[] = GAME_NAMES.flatMap((game) =>
  TERMS_OF[game].map((term) => ({ ...term, game })),
);

/** What is marked on the board of a word: the formations that were found, or the pieces that it is about. */
export function marked({ term, kinds }: Term, { formations, detail, result, turn }: Position): Formation[] {
  const cells = Object.keys(detail.pieces);
  if (kinds) {
    const found = formations.filter(({ kind }) => kinds.includes(kind));
    // Threats of one side are enough to show what two of them do.
    return term === "double-threat" ? found.filter(({ player }) => player === turn) : found;
  }
  if (term === "marble") return cells.map((cell) => ({ kind: "single", cells: [cell] }));
  if (term === "tile") return cells.map((cell) => ({ kind: "holding", cells: [cell] }));
  if (term === "group") return [{ kind: "multi", cells }];
  if (term === "split") return splits(detail.leaving ?? {});
  return result?.cells ? [{ kind: "shape", cells: result.cells }] : [];
}

/** The tile that takes most others with it, and those. */
function splits(leaving: Record<string, string[]>): Formation[] {
  const [most] = Object.entries(leaving).sort(([, a], [, b]) => b.length - a.length);
  if (!most) return [];
  const [tile, others] = most;
  return [
    { kind: "shape", cells: [tile] },
    { kind: "multi", cells: others },
  ];
}

/** The moves that show what an in-line or a broadside move is: along the line of the marbles, or away from it. */
export function movesOf(term: string, { moves, effects = [] }: Position["detail"]): Position["detail"] {
  const fitting = moves.map((move, index) => ({ move, effect: effects[index] ?? {} }));
  const shown = fitting.filter(({ effect: { moved = [] } }) => {
    const left = new Set(moved.map(([from]) => from));
    return moved.length === 3 && (term === "in-line") === moved.some(([, to]) => left.has(to));
  });
  return {
    moves: shown.map(({ move }) => move),
    effects: shown.map(({ effect }) => effect),
    pieces: {},
  };
}
