// What the environments of both games share: how long a game may go on, what is rewarded, and what an action leads to.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "game.h"
#include "hex/direction.h"

namespace hexad::env {

using Actions = std::vector<std::int32_t>;
// Where each cell or action goes, by symmetry.
using Symmetries = std::array<std::vector<std::int32_t>, hex::kSymmetries>;

// Leaves a game as it is.
inline constexpr int kSkip = -1;

struct Terms {
  Limits limits;
  bool rewards_ejections = false;
};

// A move that an action names. One that waits is played when a second action has said which group stays (S12).
template <class Move>
struct Resolved {
  Move move;
  bool waits = false;
};

// The share of a limit that is used up; 0 where there is none.
inline float share(std::uint32_t used, std::uint32_t limit) {
  return limit == 0 ? 0.0F : static_cast<float>(std::min(used, limit)) / static_cast<float>(limit);
}

// How often the position came before, of how often it may.
inline float repetition_share(std::uint32_t times_seen, std::uint32_t limit) {
  return limit < 2 ? 0.0F : share(times_seen - 1, limit - 1);
}

}  // namespace hexad::env
