#include "abalone/notation.h"

#include <algorithm>

#include "abalone/gesture.h"

namespace hexad::abalone {

std::vector<std::string> names(Bitboard cells) {
  std::vector<std::string> found;
  while (cells != 0) found.push_back(name(pop_first(cells)));
  std::ranges::sort(found);
  return found;
}

Result<Move> Notation::read_move(std::string_view text) { return abalone::read_move(text); }

Result<std::string> Notation::cell_name(std::string_view text) {
  const auto cell = read_cell(text);
  if (!cell) return cell.refusal();
  return name(*cell);
}

Result<std::optional<Player>> Notation::player_at(const Position& position, std::string_view text) {
  const auto cell = read_cell(text);
  if (!cell) return cell.refusal();
  for (const Player player : {kBlack, kOther})
    if (position.marbles(player) & bit(*cell)) return std::optional(player);
  return std::optional<Player>();
}

std::vector<std::pair<std::string, Player>> Notation::pieces(const Position& position) {
  std::vector<std::pair<std::string, Player>> found;
  for (const Player player : {kBlack, kOther})
    for (auto& cell : names(position.marbles(player))) found.emplace_back(std::move(cell), player);
  return found;
}

std::vector<std::string> Notation::moving(const Position& position, Move move) { return names(position.group(move)); }

std::vector<std::string> Notation::reached(const Position& position, Move move) {
  const Bitboard group = position.group(move);
  return names(step(group, move.direction()) & ~group);
}

Result<Move> Notation::read_gesture(const Position& position, std::span<const std::string_view> cells,
                                    std::string_view direction) {
  std::vector<Cell> chosen;
  for (const std::string_view text : cells) {
    const auto cell = read_cell(text);
    if (!cell) return cell.refusal();
    chosen.push_back(*cell);
  }
  const auto towards = read_direction(direction);
  if (!towards) return towards.refusal();
  return abalone::read_gesture(position, chosen, *towards);
}

}  // namespace hexad::abalone
