// How good a position of Abalone is, judged without searching: a sum of weighted features, and what a small network
// makes of where the marbles stand. This is the seam for another judgement: whoever replaces `evaluate` replaces it for
// the whole search.
#pragma once

#include <array>
#include <cstdint>

#include "abalone/bitboard.h"
#include "abalone/setup.h"
#include "search/score.h"

namespace hexad::abalone {

// Each is counted for the player to move, less the same for the other, but for the last two.
enum Feature : std::uint8_t {
  kPushes,                     // possible sumitos
  kEjections,                  // marbles that can be pushed off
  kFirstOff,                   // the first marble pushed off, and the second to the sixth behind it
  kTurn = kFirstOff + kToWin,  // one for having the move
  kEjectionOnTurn,             // one if a marble can be pushed off with it
  kFeatures,
};

using Features = std::array<int, kFeatures>;

// In points; fitted to games by tools/tune_abalone.py.
inline constexpr Features kWeights = {
    21, 13, 32, 41, 39, 56, 70, 0, 16, 60,
};

// For the owner of the first set, who is to move; the numbers are marbles that each has pushed off.
Features features(Bitboard own, Bitboard other, int own_off, int other_off);
search::Score evaluate(Bitboard own, Bitboard other, int own_off, int other_off);

}  // namespace hexad::abalone
