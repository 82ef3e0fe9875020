// A small neural network that evaluates the placement of the marbles.
//
// It has an input for each cell and colour, one hidden layer of squared clipped units for each player's view, and one
// output. It uses integers only, so every machine computes the same value.
#pragma once

#include <array>
#include <cstdint>

#include "abalone/bitboard.h"

namespace hexad::abalone {

inline constexpr int kHidden = 32;

struct Network {
  using Layer = std::array<std::int16_t, kHidden>;

  std::array<std::array<Layer, kCells>, 2> rows;  // of own marbles, of the opponent's
  Layer bias;
  std::array<Layer, 2> out;  // for the player to move, for the opponent
};

// The upper bound of a hidden unit, and the scale of the output weights.
inline constexpr int kUnit = 255;
inline constexpr int kOutScale = 16;

extern const Network kNetwork;

// In points, for the player to move, who owns the first set.
int evaluate(const Network& network, Bitboard own, Bitboard other);

}  // namespace hexad::abalone
