#include "six/shape.h"

#include <algorithm>

namespace hexad::six {

namespace {

// The steps from one tile of a shape to the five others: a row for each pattern and each of its tiles.
constexpr auto make_others() {
  std::array<std::array<int, kShapeTiles - 1>, kPatterns.size() * kShapeTiles> rows{};
  std::size_t row = 0;
  for (const Pattern& pattern : kPatterns) {
    for (const Cell self : pattern.cells) {
      std::size_t i = 0;
      for (const Cell other : pattern.cells)
        if (other != self) rows[row][i++] = slot_step(other - self);
      ++row;
    }
  }
  return rows;
}

constexpr auto kOthers = make_others();

bool holds_all(const Table& table, Slot slot, const std::array<int, kShapeTiles - 1>& steps, Player player) {
  return std::ranges::all_of(steps, [&](int step) { return table.holds(wrap(slot + step), player); });
}

}  // namespace

std::array<Cell, kShapeTiles> Shape::cells() const {
  std::array<Cell, kShapeTiles> found = pattern->cells;
  for (Cell& cell : found) cell = origin + cell;
  return found;
}

bool completes(const Table& table, Slot slot, Player player) {
  if (table.count(player) < kShapeTiles - 1) return false;
  return std::ranges::any_of(kOthers, [&](const auto& steps) { return holds_all(table, slot, steps, player); });
}

std::optional<Shape> shape_through(const Table& table, Cell cell, Player player) {
  for (std::size_t row = 0; row < kOthers.size(); ++row) {
    if (!holds_all(table, slot_of(cell), kOthers[row], player)) continue;
    const Pattern& pattern = kPatterns[row / kShapeTiles];
    return Shape{&pattern, cell - pattern.cells[row % kShapeTiles]};
  }
  return std::nullopt;
}

std::optional<Shape> shape_of(const Table& table, Player player) {
  for (int i = 0; i < table.count(player); ++i)
    if (const auto shape = shape_through(table, table.tile(player, i), player)) return shape;
  return std::nullopt;
}

std::vector<Threat> threats(const Table& table) {
  std::vector<Threat> found;
  std::vector<Cell> open;
  table.collect_open_cells(open);
  for (const Player player : {kBlack, kOther}) {
    for (const Cell cell : open) {
      for (std::size_t row = 0; row < kOthers.size(); ++row) {
        if (!holds_all(table, slot_of(cell), kOthers[row], player)) continue;
        const Pattern& pattern = kPatterns[row / kShapeTiles];
        found.push_back({{&pattern, cell - pattern.cells[row % kShapeTiles]}, player, cell});
      }
    }
  }
  return found;
}

}  // namespace hexad::six
