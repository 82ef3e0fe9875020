#include "six/setup.h"

#include <algorithm>
#include <cstdlib>
#include <map>

#include "six/move.h"
#include "text.h"

namespace hexad::six {

namespace {

// Tiles that hang together are never wider than this.
constexpr int kMostGap = kTiles;

Cell read_corner(std::string_view text) {
  const auto corner = try_cell(text);
  if (corner && std::abs(corner->q) <= kFarthest && std::abs(corner->r) <= kFarthest) return *corner;
  text::bad_position("corner", "",
                     "The corner is " + text::quoted(text) + ": expected q,r, each from -" + std::to_string(kFarthest) +
                         " to " + std::to_string(kFarthest) + ".");
}

[[noreturn]] void bad_rows(std::string_view rows) {
  text::bad_position(
      "rows", "",
      "The tiles are " + text::quoted(rows) + ": expected rows of 'B', 'R' and numbers for gaps, parted by '/'.");
}

void read_row(Setup& setup, std::string_view rows, std::string_view row, Cell start) {
  int column = 0;
  while (!row.empty()) {
    const auto digits = std::min(row.find_first_not_of("0123456789"), row.size());
    if (digits > 0) {
      const auto gap = text::number(row.substr(0, digits), kMostGap);
      if (!gap || *gap == 0 || row[0] == '0') bad_rows(rows);
      column += static_cast<int>(*gap);
      row.remove_prefix(digits);
    } else {
      if (row[0] != 'B' && row[0] != 'R') bad_rows(rows);
      setup.tiles.push_back({start + Cell{column++, 0}, row[0] == 'B' ? kBlack : kOther});
      row.remove_prefix(1);
    }
    if (column > kTiles) text::bad_position("apart", "S4", "The tiles do not hang together in one group.");
  }
}

void read_tiles(Setup& setup, std::string_view field) {
  const auto at = field.find('@');
  if (at == std::string_view::npos)
    text::bad_position(
        "corner", "",
        "The tiles are " + text::quoted(field) + ": expected rows, then @ and the top left corner, as in BR@0,0.");
  const Cell corner = read_corner(field.substr(at + 1));
  const std::string_view rows = field.substr(0, at);
  std::string_view left = rows;
  for (int row = 0;; ++row) {
    if (row > kTiles) text::bad_position("apart", "S4", "The tiles do not hang together in one group.");
    const auto length = std::min(left.find('/'), left.size());
    read_row(setup, rows, left.substr(0, length), corner + Cell{0, row});
    if (length == left.size()) return;
    left.remove_prefix(length + 1);
  }
}

void read_hands(Setup& setup, Player player, std::string_view field) {
  const auto plus = field.find('+');
  const bool four = plus != std::string_view::npos;
  if (player == kBlack) setup.seats = four ? 4 : 2;
  if (four != (setup.seats == 4))
    text::bad_position("hands", "S10", "The hands are of two players on one side and of one on the other.");
  const std::uint32_t most = four ? kInHand / 2 : kInHand;
  setup.hands[player] = static_cast<int>(text::position_number(field.substr(0, plus), most, "A hand"));
  if (four) setup.hands[player + 2] = static_cast<int>(text::position_number(field.substr(plus + 1), most, "A hand"));
}

void read_turn(Setup& setup, std::string_view field) {
  constexpr std::array<std::string_view, 2> kTwo = {"b", "r"};
  constexpr std::array<std::string_view, 4> kFour = {"b1", "r1", "b2", "r2"};
  const auto seat = [&](const auto& names) { return std::ranges::find(names, field) - names.begin(); };
  const auto found = setup.seats == 2 ? seat(kTwo) : seat(kFour);
  if (found >= setup.seats)
    text::bad_position("turn", "",
                       "The turn is " + text::quoted(field) + ": expected " +
                           (setup.seats == 2 ? "'b' or 'r'." : "'b1', 'r1', 'b2' or 'r2'."));
  setup.seat = static_cast<int>(found);
}

std::string hands_text(const Setup& setup, Player player) {
  const std::string text = std::to_string(setup.hands[player]);
  return setup.seats == 4 ? text + '+' + std::to_string(setup.hands[player + 2]) : text;
}

std::string turn_text(const Setup& setup) {
  const std::string text = setup.turn() == kBlack ? "b" : "r";
  return setup.seats == 4 ? text + std::to_string(setup.seat / 2 + 1) : text;
}

std::string tiles_text(const Setup& setup) {
  std::map<std::int32_t, std::map<std::int32_t, Player>> rows;
  std::int32_t left = setup.tiles.front().cell.q;
  for (const Tile& tile : setup.tiles) {
    rows[tile.cell.r][tile.cell.q] = tile.player;
    left = std::min(left, tile.cell.q);
  }
  std::string text;
  for (const auto& [r, row] : rows) {
    if (!text.empty()) text += '/';
    std::int32_t next = left;
    for (const auto& [q, player] : row) {
      if (q > next) text += std::to_string(q - next);
      text += player == kBlack ? 'B' : 'R';
      next = q + 1;
    }
  }
  return text + '@' + to_text(Cell{left, rows.begin()->first});
}

void validate_counts(const Setup& setup) {
  constexpr const char* kName[2] = {"Black", "Red"};
  for (const Player player : {kBlack, kOther}) {
    const auto lying = std::ranges::count(setup.tiles, player, &Tile::player);
    const int held = setup.hand_of(player);
    if (lying + held > kTilesEach)
      text::bad_position("too-many-tiles", "S1",
                         std::string(kName[player]) + " has " + std::to_string(lying) + " tiles on the table and " +
                             std::to_string(held) + " in hand: a side has 21 in all.");
  }
}

// From the seat to move on, clockwise: nobody has placed more than those who come after, and those at most one more.
void validate_hands(const Setup& setup) {
  const int most = setup.hands[setup.seat];
  int ahead = 0;
  bool in_turn = true;
  for (int i = 0; i < setup.seats; ++i) {
    const int hand = setup.hands[(setup.seat + i) % setup.seats];
    in_turn = in_turn && (hand == most - 1 || (hand == most && ahead == 0));
    ahead += hand == most - 1;
  }
  const bool black_began = setup.hand_of(kBlack) + setup.hand_of(kOther) == 0 || ahead % 2 == setup.seat % 2;
  if (!in_turn || !black_began)
    text::bad_position("hands", "S4",
                       "The hands do not fit the turn: Black begins and the sides place one tile in turn.");
}

}  // namespace

Setup read_setup(std::string_view fen) {
  const auto fields = text::position_fields(fen, "tiles, Black's hand, Red's hand, turn, rules, move number");
  Setup setup;
  read_tiles(setup, fields[0]);
  read_hands(setup, kBlack, fields[1]);
  read_hands(setup, kOther, fields[2]);
  read_turn(setup, fields[3]);
  if (fields[4] != "basic" && fields[4] != "advanced")
    text::bad_position("rules", "", "The rules are " + text::quoted(fields[4]) + ": expected 'basic' or 'advanced'.");
  setup.advanced = fields[4] == "advanced";
  setup.move_number = text::position_number(fields[5], kMaxCounter, "The move number");
  return setup;
}

std::string to_text(const Setup& setup) {
  return tiles_text(setup) + ' ' + hands_text(setup, kBlack) + ' ' + hands_text(setup, kOther) + ' ' +
         turn_text(setup) + ' ' + (setup.advanced ? "advanced" : "basic") + ' ' + std::to_string(setup.move_number);
}

void validate(const Setup& setup) {
  if (setup.tiles.empty())
    text::bad_position("no-tiles", "S2", "There is no tile on the table: the first two lie there.");
  validate_counts(setup);
  validate_hands(setup);
  if (setup.move_number == 0) text::bad_position("number", "", "The move number is 0: the first move has number 1.");
}

Setup transform(const Setup& setup, int symmetry) {
  Setup turned = setup;
  for (Tile& tile : turned.tiles) tile.cell = hex::transform(tile.cell, symmetry);
  return turned;
}

}  // namespace hexad::six
