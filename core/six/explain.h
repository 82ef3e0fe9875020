// Six moves for people: what a legal one does, the rule that allows it, and what a table shows.
#pragma once

#include "effect.h"
#include "six/position.h"

namespace hexad::six {

// The move must be legal.
Effect effect(const Position& position, const Move& move);
Refusal approval(const Position& position, const Move& move);

// Every threat, and every tile that holds the others together.
struct Formation {
  const char* kind;
  Player player;
  std::vector<Cell> cells;
  std::optional<Cell> missing = std::nullopt;
  const char* shape = nullptr;
};

std::vector<Formation> formations(const Position& position);

}  // namespace hexad::six
