// A try made by hand: chosen cells and a direction. It becomes a move, or the reason why it can not be one.
#pragma once

#include <span>
#include <variant>

#include "abalone/position.h"

namespace hexad::abalone {

// The cells may include the opposing marbles that are meant to be pushed.
std::variant<Move, const Refusal*> read_gesture(const Position& position, std::span<const Cell> cells, int direction);

}  // namespace hexad::abalone
