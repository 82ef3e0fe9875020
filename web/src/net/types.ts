// What the server says and is told, as docs/PROTOCOL.md and docs/API.md describe it. The client knows no rules: what can
// be played, what a move does and why something is not allowed all comes from there.

export type GameName = "abalone" | "six";
export type Side = "black" | "white" | "red";

/** What a move does, cell by cell. `removed` lists cells that lose their piece for good; a marble that is pushed over
 * the edge stands in `removed` alone. */
export interface Effect {
  placed?: string[];
  moved?: [from: string, to: string][];
  pushed?: [from: string, to: string][];
  removed?: string[];
}

/** Pieces by cell. */
export type Pieces = Record<string, Side>;

/** What a board needs that knows no rules. The effect in it is that of the last move. */
export interface Detail extends Effect {
  moves: string[];
  pieces: Pieces;
  /** Abalone: what each of `moves` would do, in the same order. */
  effects?: Effect[];
  /** Six, advanced rules: the tiles that leave if a tile is lifted, by `from` or `from=kept`. */
  leaving?: Record<string, string[]>;
  /** Abalone: marbles that each side has pushed off. */
  pushed_off?: Partial<Record<Side, number>>;
  /** Six: tiles in hand, by seat. */
  hands?: number[];
  phase?: "placing" | "moving";
}

export interface Seat {
  kind: "player" | "engine" | "open";
  player?: string;
  name?: string;
  level?: number;
}

export interface Result {
  result: "1-0" | "0-1" | "1/2-1/2";
  reason: string;
  winner?: Side;
  rule?: string;
  shape?: "line" | "triangle" | "ring";
  cells?: string[];
}

export interface Offer {
  by: number;
  waits_for: number[];
}

export type OfferKind = "draw" | "takeback" | "rematch";

/** A game as it stands. Clocks are centiseconds for each seat, as of the moment when this was sent. */
export interface State {
  status: "open" | "playing" | "over" | "aborted";
  fen: string;
  ply: number;
  turn?: number;
  clock?: number[];
  last?: string;
  result?: Result;
  offers?: Partial<Record<OfferKind, Offer>>;
  seats?: Seat[];
  next?: string;
}

export interface Options {
  layout?: string;
  rules?: "basic" | "advanced";
  declare?: "auto" | "manual";
  first_move?: "restricted" | "free";
  players?: 2 | 4;
  begins?: 1 | 2;
  repetition?: number | null;
  ply_limit?: number | null;
  quiet_limit?: number | null;
}

export interface Created {
  type: "created";
  game: GameName;
  fen: string;
  options: Options;
  control: string;
  seats: Seat[];
  by: string;
  time: number;
  listed?: boolean;
  layout?: string;
  rematch_of?: string;
}

/** Something that happened in a game; docs/PROTOCOL.md lists the types. */
export type GameEvent =
  | Created
  | { type: "moved"; at: number; seat: number; id?: string; move: string }
  | { type: "joined"; at: number; seat: number; id?: string; player: string; name: string }
  | { type: "time_given"; at: number; seat: number; id?: string; centiseconds: number }
  | {
      type:
        | "declared"
        | "draw_offered"
        | "draw_agreed"
        | "draw_declined"
        | "takeback_asked"
        | "takeback_agreed"
        | "takeback_declined"
        | "resigned"
        | "aborted"
        | "flagged"
        | "rematch_offered"
        | "rematch_agreed"
        | "rematch_declined";
      at: number;
      seat: number;
      id?: string;
    };

export interface GameMessage {
  type: "game";
  game: string;
  version: number;
  events: GameEvent[];
  state: State;
  detail?: Detail;
}

export interface EventMessage {
  type: "event";
  game: string;
  version: number;
  event: GameEvent;
  state: State;
  detail?: Detail;
}

export interface Done {
  type: "done";
  game: string;
  version: number;
  id?: string;
}

export interface Refused {
  type: "refused";
  code: string;
  text: string;
  rule?: string;
  game?: string;
  id?: string;
}

export interface OpenGame {
  name: string;
  game: GameName;
  fen: string;
  options: Options;
  control: string;
  seats: Seat[];
  open: number[];
  by: string;
  created: number;
  layout?: string;
}

export interface LobbyMessage {
  type: "lobby";
  games: OpenGame[];
}

