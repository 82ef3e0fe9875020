#include "abalone/setup.h"

#include "text.h"

namespace hexad::abalone {

namespace {

constexpr int row_length(int row) { return 9 - (row < 4 ? 4 - row : row - 4); }
constexpr int first_column(int row) { return row < 4 ? 0 : row - 4; }

void read_row(Setup& setup, int row, std::string_view text) {
  int column = 0;
  for (const char c : text) {
    if (c >= '1' && c <= '9') {
      column += c - '0';
    } else if (c == 'S' || c == 's') {
      if (column < row_length(row))
        setup.marbles[c == 'S' ? kBlack : kOther] |= bit(cell_of(row, first_column(row) + column));
      ++column;
    } else {
      text::bad_position("row", "",
                         "Row " + std::string(1, static_cast<char>('a' + row)) + " is " + text::quoted(text) +
                             ": expected 'S' (Black), 's' (White) and digits for empty cells.");
    }
  }
  if (column != row_length(row))
    text::bad_position("row-length", "A1",
                       "Row " + std::string(1, static_cast<char>('a' + row)) + " has " + std::to_string(column) +
                           " cells: expected " + std::to_string(row_length(row)) + ".");
}

void read_rows(Setup& setup, std::string_view text) {
  int row = 8;
  while (true) {
    const auto length = std::min(text.find('/'), text.size());
    if (row < 0) text::bad_position("rows", "A1", "The board has more than nine rows: expected i to a, parted by '/'.");
    read_row(setup, row--, text.substr(0, length));
    if (length == text.size()) break;
    text.remove_prefix(length + 1);
  }
  if (row >= 0)
    text::bad_position("rows", "A1",
                       "The board has " + std::to_string(8 - row) + " rows: expected nine, i to a, parted by '/'.");
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

Setup read_setup(std::string_view fen) {
  const auto fields = text::position_fields(
      fen, "rows, Black's score, White's score, turn, plies since the last ejection, move number");
  Setup setup;
  read_rows(setup, fields[0]);
  setup.pushed_off[kBlack] = static_cast<int>(text::position_number(fields[1], kToWin, "Black's score"));
  setup.pushed_off[kOther] = static_cast<int>(text::position_number(fields[2], kToWin, "White's score"));
  if (fields[3] != "b" && fields[3] != "w")
    text::bad_position("turn", "", "The turn is " + text::quoted(fields[3]) + ": expected 'b' or 'w'.");
  setup.turn = fields[3] == "b" ? kBlack : kOther;
  setup.quiet_plies = text::position_number(fields[4], kMaxCounter, "The count of plies since the last ejection");
  setup.move_number = text::position_number(fields[5], kMaxCounter, "The move number");
  return setup;
}

std::string to_text(const Setup& setup) {
  return rows_text(setup) + ' ' + std::to_string(setup.pushed_off[kBlack]) + ' ' +
         std::to_string(setup.pushed_off[kOther]) + ' ' + (setup.turn == kBlack ? 'b' : 'w') + ' ' +
         std::to_string(setup.quiet_plies) + ' ' + std::to_string(setup.move_number);
}

void validate(const Setup& setup) {
  constexpr const char* kName[2] = {"Black", "White"};
  for (const Player player : {kBlack, kOther}) {
    const int marbles = count(setup.marbles[player]);
    const int lost = setup.pushed_off[opponent(player)];
    if (marbles + lost > kMarbles)
      text::bad_position("too-many-marbles", "A1",
                         std::string(kName[player]) + " has " + std::to_string(marbles) + " marbles on the board and " +
                             std::to_string(lost) + " pushed off: a player has 14 in all.");
  }
  if (setup.pushed_off[kBlack] == kToWin && setup.pushed_off[kOther] == kToWin)
    text::bad_position("both-won", "A15", "Both players have pushed off six: the first to do so has won.");
  if (setup.move_number == 0) text::bad_position("number", "", "The move number is 0: the first move has number 1.");
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
