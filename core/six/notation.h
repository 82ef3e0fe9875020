// Cells, pieces and moves of Six by their names, as the bindings of all languages show them.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "refusal.h"
#include "six/position.h"

namespace hexad::six {

struct Notation {
  static Result<Move> read_move(std::string_view text);
  // The canonical name of a cell.
  static Result<std::string> cell_name(std::string_view text);
  static Result<std::optional<Player>> player_at(const Position& position, std::string_view text);
  static std::vector<std::pair<std::string, Player>> pieces(const Position& position);
  // The cell that the tile of a move leaves, and the one that it enters, if there is one.
  static std::vector<std::string> moving(const Position& position, const Move& move);
  static std::vector<std::string> reached(const Position& position, const Move& move);
  // Without a chosen cell a tile from the hand is placed; with one, the tile there is moved.
  static Result<Move> read_gesture(const Position& position, std::span<const std::string_view> cells,
                                   std::string_view target);
};

}  // namespace hexad::six
