// The part of Six's endless table that the environment can see: all cells within a radius of a centre.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "six/table.h"

namespace hexad::env {

using six::Cell;

// A hexagon, which all twelve symmetries map to itself.
class Window {
 public:
  explicit Window(int radius);

  int radius() const { return radius_; }
  int side() const { return 2 * radius_ + 1; }
  int size() const { return static_cast<int>(cells_.size()); }

  // The cells are numbered row by row; -1 outside.
  int number(Cell offset) const {
    const auto row = static_cast<std::int64_t>(offset.r) + radius_,
               column = static_cast<std::int64_t>(offset.q) + radius_;
    if (row < 0 || row >= side() || column < 0 || column >= side()) return -1;
    return numbers_[static_cast<std::size_t>(row * side() + column)];
  }
  // Relative to the centre.
  Cell cell(int number) const { return cells_[static_cast<std::size_t>(number)]; }
  // The cells of row r, whose numbers are consecutive.
  struct Row {
    Cell first;
    int number, length;
  };
  Row row(int r) const {
    const Cell first{std::max(-radius_, -radius_ - r), r};
    return {first, number(first), side() - std::abs(r)};
  }
  // The index of a cell in a flattened plane.
  int place(int number) const { return places_[static_cast<std::size_t>(number)]; }

 private:
  int radius_;
  std::vector<Cell> cells_;
  std::vector<std::int16_t> numbers_, places_;
};

// The smallest hexagon around all tiles. If several centres are possible, the one nearest to the mean of the tiles,
// then the smallest by q and r.
struct Hexagon {
  Cell centre;
  int radius;
};

Hexagon hexagon_around(const six::Table& table);

}  // namespace hexad::env
