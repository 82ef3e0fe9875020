#include "env/six_window.h"

#include <algorithm>
#include <array>
#include <limits>

namespace hexad::env {

namespace {

// Three coordinates that add up to zero: the distance from the origin is the largest of them.
using Cube = std::array<int, 3>;

constexpr Cube cube(Cell cell) { return {cell.q, cell.r, -cell.q - cell.r}; }

int distance(Cell offset) {
  const auto [q, r, s] = cube(offset);
  return std::max({std::abs(q), std::abs(r), std::abs(s)});
}

int half_up(int n) { return (n + 1) / 2; }
int third_up(int n) { return (n + 2) / 3; }

// The extent of the tiles. Offsets are relative to one of them, so that sums stay small.
struct Reach {
  Cell base;
  Cube least{}, most{};
  Cell sum{};
  int tiles;

  explicit Reach(const six::Table& table)
      : base(table.count(kBlack) > 0 ? table.tile(kBlack, 0) : table.tile(kOther, 0)), tiles(table.count()) {
    for (const Player player : {kBlack, kOther}) {
      for (int i = 0; i < table.count(player); ++i) {
        const Cell offset = table.tile(player, i) - base;
        const Cube at = cube(offset);
        sum = sum + offset;
        for (int axis = 0; axis < 3; ++axis) {
          least[axis] = std::min(least[axis], at[axis]);
          most[axis] = std::max(most[axis], at[axis]);
        }
      }
    }
  }

  // The centre must be within the radius of both ends of each axis, and its coordinates add up to zero.
  int radius() const {
    int found = std::max(third_up(most[0] + most[1] + most[2]), third_up(-(least[0] + least[1] + least[2])));
    for (int axis = 0; axis < 3; ++axis) found = std::max(found, half_up(most[axis] - least[axis]));
    return found;
  }

  // The squared distance of a cell from the mean of the tiles, times a constant.
  int from_mean(Cell cell) const {
    const int q = tiles * cell.q - sum.q, r = tiles * cell.r - sum.r;
    return q * q + q * r + r * r;
  }
};

}  // namespace

Window::Window(int radius) : radius_(radius), numbers_(static_cast<std::size_t>(side()) * side(), -1) {
  for (int r = -radius; r <= radius; ++r) {
    for (int q = -radius; q <= radius; ++q) {
      if (distance({q, r}) > radius) continue;
      const int place = (r + radius) * side() + q + radius;
      numbers_[static_cast<std::size_t>(place)] = static_cast<std::int16_t>(cells_.size());
      cells_.push_back({q, r});
      places_.push_back(static_cast<std::int16_t>(place));
    }
  }
}

Hexagon hexagon_around(const six::Table& table) {
  const Reach reach(table);
  const int radius = reach.radius();
  Cell best{};
  int nearest = std::numeric_limits<int>::max();
  for (int q = reach.most[0] - radius; q <= reach.least[0] + radius; ++q) {
    const int lowest = std::max(reach.most[1] - radius, -q - reach.least[2] - radius);
    const int highest = std::min(reach.least[1] + radius, -q - reach.most[2] + radius);
    for (int r = lowest; r <= highest; ++r) {
      const int away = reach.from_mean({q, r});
      if (away >= nearest) continue;
      nearest = away;
      best = {q, r};
    }
  }
  return {reach.base + best, radius};
}

}  // namespace hexad::env
