// How the tiles hang together: which tile holds others, and into which groups the rest falls when one is lifted.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "six/table.h"

namespace hexad::six {

// A set of tiles by number: Black's from 0 on, in the order of the table, then Red's.
using TileSet = std::uint64_t;

class Groups {
 public:
  explicit Groups(const Table& table);

  int count() const { return count_; }
  Tile tile(int number) const { return tiles_[number]; }
  int number(Player player, int i) const { return player == kBlack ? i : black_ + i; }
  TileSet all() const { return (TileSet{1} << count_) - 1; }

  bool is_one_group() const { return count_ == 0 || flood(0, all()) == all(); }
  // Whether the others fall apart without this tile (S9).
  bool holds_others(int number) const;
  // The groups of the others when this tile is lifted (S11, R6).
  std::vector<TileSet> without(int number) const;

 private:
  TileSet flood(int start, TileSet among) const;

  std::array<Tile, kTiles> tiles_;
  std::array<TileSet, kTiles> touching_{};
  std::array<std::uint8_t, kTiles> around_{};  // which of the six sides have a tile
  int black_, count_;
};

}  // namespace hexad::six
