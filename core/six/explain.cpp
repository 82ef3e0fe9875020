#include "six/explain.h"

#include <algorithm>

namespace hexad::six {

Effect effect(const Position& position, const Move& move) {
  Effect effect;
  if (move.kind == Move::kPlace) effect.placed.push_back(to_text(move.to));
  if (move.kind == Move::kMove) effect.moved.emplace_back(to_text(move.from), to_text(move.to));
  auto removed = position.removed_by(move);
  std::ranges::sort(removed, {}, &Tile::cell);
  for (const Tile& tile : removed) effect.removed.push_back(to_text(tile.cell));
  return effect;
}

Approval approval(const Position& position, const Move& move) {
  Position after = position;
  const auto undo = after.play(move);
  if (move.kind == Move::kDeclare) return {"declaration", "S7"};
  const auto result = after.result();
  if (result && result->shape) return {"shape", "S5"};
  if (!undo.removed.empty()) return {"split", "S11"};
  if (move.kind == Move::kMove) return {"move", "S8"};
  if (position.table().count() == 2 && !position.rules().free_first_move) return {"first-tile", "S3"};
  return {"placement", "S4"};
}

std::vector<Formation> formations(const Position& position) {
  std::vector<Formation> found;
  for (const Threat& threat : threats(position.table())) {
    Formation formation{"threat", threat.player, {}, threat.missing, threat.shape.pattern->name};
    for (const Cell cell : threat.shape.cells())
      if (cell != threat.missing) formation.cells.push_back(cell);
    std::ranges::sort(formation.cells);
    found.push_back(formation);
  }
  const Groups groups(position.table());
  for (int number = 0; number < groups.count(); ++number) {
    const Tile tile = groups.tile(number);
    if (groups.holds_others(number)) found.push_back({"holding", tile.player, {tile.cell}});
  }
  return found;
}

}  // namespace hexad::six
