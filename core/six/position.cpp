#include "six/position.h"

#include <algorithm>
#include <bit>
#include <ranges>

#include "random.h"

namespace hexad::six {

std::vector<TileSet> largest(const std::vector<TileSet>& groups) {
  int most = 0;
  for (const TileSet group : groups) most = std::max(most, std::popcount(group));
  std::vector<TileSet> found;
  for (const TileSet group : groups)
    if (std::popcount(group) == most) found.push_back(group);
  return found;
}

Cell name_of(const Groups& groups, TileSet group) {
  Cell least = groups.tile(std::countr_zero(group)).cell;
  for (TileSet left = group; left != 0; left &= left - 1)
    least = std::min(least, groups.tile(std::countr_zero(left)).cell);
  return least;
}

Position::Position(const Setup& setup, Rules rules)
    : rules_(rules),
      advanced_(setup.advanced),
      seats_(static_cast<std::uint8_t>(setup.seats)),
      seat_(static_cast<std::uint8_t>(setup.seat)),
      ply_(2 * (setup.move_number - 1) + static_cast<std::uint32_t>(setup.seat % 2)) {
  for (const Tile& tile : setup.tiles) table_.put(tile.cell, tile.player);
  for (int seat = 0; seat < seats_; ++seat) hands_[seat] = static_cast<std::uint8_t>(setup.hands[seat]);
}

Result<Position> Position::from(const Setup& setup, Rules rules) {
  if (auto refused = validate(setup)) return *refused;
  Position position(setup, rules);
  const auto refuse = [](const char* code, const char* rule) {
    return Refusal{Refusal::kInvalidPosition, kName, code, rule};
  };
  if (!Groups(position.table_).is_one_group()) return refuse("apart", "S4");
  if (rules.manual_declare) return position;
  const auto black = shape_of(position.table_, kBlack);
  const auto red = shape_of(position.table_, kOther);
  if (black && red) return refuse("both-won", "S5");
  if (black) position.win(kBlack, *black);
  if (red) position.win(kOther, *red);
  return position;
}

Result<Position> Position::read(std::string_view fen, Rules rules) {
  const auto setup = read_setup(fen);
  return setup ? from(*setup, rules) : setup.refusal();
}

Setup Position::setup() const {
  Setup setup;
  for (const Player player : {kBlack, kOther})
    for (int i = 0; i < table_.count(player); ++i) setup.tiles.push_back({table_.tile(player, i), player});
  for (int seat = 0; seat < seats_; ++seat) setup.hands[seat] = hands_[seat];
  setup.seats = seats_;
  setup.seat = seat_;
  setup.advanced = advanced_;
  setup.move_number = ply_ / 2 + 1;
  return setup;
}

std::uint64_t Position::hash() const {
  std::uint64_t rest = seat_;
  for (const std::uint8_t hand : hands_) rest = rest * 32 + hand;
  return mix(table_.hash() ^ mix(rest + 1));
}

bool operator==(const Position& a, const Position& b) {
  return a.hash() == b.hash() && a.rules_ == b.rules_ && a.fen() == b.fen();
}

std::optional<Outcome> Position::result() const {
  switch (ending_) {
    case Ending::kNone:
      return std::nullopt;
    case Ending::kFiveOrFewer:
      return Outcome{winner_, "five or fewer", "S13"};
    case Ending::kBothFiveOrFewer:
      return Outcome{std::nullopt, "both five or fewer", "S14"};
    case Ending::kShape:
      break;
  }
  Outcome outcome{winner_, shape_.pattern->name, "S5", shape_.pattern->name};
  for (const Cell cell : shape_.cells()) outcome.cells.push_back(to_text(cell));
  return outcome;
}

void Position::win(Player player, const Shape& shape) {
  ending_ = Ending::kShape;
  winner_ = player;
  shape_ = shape;
}

Position::Undo Position::play(const Move& move) {
  Undo undo{move};
  if (move.kind == Move::kPlace) {
    --hands_[seat_];
    table_.put(move.to, turn());
  } else if (move.kind == Move::kMove) {
    if (advanced_ && !table_.is_surely_loose(slot_of(move.from))) {
      const Groups groups(table_);
      const int number = groups.number(turn(), table_.index_of(move.from, turn()));
      const TileSet rest = groups.all() & ~(TileSet{1} << number);
      const auto parts = groups.holds_others(number) ? groups.without(number) : std::vector<TileSet>{rest};
      undo.index = table_.take(move.from, turn());
      take_out(undo, groups, rest & ~staying(groups, parts, move));
    } else {
      undo.index = table_.take(move.from, turn());
    }
    table_.put(move.to, turn());
  }
  check_end(undo);
  // A declaration without a move is not a turn: table, hands and turn stay the same.
  if (move.kind == Move::kDeclare) return undo;
  seat_ = static_cast<std::uint8_t>((seat_ + 1) % seats_);
  ++ply_;
  return undo;
}

TileSet Position::staying(const Groups& groups, const std::vector<TileSet>& parts, const Move& move) const {
  const auto ties = largest(parts);
  if (move.chooses)
    for (const TileSet group : ties)
      if (name_of(groups, group) == move.keep) return group;
  return ties.front();
}

void Position::take_out(Undo& undo, const Groups& groups, TileSet gone) {
  for (; gone != 0; gone &= gone - 1) {
    const Tile tile = groups.tile(std::countr_zero(gone));
    undo.removed.push_back({tile, table_.take(tile.cell, tile.player)});
  }
}

void Position::check_end(const Undo& undo) {
  if (undo.move.kind == Move::kDeclare) {
    if (const auto shape = shape_of(table_, turn())) win(turn(), *shape);
    return;
  }
  // R7: a shape of the player to move counts after the removal, and before S13 is checked.
  if ((!rules_.manual_declare || undo.move.declares) && table_.count(turn()) >= kShapeTiles)
    if (const auto shape = shape_through(table_, undo.move.to, turn())) return win(turn(), *shape);
  if (undo.removed.empty()) return;
  const bool black_out = table_.count(kBlack) < kShapeTiles;
  const bool red_out = table_.count(kOther) < kShapeTiles;
  if (black_out && red_out)
    ending_ = Ending::kBothFiveOrFewer;
  else if (black_out || red_out)
    ending_ = Ending::kFiveOrFewer;
  winner_ = black_out ? kOther : kBlack;
}

void Position::undo(const Undo& undo) {
  ending_ = Ending::kNone;
  if (undo.move.kind == Move::kDeclare) return;
  --ply_;
  seat_ = static_cast<std::uint8_t>((seat_ + seats_ - 1) % seats_);
  table_.take(undo.move.to, turn());
  if (undo.move.kind == Move::kPlace) {
    ++hands_[seat_];
    return;
  }
  for (const auto& gone : std::views::reverse(undo.removed))
    table_.put_back(gone.tile.cell, gone.tile.player, gone.index);
  table_.put_back(undo.move.from, turn(), undo.index);
}

std::vector<Tile> Position::removed_by(const Move& move) const {
  Position copy = *this;
  const Undo undo = copy.play(move);
  std::vector<Tile> tiles;
  tiles.reserve(undo.removed.size());
  for (const auto& gone : undo.removed) tiles.push_back(gone.tile);
  return tiles;
}

}  // namespace hexad::six
