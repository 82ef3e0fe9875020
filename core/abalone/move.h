// A move of Abalone as a value of 16 bits, and its text (Aba-Pro).
#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

#include "abalone/cell.h"
#include "refusal.h"

namespace hexad::abalone {

// In-line: the rear marble and a direction; the group is its whole run. Broadside: the smaller end, the line
// (E, NE or NW) along which the group lies, its size, and the direction.
class Move {
 public:
  constexpr Move() = default;
  static constexpr Move in_line(Cell rear, int direction) { return {rear, direction, 0, 0}; }
  static constexpr Move broadside(Cell end, int line, int size, int direction) { return {end, direction, line, size}; }

  constexpr Cell cell() const { return bits_ & 63; }
  constexpr int direction() const { return (bits_ >> 6) & 7; }
  constexpr int line() const { return (bits_ >> 9) & 3; }
  constexpr int size() const { return (bits_ >> 11) & 3; }  // of a broadside group; 0 in line
  constexpr bool is_broadside() const { return size() != 0; }
  constexpr std::uint16_t bits() const { return bits_; }

  friend constexpr bool operator==(Move, Move) = default;

 private:
  constexpr Move(Cell cell, int direction, int line, int size)
      : bits_(static_cast<std::uint16_t>(cell | direction << 6 | line << 9 | size << 11)) {}

  std::uint16_t bits_ = 0;
};

// The far end of a broadside group.
Cell other_end(Move move);

std::string to_text(Move move);

Result<Cell> read_cell(std::string_view text);
// A text that names cells is a move, or an illegal one in every position; any other text is an invalid move.
Result<Move> read_move(std::string_view text);

Move transform(Move move, int symmetry);

}  // namespace hexad::abalone
