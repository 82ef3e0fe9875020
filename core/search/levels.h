// Levels 1 to 9, weaker than the engine, and the lines they choose. A lower level searches less deeply and slips more
// often; it never moves at random. Everything is integers, so that every build plays the same moves with the same seed.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "random.h"
#include "search/score.h"

namespace hexad::search {

struct Level {
  std::uint32_t nodes;
  int depth;
  int lines;
  // In half points. A line that is this much worse than the best is taken about a third as often; 0 always takes the
  // best.
  int slip;
};

// Those below full strength, which has no limits and no slips.
inline constexpr int kLevels = 9;
using Levels = std::array<Level, kLevels>;

// Chooses lines for a level. Equal seeds give equal choices.
class Chooser {
 public:
  explicit Chooser(std::string_view seed);

  // The index of the line that a level with this slip plays. There must be a line.
  std::size_t choose(std::span<const Score> lines, int slip);

 private:
  Random random_;
};

}  // namespace hexad::search
