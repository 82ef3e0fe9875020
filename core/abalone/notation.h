// Cells, pieces and moves of Abalone by their names, as the bindings of all languages show them.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "abalone/position.h"
#include "refusal.h"

namespace hexad::abalone {

// In alphabetical order.
std::vector<std::string> names(Bitboard cells);

struct Notation {
  static Result<Move> read_move(std::string_view text);
  // The canonical name of a cell.
  static Result<std::string> cell_name(std::string_view text);
  static Result<std::optional<Player>> player_at(const Position& position, std::string_view text);
  static std::vector<std::pair<std::string, Player>> pieces(const Position& position);
  // The cells that the pieces of a move leave, and those that they enter.
  static std::vector<std::string> moving(const Position& position, Move move);
  static std::vector<std::string> reached(const Position& position, Move move);
  // Chosen cells and a direction.
  static Result<Move> read_gesture(const Position& position, std::span<const std::string_view> cells,
                                   std::string_view direction);
};

}  // namespace hexad::abalone
