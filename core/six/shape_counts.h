// How many tiles of each colour lie in every place where a shape could be, kept up to date tile by tile.
#pragma once

#include <array>
#include <cstdint>

#include "search/score.h"
#include "six/shape.h"

namespace hexad::six {

// What an instance of a shape is worth to the only colour in it, by the number of its tiles there.
using ShapeWeights = std::array<int, kShapeTiles + 1>;
inline constexpr ShapeWeights kShapeWeights = {0, 1, 4, 13, 42, 130, 0};

class ShapeCounts {
 public:
  explicit ShapeCounts(const Table& table);

  void add(Slot slot, Player player) { change<1>(slot, player); }
  void remove(Slot slot, Player player) { change<-1>(slot, player); }

  // The sum of the weights, Black's less Red's.
  search::Score balance() const { return balance_; }
  // Instances that lack one tile and hold none of the other colour.
  int fives(Player player) const { return fives_[player]; }
  // Whether a tile there would complete an instance with the tiles that lie.
  bool completes(Slot slot, Player player) const;

  // What a tile of the player's on this cell gains: its own instances grow, the other's are blocked.
  struct Gain {
    int points = 0;
    bool makes_five = false;
    bool blocks_five = false;
  };
  Gain gain(Slot slot, Player player) const;
  // What taking this tile away would cost.
  int loss(Slot slot, Player player) const;

 private:
  static constexpr int kPatternCount = static_cast<int>(kPatterns.size());
  // Black's tiles in the low half, Red's in the high one.
  using Count = std::uint8_t;

  static constexpr Count unit(Player player) { return player == kBlack ? 1 : 16; }
  template <int Sign>
  void change(Slot slot, Player player);

  std::array<std::array<Count, kSlots>, kPatternCount> counts_{};
  search::Score balance_ = 0;
  std::array<int, 2> fives_{};
};

}  // namespace hexad::six
