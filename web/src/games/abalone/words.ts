// Descriptions of moves and cells.
import type { Side } from "../../net/types";
import { t } from "../../texts";
import type { DescribedMove } from "../types";
import type { Direction } from "./geometry";
import { directionOf } from "./identity";
import { isBroadside, type Option } from "./options";

/** A direction in words: north-east. */
export function nameDirection(direction: Direction): string {
  return t(`abalone-direction-${direction}`);
}

/** What a move does, in a sentence. */
export function describe(frame: DescribedMove): string {
  const { side, move, moved = [], pushed = [], removed = [] } = frame;
  const direction = directionOf(frame);
  const [rear] = moved;
  if (!direction || !rear) return move;
  const values = {
    side,
    other: side === "black" ? "white" : "black",
    count: moved.length,
    way: nameDirection(direction),
    from: rear[0],
    to: rear[1],
  };
  if (pushed.length + removed.length)
    return t(removed.length ? "abalone-said-off" : "abalone-said-push", {
      ...values,
      count: pushed.length + removed.length,
      edge: removed.join(", "),
    });
  const cells = moved.map(([from]) => from);
  return t(isBroadside({ cells, direction }) ? "abalone-said-broadside" : "abalone-said-move", {
    ...values,
    from: cells.join(", "),
    to: moved.map(([, to]) => to).join(", "),
  });
}

interface Seen {
  cell: string;
  side?: Side;
  isChosen?: boolean;
  /** The move that the cell stands for now. */
  option?: Option | null;
  /** Whether the last move came here. */
  isFresh?: boolean;
}

/** The accessible name of a cell: "e5, black marble, selected". */
export function describeCell({ cell, side, isChosen, option, isFresh }: Seen): string {
  const parts = [cell, t(`abalone-cell-${side ?? "empty"}`)];
  if (isChosen) parts.push(t("abalone-cell-chosen"));
  if (isFresh) parts.push(t("abalone-cell-fresh"));
  if (option)
    parts.push(
      t("abalone-cell-target", {
        count: option.cells.length,
        way: nameDirection(option.direction),
        push: (option.effect.pushed?.length ?? 0) + (option.effect.removed?.length ?? 0),
        off: option.effect.removed?.length ?? 0,
      }),
    );
  return parts.join(", ");
}

/** The selection and its possible directions. */
export function describeSelection(selection: string[], options: Option[]): string {
  if (!selection.length) return t("abalone-chosen-none");
  return t("abalone-chosen", {
    cells: selection.join(", "),
    count: options.length,
    ways: options.map((option) => nameDirection(option.direction)).join(", "),
  });
}
