// Explains legal moves of Six, what they do and the rule that allows them, and finds the formations of a position.
#pragma once

#include "effect.h"
#include "six/position.h"

namespace hexad::six {

// The move must be legal.
Effect effect(const Position& position, const Move& move);
Approval approval(const Position& position, const Move& move);

// A threat, or a tile that holds the others together.
struct Formation {
  const char* kind;
  Player player;
  std::vector<Cell> cells;
  std::optional<Cell> missing = std::nullopt;
  const char* shape = nullptr;
};

std::vector<Formation> formations(const Position& position);

}  // namespace hexad::six
