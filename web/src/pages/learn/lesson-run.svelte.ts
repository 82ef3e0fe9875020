// The state of a lesson: the current task, the answers so far, and the feedback.
import { announcer } from "../../app/announce.svelte";
import { after } from "../../board/pieces";
import type { Arrow, Try } from "../../board/types";
import type { Effect, Pieces } from "../../net/types";
import { verdictAt } from "../../positions";
import { has, t } from "../../texts";
import { verdictText } from "../../texts/refusals";
import { isRuling, ruleName } from "../../texts/rules";
import { Attack } from "./attack.svelte";
import type { LessonTask } from "./lesson-data";
import { progress } from "./progress.svelte";
import type { Judged, Lesson, RightMove } from "../../net/types";

export interface Feedback {
  kind: "right" | "wrong" | "trouble";
  text: string;
  rule?: string;
}

const troubleOf = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : t("learn-trouble");

export class LessonRun {
  readonly lesson: Lesson;
  /** The number of the task, from 0. */
  at = $state(0);
  feedback = $state.raw<Feedback | null>(null);
  /** Why the last click had no effect. */
  note = $state("");
  /** 0: no help yet; 1: the hint is shown; 2: the answer as well. */
  help = $state(0);
  /** Marked cells that are right, and those that were wrong. */
  found = $state.raw<string[]>([]);
  missed = $state.raw<string[]>([]);
  played = $state.raw<RightMove | null>(null);
  chosen = $state.raw<number[]>([]);
  isSolved = $derived(this.feedback?.kind === "right");
  readonly attack = new Attack();
  task = $derived.by(() => this.attack.now(this.#taskAt(this.at)));
  wanted = $derived.by(() => Object.values(this.task.cells ?? {}).filter(({ right }) => right).length);

  /** The board of a task to be played: before the move, or after the right one. */
  pieces = $derived.by((): Pieces => {
    const { detail, turn } = this.task;
    return this.played ? after(detail.pieces, this.played, turn) : detail.pieces;
  });
  last = $derived.by((): Effect => this.played ?? this.#lastOf());
  arrows = $derived.by((): Arrow[] => {
    const move = this.help > 1 && !this.isSolved ? this.task.moves?.[0] : undefined;
    const steps = [...(move?.moved ?? []), ...(move?.placed ?? []).map((cell) => ["", cell] as const)];
    return steps.map(([from, to]) => ({ from, to, kind: "best" }));
  });

  constructor(lesson: Lesson) {
    this.lesson = lesson;
    const open = lesson.tasks.findIndex((_, task) => !progress.isSolved(lesson.id, task));
    this.at = Math.max(open, 0);
  }

  #taskAt(at: number): LessonTask {
    const task = this.lesson.tasks[at];
    if (!task) throw new Error(`there is no task ${at}`);
    return task;
  }

  #lastOf(): Effect {
    const { placed, moved, pushed, removed } = this.task.detail;
    return { placed, moved, pushed, removed };
  }

  /** A text of this task: its question, its hint, or the feedback to the right answer. */
  text(part: "task" | "hint" | "right"): string {
    return t(`lesson-${this.lesson.id}-${part}-${this.at + 1}`);
  }

  open(at: number): void {
    this.at = at;
    this.again();
  }

  /** The task from the beginning. */
  again(): void {
    this.clear();
    this.help = 0;
    this.found = [];
    this.missed = [];
    this.chosen = [];
    this.played = null;
    this.attack.begin();
  }

  /** An action has an effect: what was said of the one before is out of date. */
  clear(): void {
    this.feedback = null;
    this.note = "";
  }

  /** Say why a click has no effect. The feedback to the right answer stays: it has the way on. */
  idle(why: "read" | "solved" | "marked"): void {
    this.#explainIdle(t(`board-idle-${why}`));
  }

  /** A click on a place that the task does not ask about: on a piece, or not. */
  idleAt(isPiece: boolean): void {
    if (this.isSolved) {
      this.idle("solved");
      return;
    }
    const { cells = {}, detail } = this.task;
    const asked = new Set(Object.keys(cells).map((cell) => detail.pieces[cell] !== undefined));
    const isOther = asked.size === 1 && !asked.has(isPiece);
    const kind = isPiece ? "empty" : this.lesson.game;
    this.#explainIdle(t("board-idle-unasked", { asked: isOther ? kind : "some" }));
  }

  #explainIdle(note: string): void {
    if (!this.isSolved) this.feedback = null;
    this.note = note;
    announcer.say(note);
  }

