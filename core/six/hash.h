// A hash of tiles that does not depend on where on the table they lie (R8), kept up to date tile by tile.
#pragma once

#include <array>
#include <cstdint>

#include "hex/direction.h"
#include "player.h"

namespace hexad::six {

// The sum of key(player) * x^(q - least q) * y^(r - least r) over all tiles, in the field of 2^61 - 1 elements. Moving
// the corner of least q and least r multiplies the sum by a power of x or y.
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
  // How many tiles lie in each column and row, modulo 64: enough to find the next corner.
  std::array<std::uint8_t, kWidth> in_column_{}, in_row_{};
};

}  // namespace hexad::six
