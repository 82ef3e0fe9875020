// An incremental hash of tiles that does not change when all tiles are shifted (R8).
#pragma once

#include <array>
#include <cstdint>

#include "hex/direction.h"
#include "player.h"

namespace hexad::six {

// The sum of key(player) * x^(q - min q) * y^(r - min r) over all tiles, in the field of 2^61 - 1 elements. Moving
// the corner of minimal q and r multiplies the sum by a power of x or y.
class TableHash {
 public:
  void add(hex::Axial cell, Player player);
  void remove(hex::Axial cell, Player player);

  std::uint64_t value() const { return sum_; }
  hex::Axial corner() const { return corner_; }
  bool is_near(hex::Axial cell) const;

 private:
  static constexpr int kWidth = 64;

  std::uint64_t term(hex::Axial cell, Player player) const;
  void move_corner(hex::Axial corner);

  std::uint64_t sum_ = 0;
  hex::Axial corner_{};
  int tiles_ = 0;
  // The number of tiles in each column and row, modulo 64, from which the next corner is found.
  std::array<std::uint8_t, kWidth> in_column_{}, in_row_{};
};

}  // namespace hexad::six
