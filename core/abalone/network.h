// A small network that judges where the marbles stand, in the light of each other.
//
// The 61 cells with a marble of the player to move and the 61 with one of the opponent each add a row to the hidden
// layer; the same once more as the opponent sees it. Whole numbers only: every machine finds the same.
#pragma once

#include <array>
#include <cstdint>

#include "abalone/bitboard.h"

namespace hexad::abalone {

inline constexpr int kHidden = 32;

struct Network {
  using Layer = std::array<std::int16_t, kHidden>;

  std::array<std::array<Layer, kCells>, 2> rows;  // of own marbles, of the other's
  Layer bias;
  std::array<Layer, 2> out;  // for the player to move, for the opponent
};

// A full unit of the hidden layer, and what a point of the judgement is multiplied by.
inline constexpr int kUnit = 255;
inline constexpr int kOutScale = 16;

extern const Network kNetwork;

// In points, for the owner of the first set, who is to move.
int judge(const Network& network, Bitboard own, Bitboard other);

}  // namespace hexad::abalone
