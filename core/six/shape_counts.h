// How many tiles of each colour lie in every place where a shape could be, kept up to date tile by tile.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "search/score.h"
#include "six/shape.h"

namespace hexad::six {

// What a place for a shape is worth to the only colour in it, by the number of its tiles there.
struct ShapeWeights {
  using ByTiles = std::array<int, kShapeTiles + 1>;
  ByTiles on_turn;  // to the player to move
  ByTiles waiting;
};

// In points, for lines, triangles and rings; fitted to games by tools/tune_six.py. Five tiles are a win or must be
// answered: quiet positions, to which the rest is fitted, do not have them.
inline constexpr std::array<ShapeWeights, 3> kShapeWeights = {{
    {{0, 1, 4, 9, 46, 250, 0}, {0, 1, 3, 8, 31, 120, 0}},
    {{0, 2, 6, 31, 108, 250, 0}, {0, 2, 3, 17, 68, 150, 0}},
    {{0, -2, -4, 9, 72, 250, 0}, {0, -1, -3, 4, 51, 120, 0}},
}};
inline constexpr search::Score kForTheTurn = 20;

// A place where a shape could lie: the number of its pattern and the slot of its first cell.
struct Instance {
  std::uint8_t pattern;
  Slot origin;

  std::array<Slot, kShapeTiles> slots() const;
  friend bool operator==(const Instance&, const Instance&) = default;
};

class ShapeCounts {
 public:
  explicit ShapeCounts(const Table& table);

  void add(Slot slot, Player player) { change<1>(slot, player); }
  void remove(Slot slot, Player player) { change<-1>(slot, player); }

  // The sum of the weights for the player to move, less the other's.
  search::Score balance(Player turn) const { return balance_[turn]; }
  // Instances that hold so many tiles of the player's, four or five, and none of the other's.
  std::span<const Instance> with(int tiles, Player player) const { return lists_[player][tiles - kLeastListed].span(); }

  // How many places for lines, triangles and rings hold one to five tiles of the player's, and none of the other's.
  static constexpr int kMostTiles = kShapeTiles - 1;
  std::array<std::array<int, kMostTiles>, 3> tally(Player player) const;

  // What a tile of the player's on this cell gains: its own instances grow, the other's are blocked.
  struct Gain {
    int points = 0;
    bool makes_five = false;
  };
  Gain gain(Slot slot, Player player) const;
  // What taking this tile away would cost.
  int loss(Slot slot, Player player) const;

 private:
  static constexpr int kPatternCount = static_cast<int>(kPatterns.size());
  static constexpr int kLeastListed = 4;
  // Black's tiles in the low half, Red's in the high one.
  using Count = std::uint8_t;

  class List {
   public:
    void insert(Instance instance) { items_[size_++] = instance; }
    void erase(Instance instance);
    std::span<const Instance> span() const { return {items_.data(), size_}; }

   private:
    // No more instances can hold four of a player's tiles: each tile lies in one for each cell of each pattern.
    static constexpr std::size_t kMost = kTilesEach * kPatterns.size() * kShapeTiles / kLeastListed;
    std::array<Instance, kMost> items_;
    std::size_t size_ = 0;
  };

  static constexpr Count unit(Player player) { return player == kBlack ? 1 : 16; }
  template <int Sign>
  void change(Slot slot, Player player);
  // The list of the instances with this count, if there is one.
  List* list_of(Count count);

  std::array<std::array<Count, kSlots>, kPatternCount> counts_{};
  std::array<search::Score, 2> balance_{};
  std::array<std::array<List, 2>, 2> lists_;
};

}  // namespace hexad::six
