#include "six/move.h"

#include "text.h"

namespace hexad::six {

namespace {

// Turning a cell adds its two coordinates: this keeps the sum within 32 bits.
constexpr std::uint32_t kMaxMoveCoordinate = 1'000'000'000;

Refusal invalid(const char* code, std::string_view text) {
  return {Refusal::kInvalidMove, "six", code, nullptr, {{"text", text::shortened(text)}}};
}

std::optional<std::int32_t> read_coordinate(std::string_view text) {
  const bool negative = text.starts_with('-');
  if (negative) text.remove_prefix(1);
  const auto value = text::number(text, kMaxMoveCoordinate);
  if (!value || (text.size() > 1 && text[0] == '0') || (negative && *value == 0)) return std::nullopt;
  return negative ? -static_cast<std::int32_t>(*value) : static_cast<std::int32_t>(*value);
}

// A text that is cut at a mark: what stands before it, and the cell after it where there is a mark.
struct Cut {
  std::string_view before;
  std::optional<Cell> cell;
};

// Nothing where the mark is not followed by a cell.
std::optional<Cut> cut(std::string_view text, char mark) {
  const auto at = text.find(mark);
  if (at == std::string_view::npos) return Cut{text, std::nullopt};
  const auto cell = try_cell(text.substr(at + 1));
  if (!cell) return std::nullopt;
  return Cut{text.substr(0, at), cell};
}

}  // namespace

std::optional<Cell> try_cell(std::string_view text) {
  const auto comma = text.find(',');
  if (comma == std::string_view::npos) return std::nullopt;
  const auto q = read_coordinate(text.substr(0, comma));
  const auto r = read_coordinate(text.substr(comma + 1));
  if (!q || !r) return std::nullopt;
  return Cell{*q, *r};
}

std::string to_text(Cell cell) { return std::to_string(cell.q) + ',' + std::to_string(cell.r); }

std::string to_text(const Move& move) {
  if (move.kind == Move::kDeclare) return "#";
  std::string text = move.kind == Move::kMove ? to_text(move.from) + '>' : "";
  text += to_text(move.to);
  if (move.chooses) text += '=' + to_text(move.keep);
  return move.declares ? text + '#' : text;
}

Result<Cell> read_cell(std::string_view text) {
  if (const auto cell = try_cell(text)) return *cell;
  return invalid("not-a-cell", text);
}

Result<Move> read_move(std::string_view whole) {
  if (whole == "#") return Move::declare();
  std::string_view text = whole;
  const bool declares = text.ends_with('#');
  if (declares) text.remove_suffix(1);
  const auto keep = cut(text, '=');
  const auto target = keep ? cut(keep->before, '>') : std::nullopt;
  const auto cell = target ? try_cell(target->before) : std::nullopt;
  if (!cell || (keep->cell && !target->cell)) return invalid("not-a-move", whole);
  Move move = target->cell ? Move::move(*cell, *target->cell) : Move::place(*cell);
  if (keep->cell) move = move.keeping(*keep->cell);
  return declares ? move.declared() : move;
}

Move transform(const Move& move, int symmetry) {
  Move copy = move;
  for (Cell* cell : {&copy.to, &copy.from, &copy.keep}) *cell = hex::transform(*cell, symmetry);
  return copy;
}

}  // namespace hexad::six
