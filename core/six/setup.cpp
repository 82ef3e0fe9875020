#include "six/setup.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <utility>

#include "six/move.h"
#include "text.h"

namespace hexad::six {

namespace {

// The tiles of one group are never farther apart than this.
constexpr int kMaxGap = kTiles;

constexpr const char* kGame = "six";

Refusal refuse(const char* code, const char* rule, std::vector<Refusal::Parameter> parameters = {}) {
  return {Refusal::kInvalidPosition, kGame, code, rule, std::move(parameters)};
}

Result<Cell> read_corner(std::string_view text) {
  const auto corner = try_cell(text);
  if (corner && std::abs(corner->q) <= kMaxCoordinate && std::abs(corner->r) <= kMaxCoordinate) return *corner;
  return refuse("corner", nullptr,
                {{"part", "corner"}, {"text", text::shortened(text)}, {"max", std::to_string(kMaxCoordinate)}});
}

std::optional<Refusal> read_row(Setup& setup, std::string_view rows, std::string_view row, Cell start) {
  const auto bad_rows = [rows] { return refuse("rows", nullptr, {{"text", text::shortened(rows)}}); };
  int column = 0;
  while (!row.empty()) {
    const auto digits = std::min(row.find_first_not_of("0123456789"), row.size());
    if (digits > 0) {
      const auto gap = text::number(row.substr(0, digits), kMaxGap);
      if (!gap || *gap == 0 || row[0] == '0') return bad_rows();
      column += static_cast<int>(*gap);
      row.remove_prefix(digits);
    } else {
      if (row[0] != 'B' && row[0] != 'R') return bad_rows();
      setup.tiles.push_back({start + Cell{column++, 0}, row[0] == 'B' ? kBlack : kOther});
      row.remove_prefix(1);
    }
    if (column > kTiles) return refuse("apart", "S4");
  }
  return std::nullopt;
}

std::optional<Refusal> read_tiles(Setup& setup, std::string_view field) {
  const auto at = field.find('@');
  if (at == std::string_view::npos)
    return refuse("corner", nullptr, {{"part", "tiles"}, {"text", text::shortened(field)}});
  const auto corner = read_corner(field.substr(at + 1));
  if (!corner) return corner.refusal();
  const std::string_view rows = field.substr(0, at);
  std::string_view left = rows;
  for (int row = 0;; ++row) {
    if (row > kTiles) return refuse("apart", "S4");
    const auto length = std::min(left.find('/'), left.size());
    if (auto refused = read_row(setup, rows, left.substr(0, length), *corner + Cell{0, row})) return refused;
    if (length == left.size()) return std::nullopt;
    left.remove_prefix(length + 1);
  }
}

std::optional<Refusal> read_hands(Setup& setup, Player player, std::string_view field) {
  const auto plus = field.find('+');
  const bool four = plus != std::string_view::npos;
  if (player == kBlack) setup.seats = four ? 4 : 2;
  if (four != (setup.seats == 4)) return refuse("hands", "S10", {{"fault", "seats"}});
  const std::uint32_t max = four ? kInHand / 2 : kInHand;
  const auto read_hand = [&](int seat, std::string_view text) {
    return text::read_number(setup.hands[seat], text, max, kGame, "hand");
  };
  if (auto refused = read_hand(player, field.substr(0, plus))) return refused;
  return four ? read_hand(player + 2, field.substr(plus + 1)) : std::nullopt;
}

std::optional<Refusal> read_turn(Setup& setup, std::string_view field) {
  constexpr std::array<std::string_view, 2> kTwo = {"b", "r"};
  constexpr std::array<std::string_view, 4> kFour = {"b1", "r1", "b2", "r2"};
  const auto seat = [&](const auto& names) { return std::ranges::find(names, field) - names.begin(); };
  const auto found = setup.seats == 2 ? seat(kTwo) : seat(kFour);
  if (found >= setup.seats) return refuse("turn", nullptr, {{"seats", setup.seats}, {"text", text::shortened(field)}});
  setup.seat = static_cast<int>(found);
  return std::nullopt;
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

std::optional<Refusal> validate_counts(const Setup& setup) {
  constexpr const char* kName[2] = {"black", "red"};
  for (const Player player : {kBlack, kOther}) {
    const auto tiles = static_cast<int>(std::ranges::count(setup.tiles, player, &Tile::player));
    const int held = setup.hand_of(player);
    if (tiles + held > kTilesEach)
      return refuse("too-many-tiles", "S1", {{"player", kName[player]}, {"count", tiles}, {"held", held}});
  }
  return std::nullopt;
}

// Clockwise from the seat to move, the hands are equal at first and then one smaller: the last players have already
// placed their tile of this round.
std::optional<Refusal> validate_hands(const Setup& setup) {
  const int most = setup.hands[setup.seat];
  int ahead = 0;
  bool in_turn = true;
  for (int i = 0; i < setup.seats; ++i) {
    const int hand = setup.hands[(setup.seat + i) % setup.seats];
    in_turn = in_turn && (hand == most - 1 || (hand == most && ahead == 0));
    ahead += hand == most - 1;
  }
  const bool black_began = setup.hand_of(kBlack) + setup.hand_of(kOther) == 0 || ahead % 2 == setup.seat % 2;
  if (!in_turn || !black_began) return refuse("hands", "S4", {{"fault", "turn"}});
  return std::nullopt;
}

}  // namespace

Result<Setup> read_setup(std::string_view fen) {
  const auto fields = text::fields(fen);
  if (fields.size() != text::kFields) return refuse("fields", nullptr, {{"count", static_cast<int>(fields.size())}});
  Setup setup;
  if (auto refused = read_tiles(setup, fields[0])) return *refused;
  if (auto refused = read_hands(setup, kBlack, fields[1])) return *refused;
  if (auto refused = read_hands(setup, kOther, fields[2])) return *refused;
  if (auto refused = read_turn(setup, fields[3])) return *refused;
  if (fields[4] != "basic" && fields[4] != "advanced")
    return refuse("rules", nullptr, {{"text", text::shortened(fields[4])}});
  setup.advanced = fields[4] == "advanced";
  if (auto refused = text::read_number(setup.move_number, fields[5], kMaxCounter, kGame, "move-number"))
    return *refused;
  return setup;
}

std::string to_text(const Setup& setup) {
  return tiles_text(setup) + ' ' + hands_text(setup, kBlack) + ' ' + hands_text(setup, kOther) + ' ' +
         turn_text(setup) + ' ' + (setup.advanced ? "advanced" : "basic") + ' ' + std::to_string(setup.move_number);
}

std::optional<Refusal> validate(const Setup& setup) {
  if (setup.tiles.empty()) return refuse("no-tiles", "S2");
  if (auto refused = validate_counts(setup)) return refused;
  if (auto refused = validate_hands(setup)) return refused;
  if (setup.move_number == 0) return refuse("number", nullptr, {{"field", "move-number-zero"}});
  return std::nullopt;
}

Setup transform(const Setup& setup, int symmetry) {
  Setup turned = setup;
  for (Tile& tile : turned.tiles) tile.cell = hex::transform(tile.cell, symmetry);
  return turned;
}

}  // namespace hexad::six
