#include "abalone/explain.h"

namespace hexad::abalone {

Effect effect(const Position& position, Move move) {
  Effect effect;
  for (Bitboard group = position.group(move); group != 0;) {
    const Cell cell = pop_first(group);
    effect.moved.emplace_back(name(cell), name(neighbour(cell, move.direction())));
  }
  if (move.is_broadside()) return effect;
  const LineAhead line = position.line_ahead(move.cell(), move.direction());
  Cell cell = line.target;
  for (int i = 0; i < line.pushed; ++i, cell = neighbour(cell, move.direction())) {
    const Cell next = neighbour(cell, move.direction());
    if (next == kOff)
      effect.removed.push_back(name(cell));
    else
      effect.pushed.emplace_back(name(cell), name(next));
  }
  return effect;
}

Approval approval(const Position& position, Move move) {
  if (move.is_broadside()) return {"broadside", "A8"};
  const LineAhead line = position.line_ahead(move.cell(), move.direction());
  if (line.pushed > 0 && line.behind == kOff) return {"ejection", "A13"};
  if (line.pushed > 0) return {"sumito", "A9"};
  if (line.own > 1) return {"in-line", "A7"};
  return {"step", "A5"};
}

}  // namespace hexad::abalone
