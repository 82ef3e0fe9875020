// A gesture on a board: chosen cells and a direction. It becomes a move, or the reason why it cannot be one.
#pragma once

#include <span>
#include <string_view>

#include "abalone/position.h"

namespace hexad::abalone {

Result<int> read_direction(std::string_view text);

// The cells may include the opposing marbles that are meant to be pushed.
Result<Move> read_gesture(const Position& position, std::span<const Cell> cells, int direction);

}  // namespace hexad::abalone
