// Connected groups of tiles: which tile connects the others, and which groups remain when it is lifted.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "six/table.h"

namespace hexad::six {

// A set of tiles by number. Black's tiles come first, in the order of the table, then Red's.
using TileSet = std::uint64_t;

class Groups {
 public:
  explicit Groups(const Table& table);

  int count() const { return count_; }
  Tile tile(int number) const { return tiles_[number]; }
  int number(Player player, int i) const { return player == kBlack ? i : black_ + i; }
  TileSet all() const { return (TileSet{1} << count_) - 1; }

  bool is_one_group() const { return count_ == 0 || flood(0, all()) == all(); }
  // Whether the other tiles are connected only through this one (S9).
  bool holds_others(int number) const;
  // The groups that remain when this tile is lifted (S11, R6).
  std::vector<TileSet> without(int number) const;

 private:
  TileSet flood(int start, TileSet among) const;

  std::array<Tile, kTiles> tiles_;
  std::array<TileSet, kTiles> touching_{};
  std::array<std::uint8_t, kTiles> around_{};  // which of the six sides have a tile
  int black_, count_;
};

}  // namespace hexad::six
