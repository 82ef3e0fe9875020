#include "abalone/move.h"

#include <array>
#include <utility>

#include "abalone/refusals.h"
#include "text.h"

namespace hexad::abalone {

namespace {

struct Alignment {
  int direction;
  int distance;
};

// The direction and distance of two cells on one straight line.
std::optional<Alignment> aligned(Cell from, Cell to) {
  for (int d = 0; d < hex::kDirections; ++d) {
    int distance = 1;
    for (Cell cell = neighbour(from, d); cell != kOff; cell = neighbour(cell, d), ++distance)
      if (cell == to) return Alignment{d, distance};
  }
  return std::nullopt;
}

Refusal invalid(const char* code, std::string text) {
  return {Refusal::kInvalidMove, "abalone", code, nullptr, {{"text", std::move(text)}}};
}

Result<Move> read_in_line(Cell rear, Cell ahead) {
  const auto direction = direction_between(rear, ahead);
  if (!direction) return refusals::kTooFar;
  return Move::in_line(rear, *direction);
}

Result<Move> read_broadside(Cell end, Cell far, Cell target) {
  const auto line = aligned(end, far);
  if (!line) return refusals::kNotInLine;
  if (line->distance > 2) return refusals::kTooMany;
  const auto direction = direction_between(end, target);
  if (!direction) return refusals::kTooFar;
  if (hex::axis(*direction) == hex::axis(line->direction)) return refusals::kAlongLine;
  return Move::broadside(before(end, far) ? end : far, hex::axis(line->direction), line->distance + 1, *direction);
}

}  // namespace

Cell other_end(Move move) {
  Cell cell = move.cell();
  for (int i = 1; i < move.size(); ++i) cell = neighbour(cell, move.line());
  return cell;
}

std::string to_text(Move move) {
  std::string text = name(move.cell());
  if (move.is_broadside()) text += name(other_end(move));
  return text + name(neighbour(move.cell(), move.direction()));
}

Result<Cell> read_cell(std::string_view text) {
  constexpr std::size_t kShown = 20;
  const Cell cell = cell_named(text);
  if (cell == kOff) return invalid("not-a-cell", std::string(text.substr(0, kShown)));
  return cell;
}

Result<Move> read_move(std::string_view text) {
  constexpr std::size_t kShown = 40;
  const auto not_a_move = [text] { return invalid("not-a-move", text::shortened(text, kShown)); };
  if (text.size() != 4 && text.size() != 6) return not_a_move();
  std::array<Cell, 3> cells{};
  for (std::size_t i = 0; i < text.size() / 2; ++i) {
    cells[i] = cell_named(text.substr(2 * i, 2));
    if (cells[i] == kOff) return not_a_move();
  }
  if (text.size() == 4) return read_in_line(cells[0], cells[1]);
  if (cells[0] == cells[1]) return not_a_move();
  return read_broadside(cells[0], cells[1], cells[2]);
}

Move transform(Move move, int symmetry) {
  const auto moved = [symmetry](Cell cell) { return cell_at(hex::transform(kAxial[cell], symmetry)); };
  const int direction = hex::transform_direction(move.direction(), symmetry);
  const Cell end = moved(move.cell());
  if (!move.is_broadside()) return Move::in_line(end, direction);
  const Cell far = moved(other_end(move));
  const int line = hex::axis(hex::transform_direction(move.line(), symmetry));
  return Move::broadside(before(end, far) ? end : far, line, move.size(), direction);
}

}  // namespace hexad::abalone