  /** A task that is only read is done. */
  read(): void {
    progress.solve(this.lesson.id, this.at);
  }

  async play(move: string): Promise<void> {
    if (this.task.kind === "attack") {
      this.#attackWith(move);
      return;
    }
    const right = this.task.moves?.find((other) => other.move === move);
    if (right) {
      this.played = right;
      this.#solve();
    } else await this.#explain({ move });
  }

  /** A move of an attack. One that wins shows what the defence does not cover, and the attack begins again. */
  #attackWith(move: string): void {
    this.clear();
    const outcome = this.attack.move(this.#taskAt(this.at), move);
    if (outcome === "wins") {
      this.again();
      this.#say({ kind: "wrong", text: this.#notIt("learn-not-asked") });
    } else if (outcome === "is over") this.#solve();
    else announcer.say(t("learn-turns", { turn: this.attack.turn, turns: this.task.turns ?? 0 }));
  }

  /** The user tried an illegal move. */
  try(tried: Try): Promise<void> {
    return this.#explain(tried);
  }

  async mark(cell: string): Promise<void> {
    const answer = this.task.cells?.[cell];
    if (!answer) return;
    if (this.isSolved || this.found.includes(cell)) {
      this.idle(this.isSolved ? "solved" : "marked");
      return;
    }
    if (!answer.right) {
      this.missed = [...this.missed, cell];
      await this.#refuse(answer);
      return;
    }
    this.found = [...this.found, cell];
    this.clear();
    if (this.found.length === this.wanted) this.#solve();
    else announcer.say(t("learn-found", { found: this.found.length, wanted: this.wanted }));
  }

  async choose(board: number): Promise<void> {
    const answer = this.task.boards?.[board]?.answer;
    if (!answer) return;
    if (this.isSolved) {
      this.idle("solved");
      return;
    }
    this.chosen = [...this.chosen, board];
    if (answer.right) this.#solve();
    else await this.#refuse(answer);
  }

  #solve(): void {
    progress.solve(this.lesson.id, this.at);
    this.#say({ kind: "right", text: this.text("right"), rule: this.lesson.rule });
  }

  async #explain(tried: Try): Promise<void> {
    const { at } = this;
    try {
      const verdict = await verdictAt(this.task.place, tried);
      const why = await verdictText(verdict, this.lesson.game);
      if (at !== this.at || this.isSolved) return;
      const text = verdict.legal ? `${why} ${this.#notIt("learn-not-asked")}` : why;
      const { legal, rule = "" } = verdict;
      // The sentence says why the move is legal; the rule is named only if it is one of our rulings.
      this.#say({ kind: "wrong", text, ...((!legal || isRuling(rule)) && rule && { rule }) });
    } catch (error) {
      this.#say({ kind: "trouble", text: troubleOf(error) });
    }
  }

  async #refuse({ rule, code, text }: Judged): Promise<void> {
    const { at } = this;
    const why = code
      ? await verdictText({ code, text: text ?? "" }, this.lesson.game)
      : this.#notIt("learn-not-this");
    if (at === this.at) this.#say({ kind: "wrong", text: why, rule });
  }

  /** The task's own text for a wrong answer, or a general one. */
  #notIt(otherwise: string): string {
    const own = `lesson-${this.lesson.id}-wrong-${this.at + 1}`;
    return has(own) ? t(own) : t(otherwise);
  }

  #say(feedback: Feedback): void {
    this.feedback = feedback;
    this.note = "";
    const lead = feedback.kind === "right" ? `${t("learn-right")} ` : "";
    const rule = feedback.rule ? ` ${ruleName(feedback.rule)}` : "";
    announcer.say(lead + feedback.text + rule);
  }
}
