#include "abalone/gesture.h"

#include <algorithm>
#include <optional>

#include "abalone/refusals.h"

namespace hexad::abalone {

namespace {

// A cell and all cells beyond it in one direction.
Bitboard ray_from(Cell cell, int direction) {
  Bitboard cells = 0;
  for (Bitboard ray = bit(cell); ray != 0; ray = step(ray, direction)) cells |= ray;
  return cells;
}

// The axis on which all cells of a set lie. A single cell lies on every axis.
std::optional<int> common_line(Bitboard cells) {
  for (int line = 0; line < 3; ++line) {
    const Bitboard reached = ray_from(first(cells), line) | ray_from(first(cells), hex::opposite(line));
    if ((cells & ~reached) == 0) return line;
  }
  return std::nullopt;
}

// The last cell of a set on one line, seen in the direction.
Cell rear_of(Bitboard cells, int direction) {
  for (Bitboard left = cells; left != 0;) {
    const Cell cell = pop_first(left);
    if ((ray_from(cell, hex::opposite(direction)) & cells) == bit(cell)) return cell;
  }
  return first(cells);
}

bool touches(Bitboard cells, int line, int size) {
  Cell cell = rear_of(cells, line);
  for (int i = 1; i < size; ++i) {
    cell = neighbour(cell, line);
    if (cell == kOff || !(cells & bit(cell))) return false;
  }
  return true;
}

// Opposing marbles in the gesture must be straight ahead of the group.
const Refusal* refuse_push(const Position& position, Bitboard group, Bitboard pushed, int direction) {
  const Cell rear = rear_of(group, direction);
  if ((group | pushed) & ~ray_from(rear, direction)) return &refusals::kPushNotInLine;
  const LineAhead ahead = position.line_ahead(rear, direction);
  Bitboard run = 0;
  for (Cell cell = ahead.target; cell != ahead.behind; cell = neighbour(cell, direction)) run |= bit(cell);
  return pushed & ~run ? &refusals::kPushGap : nullptr;
}

Result<Move> in_line(const Position& position, Bitboard group, int size, int direction) {
  const Cell rear = rear_of(group, direction);
  const LineAhead ahead = position.line_ahead(rear, direction);
  // More marbles stand in front of the chosen ones: only the whole run can move.
  if (ahead.own > size) return refusals::kOwnInWay;
  return Move::in_line(rear, direction);
}

}  // namespace

Result<int> read_direction(std::string_view text) {
  constexpr std::size_t kShown = 20;
  const auto* const found = std::ranges::find(hex::kDirectionName, text);
  if (found != hex::kDirectionName.end()) return static_cast<int>(found - hex::kDirectionName.begin());
  return Refusal{Refusal::kInvalidMove,
                 Position::kName,
                 "not-a-direction",
                 nullptr,
                 {{"text", std::string(text.substr(0, kShown))}}};
}

Result<Move> read_gesture(const Position& position, std::span<const Cell> cells, int direction) {
  Bitboard chosen = 0;
  for (const Cell cell : cells) chosen |= bit(cell);
  if (chosen == 0) return refusals::kNothingChosen;
  if (chosen & position.empty()) return refusals::kEmptyCell;
  const Bitboard group = chosen & position.own();
  const Bitboard pushed = chosen & position.other();
  if (group == 0) return refusals::kNotYours;
  const int size = count(group);
  if (size > 3) return refusals::kTooMany;
  const auto line = common_line(group);
  if (!line) return refusals::kNotInLine;
  if (!touches(group, *line, size)) return refusals::kGroupGap;
  if (pushed != 0)
    if (const Refusal* refusal = refuse_push(position, group, pushed, direction)) return *refusal;
  if (size == 1) return in_line(position, group, size, direction);
  if (hex::axis(direction) == *line) return in_line(position, group, size, direction);
  // A row lies along E, NE or NW, so the end without a neighbour behind it is the smaller one.
  return Move::broadside(rear_of(group, *line), *line, size, direction);
}

}  // namespace hexad::abalone
