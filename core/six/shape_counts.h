// The number of tiles of each colour in every place where a shape could be, updated with every tile.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "search/score.h"
#include "six/shape.h"

namespace hexad::six {

// The weight of a place that holds tiles of one colour only, for that colour, by the number of tiles.
struct ShapeWeights {
  using ByTiles = std::array<int, kShapeTiles + 1>;
  ByTiles on_turn;  // for the player to move
  ByTiles waiting;
};

// In points, for lines, triangles and rings; fitted to games by tools/tune_six.py. The weights of five tiles are set by
// hand: the quiet positions to which the others are fitted contain no five.
inline constexpr std::array<ShapeWeights, 3> kShapeWeights = {{
    {{0, 1, 4, 9, 46, 250, 0}, {0, 1, 3, 8, 31, 120, 0}},
    {{0, 2, 6, 31, 108, 250, 0}, {0, 2, 3, 17, 68, 150, 0}},
    {{0, -2, -4, 9, 72, 250, 0}, {0, -1, -3, 4, 51, 120, 0}},
}};
inline constexpr search::Score kTurnBonus = 20;

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

  // The sum of the weights for the player to move, minus that of the opponent.
  search::Score balance(Player turn) const { return balance_[turn]; }
  // The instances that hold this number of tiles of the player, four or five, and none of the opponent.
  std::span<const Instance> with(int tiles, Player player) const { return lists_[player][tiles - kMinListed].span(); }

  // How many lines, triangles and rings hold one to five tiles of the player, and none of the opponent.
  static constexpr int kMaxListedTiles = kShapeTiles - 1;
  std::array<std::array<int, kMaxListedTiles>, 3> tally(Player player) const;

  // What a tile of the player on this cell gains: own instances grow, those of the opponent are blocked.
  struct Gain {
    int points = 0;
    bool makes_five = false;
  };
  Gain gain(Slot slot, Player player) const;
  // The cost of removing this tile.
  int loss(Slot slot, Player player) const;

 private:
  static constexpr int kPatternCount = static_cast<int>(kPatterns.size());
  static constexpr int kMinListed = 4;
  // Black's tiles in the low half, Red's in the high one.
  using Count = std::uint8_t;

  class List {
   public:
    void insert(Instance instance) { items_[size_++] = instance; }
    void erase(Instance instance);
    std::span<const Instance> span() const { return {items_.data(), size_}; }

   private:
    // No more instances can hold four tiles of a player: each tile is part of one instance for each cell of each
    // pattern.
    static constexpr std::size_t kMax = kTilesEach * kPatterns.size() * kShapeTiles / kMinListed;
    std::array<Instance, kMax> items_;
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
