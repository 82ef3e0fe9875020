// Sets of cells as 61-bit words, and the six steps as rotations of them.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "abalone/cell.h"

namespace hexad::abalone {

using Bitboard = std::uint64_t;

inline constexpr Bitboard kBoard = (Bitboard{1} << kCells) - 1;

constexpr Bitboard bit(Cell cell) { return Bitboard{1} << cell; }
constexpr int count(Bitboard set) { return std::popcount(set); }
constexpr Cell first(Bitboard set) { return static_cast<Cell>(std::countr_zero(set)); }
constexpr Cell pop_first(Bitboard& set) {
  const Cell cell = first(set);
  set &= set - 1;
  return cell;
}

// What a step in each direction adds to the number of a cell, mod 61.
inline constexpr std::array<int, hex::kDirections> kRotation = {1, 14, 13, 60, 47, 48};

namespace detail {
constexpr auto make_inner() {
  std::array<Bitboard, hex::kDirections> table{};
  for (int d = 0; d < hex::kDirections; ++d)
    for (Cell cell = 0; cell < kCells; ++cell)
      if (neighbour(cell, d) != kOff) table[d] |= bit(cell);
  return table;
}
}  // namespace detail

// The cells that have a neighbour in each direction.
inline constexpr auto kInner = detail::make_inner();

// May leave bits above the 61st set: the caller masks the result.
template <class Word, class Amount>
constexpr Word rotate(Word set, Amount left, Amount right) {
  return (set << left) | (set >> right);
}

// The cells that one step from the set reaches.
constexpr Bitboard step(Bitboard set, int d) {
  return rotate(set & kInner[d], kRotation[d], kCells - kRotation[d]) & kBoard;
}

}  // namespace hexad::abalone
