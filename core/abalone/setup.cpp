#include "abalone/setup.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "text.h"

namespace hexad::abalone {

namespace {

constexpr int kRows = 9;

constexpr int row_length(int row) { return 9 - (row < 4 ? 4 - row : row - 4); }
constexpr int first_column(int row) { return row < 4 ? 0 : row - 4; }

constexpr const char* kGame = "abalone";

Refusal refuse(const char* code, const char* rule, std::vector<Refusal::Parameter> parameters = {}) {
  return {Refusal::kInvalidPosition, kGame, code, rule, std::move(parameters)};
}

std::string row_name(int row) { return {static_cast<char>('a' + row)}; }

std::optional<Refusal> read_row(Setup& setup, int row, std::string_view text) {
  int column = 0;
  for (const char c : text) {
    if (c >= '1' && c <= '9') {
      column += c - '0';
    } else if (c == 'S' || c == 's') {
      if (column < row_length(row))
        setup.marbles[c == 'S' ? kBlack : kOther] |= bit(cell_of(row, first_column(row) + column));
      ++column;
    } else {
      return refuse("row", nullptr, {{"row", row_name(row)}, {"text", text::shortened(text)}});
    }
  }
  if (column != row_length(row))
    return refuse("row-length", "A1", {{"row", row_name(row)}, {"count", column}, {"expected", row_length(row)}});
  return std::nullopt;
}

std::optional<Refusal> read_rows(Setup& setup, std::string_view text) {
  int rows = 0;
  while (true) {
    const auto length = std::min(text.find('/'), text.size());
    if (++rows > kRows) break;
    if (auto refused = read_row(setup, kRows - rows, text.substr(0, length))) return refused;
    if (length == text.size()) break;
    text.remove_prefix(length + 1);
  }
  // Ten stands for every larger number.
  if (rows != kRows) return refuse("rows", "A1", {{"count", rows}});
  return std::nullopt;
}

std::string rows_text(const Setup& setup) {
  std::string text;
  for (int row = 8; row >= 0; --row) {
    int gap = 0;
    const auto close_gap = [&] {
      if (gap > 0) text += std::to_string(gap);
      gap = 0;
    };
    for (int i = 0; i < row_length(row); ++i) {
      const Bitboard here = bit(cell_of(row, first_column(row) + i));
      if (!((setup.marbles[kBlack] | setup.marbles[kOther]) & here)) {
        ++gap;
        continue;
      }
      close_gap();
      text += setup.marbles[kBlack] & here ? 'S' : 's';
    }
    close_gap();
    if (row > 0) text += '/';
  }
  return text;
}

}  // namespace

Result<Setup> read_setup(std::string_view fen) {
  const auto fields = text::fields(fen);
  if (fields.size() != text::kFields) return refuse("fields", nullptr, {{"count", static_cast<int>(fields.size())}});
  Setup setup;
  const auto read_number = [&](auto& value, std::size_t i, std::uint32_t max, const char* field) {
    return text::read_number(value, fields[i], max, kGame, field);
  };
  if (auto refused = read_rows(setup, fields[0])) return *refused;
  if (auto refused = read_number(setup.pushed_off[kBlack], 1, kToWin, "black-score")) return *refused;
  if (auto refused = read_number(setup.pushed_off[kOther], 2, kToWin, "white-score")) return *refused;
  if (fields[3] != "b" && fields[3] != "w") return refuse("turn", nullptr, {{"text", text::shortened(fields[3])}});
  setup.turn = fields[3] == "b" ? kBlack : kOther;
  if (auto refused = read_number(setup.quiet_plies, 4, kMaxCounter, "quiet-plies")) return *refused;
  if (auto refused = read_number(setup.move_number, 5, kMaxCounter, "move-number")) return *refused;
  return setup;
}

std::string to_text(const Setup& setup) {
  return rows_text(setup) + ' ' + std::to_string(setup.pushed_off[kBlack]) + ' ' +
         std::to_string(setup.pushed_off[kOther]) + ' ' + (setup.turn == kBlack ? 'b' : 'w') + ' ' +
         std::to_string(setup.quiet_plies) + ' ' + std::to_string(setup.move_number);
}

std::optional<Refusal> validate(const Setup& setup) {
  constexpr const char* kName[2] = {"black", "white"};
  for (const Player player : {kBlack, kOther}) {
    const int marbles = count(setup.marbles[player]);
    const int lost = setup.pushed_off[opponent(player)];
    if (marbles + lost > kMarbles)
      return refuse("too-many-marbles", "A1", {{"player", kName[player]}, {"count", marbles}, {"lost", lost}});
  }
  if (setup.pushed_off[kBlack] == kToWin && setup.pushed_off[kOther] == kToWin) return refuse("both-won", "A15");
  if (setup.move_number == 0) return refuse("number", nullptr, {{"field", "move-number-zero"}});
  return std::nullopt;
}

Setup transform(const Setup& setup, int symmetry) {
  Setup turned = setup;
  for (const Player player : {kBlack, kOther}) {
    turned.marbles[player] = 0;
    for (Bitboard left = setup.marbles[player]; left != 0;)
      turned.marbles[player] |= bit(cell_at(hex::transform(kAxial[pop_first(left)], symmetry)));
  }
  return turned;
}

}  // namespace hexad::abalone