/** Lines of the engine, best first; points are those of the side to move, chances are win, draw and loss of it. */
export interface EngineLine {
  points: number;
  win_in: number | null;
  chances: [win: number, draw: number, loss: number];
  moves: string[];
}

/** The answer to `analyse`, again and again as the search goes deeper. `waiting` is how many others are before us. */
export interface LinesMessage {
  type: "lines";
  id: string;
  depth?: number;
  nodes?: number;
  seconds?: number;
  lines?: EngineLine[];
  waiting?: number;
  done?: boolean;
}

export type ServerMessage =
  | GameMessage
  | EventMessage
  | Done
  | Refused
  | LobbyMessage
  | LinesMessage
  | { type: "ping"; n?: number }
  | { type: "pong"; n?: number };

export type Act = { id?: string; seat?: number } & (
  | { type: "move"; move: string; ply?: number }
  | { type: "declare" | "resign" | "abort" }
  | { type: "draw" | "takeback" | "rematch"; yes?: boolean }
  | { type: "time"; seconds?: number }
);

/** Any position: the start of a game or another one, and the moves that were played from there. */
export interface Place {
  game: GameName;
  fen?: string;
  options?: Options;
  moves?: string[];
}

export type ClientMessage =
  | { type: "watch"; game: string; from?: number; detail?: boolean }
  | { type: "unwatch"; game: string }
  | { type: "act"; game: string; act: Act }
  | { type: "lobby"; on?: boolean }
  | { type: "analyse"; id: string; place?: Place; lines?: number }
  | { type: "ping" | "pong"; n?: number };

export interface Chair {
  who: "me" | "anyone" | "engine";
  level?: number;
}

export interface Invitation {
  game: GameName;
  chairs: Chair[];
  fen?: string;
  options?: Options;
  control?: string;
  listed?: boolean;
}

/** `GET /api/games/NAME`, and the answer to `POST /api/games/`. */
export interface GameState {
  game: string;
  version: number;
  created: Created;
  state: State;
}

export interface Formation {
  kind: string;
  cells: string[];
  player?: Side;
  against?: string[];
  missing?: string;
  shape?: string;
  direction?: string;
}

/** `POST /api/positions` */
export interface Position {
  game: GameName;
  fen: string;
  ply: number;
  turn: Side;
  seat: number;
  detail: Detail;
  formations: Formation[];
  result?: Result;
}

/** `POST /api/positions/explain` */
export interface Verdict {
  legal: boolean;
  code: string;
  text: string;
  rule?: string;
  move?: string;
}

/** One move of a film: what it did, and the position that it led to. */
export interface Frame extends Effect {
  move: string;
  side: Side;
  seat: number;
  fen: string;
  pushed_off?: Partial<Record<Side, number>>;
  hands?: number[];
}

/** `GET /api/games/NAME/film`, `POST /api/positions/film`: a game, move by move, for browsing without rules. */
export interface Film {
  game: GameName;
  fen: string;
  options: Options;
  pieces: Pieces;
  frames: Frame[];
  result?: Result;
}

/** `GET /api/live` */
export interface LiveGame {
  name: string;
  created: Created;
  state: State;
  pieces: Pieces;
}

/** A line of `POST /api/review`: a position of the game, what Black may expect there (0 to 1), and the move before it
 * judged: `$6` dubious, `$2` mistake, `$4` blunder. `best` is the best line from here. */
export interface Judgement {
  ply: number;
  points: number;
  win_in?: number;
  expected: number;
  best: string[];
  mark?: 2 | 4 | 6;
}

/** A move in a record, with the frame that it makes; `variations` are other moves in its place. */
export interface RecordNode extends Frame {
  comment?: string;
  nags?: number[];
  /** Centiseconds that the player had left. */
  clock?: number;
  /** What an engine thought, as records write it. */
  eval?: string;
  variations?: RecordNode[][];
}

/** `POST /api/records/read` answers with the first game of a text. */
export interface ReadRecord extends Omit<Film, "frames"> {
  tags: Record<string, string>;
  /** Stands before the first move. */
  comment?: string;
  line: RecordNode[];
}

/** `POST /api/records/write` */
export interface WrittenNode {
  move: string;
  comment?: string;
  nags?: number[];
  clock?: number;
  eval?: string;
  variations?: WrittenNode[][];
}

export interface Me {
  player: string;
  name: string;
  has_account: boolean;
}
