// Legal moves of Six: listed, or counted without listing them where that is possible.
#include <bit>

#include "six/position.h"

namespace hexad::six {

namespace {

bool adjacent(Cell a, Cell b) {
  const Cell offset = b - a;
  for (const Cell step : hex::kStep)
    if (step == offset) return true;
  return false;
}

}  // namespace

// S3: only the two starting tiles are on the table.
bool Position::is_first_move() const {
  return !rules_.free_first_move && table_.count(kBlack) == 1 && table_.count(kOther) == 1 && turn() == kBlack &&
         hands_of(kBlack) == kInHand;
}

bool Position::touches_start(Cell cell, Player player) const { return adjacent(cell, table_.tile(player, 0)); }

void Position::add_completed(MoveList& moves, const Move& move, const Table& lifted) const {
  moves.push_back(move);
  if (rules_.manual_declare && completes(lifted, slot_of(move.to), turn())) moves.push_back(move.declared());
}

void Position::legal_moves(MoveList& moves) const {
  moves.clear();
  if (is_won()) return;
  if (own_shape_lies()) moves.push_back(Move::declare());
  if (is_placing()) return add_placements(moves);
  const Groups groups(table_);
  std::vector<Cell> open;
  table_.collect_open_cells(open);
  moves.reserve(open.size() * static_cast<std::size_t>(table_.count(turn())));
  for (int i = 0; i < table_.count(turn()); ++i) {
    const int number = groups.number(turn(), i);
    if (!groups.holds_others(number))
      add_plain_moves(moves, table_.tile(turn(), i), open);
    else if (advanced_)
      add_splits(moves, groups, number);
  }
}

void Position::add_placements(MoveList& moves) const {
  std::vector<Cell> open;
  table_.collect_open_cells(open);
  moves.reserve(moves.size() + open.size());
  for (const Cell cell : open) {
    if (is_first_move() && (!touches_start(cell, kOther) || touches_start(cell, kBlack))) continue;
    add_completed(moves, Move::place(cell), table_);
  }
}

void Position::add_plain_moves(MoveList& moves, Cell from, const std::vector<Cell>& open) const {
  if (rules_.manual_declare) return add_moves_on(moves, Move::move(from, {}), lifted(from));
  for (const Cell to : open)
    if (touches_another(from, to)) moves.push_back(Move::move(from, to));
}

bool Position::touches_another(Cell from, Cell to) const {
  return table_.neighbours(slot_of(to)) > (adjacent(from, to) ? 1 : 0);
}

void Position::add_moves_on(MoveList& moves, const Move& draft, const Table& lifted) const {
  std::vector<Cell> open;
  lifted.collect_open_cells(open);
  for (const Cell to : open) {
    if (to == draft.from) continue;
    Move move = draft;
    move.to = to;
    add_completed(moves, move, lifted);
  }
}

void Position::add_splits(MoveList& moves, const Groups& groups, int number) const {
  const Cell from = groups.tile(number).cell;
  const auto ties = largest(groups.without(number));
  for (const TileSet stays : ties) {
    Move draft = Move::move(from, {});
    if (ties.size() > 1) draft = draft.keeping(name_of(groups, stays));
    add_moves_on(moves, draft, lifted(from, groups, stays));
  }
}

Table Position::lifted(Cell from) const {
  Table table = table_;
  table.take(from, turn());
  return table;
}

Table Position::lifted(Cell from, const Groups& groups, TileSet stays) const {
  Table table = lifted(from);
  for (TileSet gone = groups.all() & ~stays; gone != 0; gone &= gone - 1) {
    const Tile tile = groups.tile(std::countr_zero(gone));
    if (tile.cell != from) table.take(tile.cell, tile.player);
  }
  return table;
}

// All open cells except those that touch this tile alone. Its own cell is not open (R9).
int Position::count_plain_moves(Cell from) const {
  int alone = 0;
  for (const int step : kSlotStep) {
    const Slot near = wrap(slot_of(from) + step);
    alone += table_.is_empty(near) && table_.neighbours(near) == 1;
  }
  return table_.open_cells() - alone;
}

int Position::count_moves() const {
  if (is_won()) return 0;
  if (rules_.manual_declare || is_first_move()) {
    MoveList moves;
    legal_moves(moves);
    return static_cast<int>(moves.size());
  }
  if (is_placing()) return table_.open_cells();
  const Groups groups(table_);
  MoveList splits;
  int sum = 0;
  for (int i = 0; i < table_.count(turn()); ++i) {
    const int number = groups.number(turn(), i);
    if (!groups.holds_others(number))
      sum += count_plain_moves(table_.tile(turn(), i));
    else if (advanced_)
      add_splits(splits, groups, number);
  }
  return sum + static_cast<int>(splits.size());
}

bool Position::has_moves() const {
  if (is_won()) return false;
  // There is always an open cell beside a tile.
  if (is_placing() && !is_first_move()) return true;
  if (is_placing()) return count_moves() > 0;
  const Groups groups(table_);
  for (int i = 0; i < table_.count(turn()); ++i)
    if (!groups.holds_others(groups.number(turn(), i)) && count_plain_moves(table_.tile(turn(), i)) > 0) return true;
  return count_moves() > 0;
}

}  // namespace hexad::six
