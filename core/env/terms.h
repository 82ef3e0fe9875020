// What the environments of both games share: limits, rewards and resolved actions.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "game.h"
#include "hex/direction.h"

namespace hexad::env {

using Actions = std::vector<std::int32_t>;
// The image of each cell or action under each symmetry.
using Symmetries = std::array<std::vector<std::int32_t>, hex::kSymmetries>;

// The action that does nothing.
inline constexpr int kSkip = -1;

struct Terms {
  Limits limits;
  bool rewards_ejections = false;
};

// Why an action of a batch cannot be played.
struct BadAction {
  enum Fault : std::uint8_t { kGameOver, kOutOfRange, kNotLegal };

  int game;  // its index in the batch
  std::int64_t action;
  Fault fault;
  std::string text = {};  // of an action that is not legal
};

// The move of an action. A move that waits is played after a second action has chosen the group that stays (S12).
template <class Move>
struct Resolved {
  Move move;
  bool waits = false;
};

// The share of a limit that is used up; 0 without a limit.
inline float share(std::uint32_t used, std::uint32_t limit) {
  return limit == 0 ? 0.0F : static_cast<float>(std::min(used, limit)) / static_cast<float>(limit);
}

// How often the position occurred before, as a share of the limit.
inline float repetition_share(std::uint32_t times_seen, std::uint32_t limit) {
  return limit < 2 ? 0.0F : share(times_seen - 1, limit - 1);
}

}  // namespace hexad::env
