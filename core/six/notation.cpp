#include "six/notation.h"

#include "six/refusals.h"

namespace hexad::six {

Result<Move> Notation::read_move(std::string_view text) { return six::read_move(text); }

Result<std::string> Notation::cell_name(std::string_view text) {
  const auto cell = read_cell(text);
  if (!cell) return cell.refusal();
  return to_text(*cell);
}

Result<std::optional<Player>> Notation::player_at(const Position& position, std::string_view text) {
  const auto cell = read_cell(text);
  if (!cell) return cell.refusal();
  for (const Player player : {kBlack, kOther})
    if (position.table().has_tile(*cell, player)) return std::optional(player);
  return std::optional<Player>();
}

std::vector<std::pair<std::string, Player>> Notation::pieces(const Position& position) {
  std::vector<std::pair<std::string, Player>> found;
  for (const auto& tile : position.setup().tiles) found.emplace_back(to_text(tile.cell), tile.player);
  return found;
}

std::vector<std::string> Notation::moving(const Position& /*position*/, const Move& move) {
  if (move.kind != Move::kMove) return {};
  return {to_text(move.from)};
}

std::vector<std::string> Notation::reached(const Position& /*position*/, const Move& move) {
  if (move.kind == Move::kDeclare) return {};
  return {to_text(move.to)};
}

Result<Move> Notation::read_gesture(const Position& /*position*/, std::span<const std::string_view> cells,
                                    std::string_view target) {
  const auto to = read_cell(target);
  if (!to) return to.refusal();
  if (cells.size() > 1) return refusals::kTooManyChosen;
  if (cells.empty()) return Move::place(*to);
  const auto from = read_cell(cells[0]);
  if (!from) return from.refusal();
  return Move::move(*from, *to);
}

}  // namespace hexad::six
