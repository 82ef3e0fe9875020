// The 61 cells of the board (A1): names, coordinates and neighbours.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "hex/direction.h"

namespace hexad::abalone {

// The hexagon of side 5 tiles a torus of 61 cells: number the cell of row r and column c (from 0)
// (13 r + c) mod 61, and every step in one direction adds the same number mod 61.
using Cell = std::uint8_t;

inline constexpr int kCells = 61;
inline constexpr Cell kOff = 255;

constexpr bool on_board(int row, int column) {
  return row >= 0 && row < 9 && column >= 0 && column < 9 && row - column <= 4 && column - row <= 4;
}
constexpr Cell cell_of(int row, int column) {
  return on_board(row, column) ? static_cast<Cell>((13 * row + column) % kCells) : kOff;
}

namespace detail {
constexpr auto make_axial() {
  std::array<hex::Axial, kCells> table{};
  for (int row = 0; row < 9; ++row)
    for (int column = 0; column < 9; ++column)
      if (on_board(row, column)) table[cell_of(row, column)] = {column - 4, 4 - row};
  return table;
}
}  // namespace detail

inline constexpr auto kAxial = detail::make_axial();

constexpr Cell cell_at(hex::Axial a) { return cell_of(4 - a.r, a.q + 4); }
constexpr int row_of(Cell cell) { return 4 - kAxial[cell].r; }
constexpr int column_of(Cell cell) { return kAxial[cell].q + 4; }

namespace detail {
constexpr auto make_neighbours() {
  std::array<std::array<Cell, kCells>, hex::kDirections> table{};
  for (int d = 0; d < hex::kDirections; ++d)
    for (Cell cell = 0; cell < kCells; ++cell) table[d][cell] = cell_at(kAxial[cell] + hex::kStep[d]);
  return table;
}
}  // namespace detail

inline constexpr auto kNeighbour = detail::make_neighbours();

constexpr Cell neighbour(Cell cell, int direction) { return kNeighbour[direction][cell]; }

// The direction from one cell to an adjacent one.
constexpr std::optional<int> direction_between(Cell from, Cell to) {
  for (int d = 0; d < hex::kDirections; ++d)
    if (neighbour(from, d) == to) return d;
  return std::nullopt;
}

// Alphabetical order: by row letter, then by number.
constexpr bool before(Cell a, Cell b) {
  return row_of(a) != row_of(b) ? row_of(a) < row_of(b) : column_of(a) < column_of(b);
}

inline std::string name(Cell cell) {
  return {static_cast<char>('a' + row_of(cell)), static_cast<char>('1' + column_of(cell))};
}

// The cell with this name, or kOff.
constexpr Cell cell_named(std::string_view text) {
  return text.size() == 2 ? cell_of(text[0] - 'a', text[1] - '1') : kOff;
}

}  // namespace hexad::abalone
