// The static evaluation of Abalone: a sum of weighted features and the output of a small network. Another evaluation
// can replace `evaluate`; the search uses nothing else.
#pragma once

#include <array>
#include <cstdint>

#include "abalone/bitboard.h"
#include "abalone/setup.h"
#include "search/score.h"

namespace hexad::abalone {

// All but the last two are the value of the player to move minus that of the opponent.
enum Feature : std::uint8_t {
  kPushes,                     // possible sumitos
  kEjections,                  // marbles that can be pushed off
  kFirstOff,                   // the first marble pushed off; the second to the sixth follow
  kTurn = kFirstOff + kToWin,  // always one, for the player to move
  kEjectionOnTurn,             // one if the player to move can push a marble off
  kFeatures,
};

using Features = std::array<int, kFeatures>;

// In points; fitted to games by tools/tune_abalone.py.
inline constexpr Features kWeights = {
    21, 13, 32, 41, 39, 56, 70, 0, 16, 60,
};

// For the player to move, who owns the first set. The numbers are the marbles that each player has pushed off.
Features features(Bitboard own, Bitboard other, int own_off, int other_off);
search::Score evaluate(Bitboard own, Bitboard other, int own_off, int other_off);

}  // namespace hexad::abalone
