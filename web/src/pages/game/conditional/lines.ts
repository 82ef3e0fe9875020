// Conditional moves as lines of moves. Where the author is to move, lines that came the same way have the same answer.

export type Line = readonly string[];

/** The part of a line that ends with a move of the author; nothing if there is none. `isMine` says whose ply it is. */
export function answered(line: Line, isMine: (ply: number) => boolean): Line {
  const last = line.findLastIndex((_, ply) => isMine(ply));
  return line.slice(0, last + 1);
}

/** The lines with another one. It replaces those with another answer to the same moves, and those that it continues. */
export function withLine(lines: readonly Line[], line: Line, isMine: (ply: number) => boolean): Line[] {
  const others = lines.filter((other) => {
    const differs = line.findIndex((move, ply) => other[ply] !== move);
    if (differs < 0) return other.length > line.length;
    return differs < other.length && !isMine(differs);
  });
  const isKnown = others.some((other) => line.every((move, ply) => other[ply] === move));
  return isKnown ? others : [...others, line];
}
