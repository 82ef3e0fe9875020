// Finds the formations of the glossary (A17) in a position.
#pragma once

#include <optional>
#include <vector>

#include "abalone/position.h"

namespace hexad::abalone {

struct Formation {
  const char* kind;
  std::optional<Player> player;
  Bitboard cells;
  Bitboard against = 0;  // the opposing marbles of a pac or a sumito
  std::optional<int> direction = std::nullopt;
};

std::vector<Formation> formations(const Position& position);

}  // namespace hexad::abalone
