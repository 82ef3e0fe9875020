#include "six/move.h"

#include "text.h"

namespace hexad::six {

namespace {

// Turning a cell adds its two coordinates: this keeps the sum within 32 bits.
constexpr std::uint32_t kMostCoordinate = 1'000'000'000;

[[noreturn]] void not_a_move(std::string_view text) {
  throw Error(Error::kInvalidMove, "not-a-move", "",
              text::quoted(text) +
                  " is not a move: expected a cell (2,-1), a cell and where its tile goes (2,-1>4,0), "
                  "then =q,r for the group that stays and # to declare, where they apply.");
}

std::optional<std::int32_t> read_coordinate(std::string_view text) {
  const bool negative = text.starts_with('-');
  if (negative) text.remove_prefix(1);
  const auto value = text::number(text, kMostCoordinate);
  if (!value || (text.size() > 1 && text[0] == '0') || (negative && *value == 0)) return std::nullopt;
  return negative ? -static_cast<std::int32_t>(*value) : static_cast<std::int32_t>(*value);
}

// Cuts the text at the mark and returns the cell behind it.
std::optional<Cell> cut_cell(std::string_view& text, char mark, std::string_view whole) {
  const auto at = text.find(mark);
  if (at == std::string_view::npos) return std::nullopt;
  const auto cell = try_cell(text.substr(at + 1));
  if (!cell) not_a_move(whole);
  text = text.substr(0, at);
  return cell;
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

Cell read_cell(std::string_view text) {
  if (const auto cell = try_cell(text)) return *cell;
  throw Error(Error::kInvalidMove, "not-a-cell", "", text::quoted(text) + " is not a cell: expected q,r as in 2,-1.");
}

Move read_move(std::string_view whole) {
  if (whole == "#") return Move::declare();
  std::string_view text = whole;
  const bool declares = text.ends_with('#');
  if (declares) text.remove_suffix(1);
  const auto keep = cut_cell(text, '=', whole);
  const auto target = cut_cell(text, '>', whole);
  const auto cell = try_cell(text);
  if (!cell || (keep && !target)) not_a_move(whole);
  Move move = target ? Move::move(*cell, *target) : Move::place(*cell);
  if (keep) move = move.keeping(*keep);
  return declares ? move.declared() : move;
}

Move transform(const Move& move, int symmetry) {
  Move copy = move;
  for (Cell* cell : {&copy.to, &copy.from, &copy.keep}) *cell = hex::transform(*cell, symmetry);
  return copy;
}

}  // namespace hexad::six
