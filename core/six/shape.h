// The three winning shapes (S5): the line, the triangle and the ring, in all their orientations.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "six/table.h"

namespace hexad::six {

inline constexpr int kShapeTiles = 6;

struct Pattern {
  const char* name;
  std::array<Cell, kShapeTiles> cells;  // from the first one on
};

inline constexpr std::array<Pattern, 6> kPatterns = {{
    {"line", {{{0, 0}, {1, 0}, {2, 0}, {3, 0}, {4, 0}, {5, 0}}}},
    {"line", {{{0, 0}, {0, 1}, {0, 2}, {0, 3}, {0, 4}, {0, 5}}}},
    {"line", {{{0, 0}, {1, -1}, {2, -2}, {3, -3}, {4, -4}, {5, -5}}}},
    {"triangle", {{{0, 0}, {1, 0}, {2, 0}, {0, 1}, {1, 1}, {0, 2}}}},
    {"triangle", {{{0, 0}, {1, 0}, {2, 0}, {1, -1}, {2, -1}, {2, -2}}}},
    {"ring", {{{0, 0}, {1, -1}, {2, -1}, {2, 0}, {1, 1}, {0, 1}}}},
}};

// A shape lying on the table.
struct Shape {
  const Pattern* pattern;
  Cell origin;

  std::array<Cell, kShapeTiles> cells() const;
};

// Whether a tile of the player on this cell completes a shape with those on the table. The cell may be empty.
bool completes(const Table& table, Slot slot, Player player);

// A shape of the player that contains the cell; any shape of the player.
std::optional<Shape> shape_through(const Table& table, Cell cell, Player player);
std::optional<Shape> shape_of(const Table& table, Player player);

// Five of six tiles with the sixth cell empty.
struct Threat {
  Shape shape;
  Player player;
  Cell missing;
};

std::vector<Threat> threats(const Table& table);

}  // namespace hexad::six
