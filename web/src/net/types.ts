// The types of what the server sends and takes: generated from the Python types (`make types`), with the client's names
// for parts of them. The client knows no rules: the server says which moves are legal, what a move does and why one is
// illegal. docs/PROTOCOL.md and docs/API.md describe the messages.
import type { Created, Detail, PositionView, State } from "./api.generated";

export type {
  Act,
  Chair,
  ClientMessage,
  Created,
  Detail,
  Effect,
  EngineLine,
  EventMessage,
  Formation,
  FinishedGame,
  Frame,
  GameEvent,
  GameMessage,
  GameView as GameState,
  Identity,
  OpenSession,
  Invitation,
  AnswerVerdict as Judged,
  LessonSummary as LessonTitle,
  Lines,
  LiveChanges,
  LiveGame,
  LiveMessage,
  LobbyChanges,
  LobbyMessage,
  Notice,
  OpenGame,
  Options,
  GamePage as Page,
  PositionView as Position,
  PositionRequest,
  PuzzleView as Puzzle,
  PuzzleVerdict,
  ReadRecord,
  RecordNode,
  Refused,
  Replay,
  Result,
  ReviewedPosition,
  RightMove,
  Seat,
  ServerMessage,
  State,
  Verdict,
  LessonView as Lesson,
  WrittenNode,
} from "./api.generated";

/** The name of a game, as the registry of games has it. */
export type GameName = Created["game"];

/** A colour. */
export type Side = PositionView["turn"];

/** Pieces by cell. */
export type Pieces = Detail["pieces"];

export type OfferKind = keyof NonNullable<State["offers"]>;
