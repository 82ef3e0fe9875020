// Move generation for the search in Six.
#include <algorithm>
#include <iterator>

#include "six/node.h"

namespace hexad::six {

namespace {

// The moving phase has hundreds of moves. The search tries the tiles that cost least to lift, and the cells that gain
// most.
constexpr std::size_t kSpared = 9;
constexpr std::size_t kTargets = 14;
constexpr std::size_t kSplitTargets = 4;
// A threat is tried with this many tiles: the target matters more than the tile.
constexpr int kAttackers = 2;

bool is_among(const auto& range, const auto& value) {
  return std::ranges::find(range, value) != std::ranges::end(range);
}

}  // namespace

Cell Node::missing_of(const Instance& five) const {
  for (const Slot slot : five.slots())
    if (table().is_empty(slot)) return table().cell_at(slot);
  return {};
}

std::vector<Cell> Node::missing(Player player) const {
  std::vector<Cell> cells;
  for (const Instance& five : counts_.with(5, player)) {
    const Cell cell = missing_of(five);
    if (!is_among(cells, cell)) cells.push_back(cell);
  }
  return cells;
}

bool Node::wins(const Move& move) const {
  Position after = position_;
  Move canonical = move;
  if (after.refusal(canonical)) return false;
  after.play(canonical);
  return after.is_won() && after.winner() == position_.turn();
}

bool Node::add_win_on(Moves& moves, const Instance& five) const {
  const Player player = position_.turn();
  const Cell to = missing_of(five);
  if (position_.is_placing()) {
    add(moves, won(Move::place(to)), kForcing);
    return true;
  }
  const auto slots = five.slots();
  const auto is_spare = [&](Cell cell) { return !is_among(slots, slot_of(cell)); };
  // A tile that is surely loose splits nothing. For the other tiles the move has to be played to see its result.
  for (const bool loose : {true, false}) {
    for (int i = 0; i < table().count(player); ++i) {
      const Cell from = table().tile(player, i);
      if (!is_spare(from) || table().is_surely_loose(slot_of(from)) != loose) continue;
      const Move move = won(Move::move(from, to));
      if (!loose && !wins(move)) continue;
      add(moves, move, kForcing);
      return true;
    }
  }
  return false;
}

// Adds one winning move; any other would be as good.
bool Node::add_win(Moves& moves) const {
  for (const Instance& five : counts_.with(5, position_.turn()))
    if (add_win_on(moves, five)) return true;
  return false;
}

void Node::threat_moves(Moves& moves) const {
  moves.clear();
  if (add_win(moves)) return;
  const Player player = position_.turn();
  const auto must_fill = missing(opponent(player));
  if (must_fill.size() > 1) return;
  const auto from = position_.is_placing() ? std::vector<Spare>{} : spares(true);
  for (const Instance& four : counts_.with(4, player))
    for (const Slot slot : four.slots())
      if (table().is_open(slot) && (must_fill.empty() || slot_of(must_fill.front()) == slot))
        add_moves_onto(moves, four, slot, from);
}

// Adds the moves that put a fifth tile into a shape. Several shapes may lack the same cell: each move is added once.
void Node::add_moves_onto(Moves& moves, const Instance& four, Slot slot, const std::vector<Spare>& from) const {
  const Cell to = table().cell_at(slot);
  const auto add_once = [&](const Move& move, int loss) {
    if (std::ranges::find(moves, code(move), &search::RankedMove<Move>::code) == moves.end())
      add(moves, move, rank_of(counts_.gain(slot, position_.turn()), loss));
  };
  if (position_.is_placing()) return add_once(Move::place(to), 0);
  const auto slots = four.slots();
  int added = 0;
  for (const Spare& spare : from) {
    if (is_among(slots, slot_of(spare.cell)) || !position_.touches_another(spare.cell, to)) continue;
    add_once(Move::move(spare.cell, to), spare.loss);
    if (++added == kAttackers) return;
  }
}

void Node::tactical_moves(Moves& moves) const {
  moves.clear();
  add_win(moves);
}

void Node::moves(Moves& moves) const {
  moves.clear();
  if (position_.rules().manual_declare && shape_of(table(), position_.turn()))
    return add(moves, Move::declare(), kForcing);
  if (add_win(moves)) return;
  if (position_.is_placing())
    add_placements(moves);
  else
    add_candidates(moves);
  if (!moves.empty()) return;
  // No move answers the threat: all moves lose.
  MoveList all;
  position_.legal_moves(all);
  if (!all.empty()) add(moves, all.front(), 0);
}

int Node::rank_of(const ShapeCounts::Gain& gain, int loss) {
  if (gain.makes_five) return kForcing + gain.points;
  return std::clamp(8 * (gain.points - loss), -10'000, kForcing - 1);
}

void Node::add_placements(Moves& moves) const {
  if (is_threatened()) {
    for (const Target& target : answers()) add(moves, Move::place(target.cell), rank_of(target.gain, 0));
    return;
  }
  MoveList all;
  position_.legal_moves(all);
  for (const Move& move : all)
    if (!move.declares) add(moves, move, rank_of(counts_.gain(slot_of(move.to), position_.turn()), 0));
}

std::vector<Node::Target> Node::answers() const {
  std::vector<Target> targets;
  for (const Cell cell : missing(opponent(position_.turn())))
    targets.push_back({cell, counts_.gain(slot_of(cell), position_.turn())});
  return targets;
}

// The cells that gain most.
std::vector<Node::Target> Node::targets() const {
  std::vector<Cell> open;
  table().collect_open_cells(open);
  std::vector<Target> targets;
  targets.reserve(open.size());
  for (const Cell cell : open) targets.push_back({cell, counts_.gain(slot_of(cell), position_.turn())});
  const auto better = [](const Target& a, const Target& b) { return a.gain.points > b.gain.points; };
  std::ranges::stable_sort(targets, better);
  if (targets.size() > kTargets) targets.resize(kTargets);
  return targets;
}

std::vector<Node::Spare> Node::spares(bool quick) const {
  const Player player = position_.turn();
  std::optional<Groups> groups;
  std::vector<Spare> spares;
  for (int i = 0; i < table().count(player); ++i) {
    const Cell cell = table().tile(player, i);
    if (!table().is_surely_loose(slot_of(cell))) {
      if (quick) continue;
      if (!groups) groups.emplace(table());
      if (groups->holds_others(groups->number(player, i))) continue;
    }
    spares.push_back({cell, counts_.loss(slot_of(cell), player)});
  }
  std::ranges::stable_sort(spares, {}, &Spare::loss);
  return spares;
}

void Node::add_candidates(Moves& moves) const {
  const auto aims = is_threatened() ? answers() : targets();
  auto from = spares(false);
  // Under a threat every tile is tried.
  if (!is_threatened() && from.size() > kSpared) from.resize(kSpared);
  for (const Spare& spare : from) {
    for (const Target& aim : aims) {
      if (position_.touches_another(spare.cell, aim.cell))
        add(moves, Move::move(spare.cell, aim.cell), rank_of(aim.gain, spare.loss));
    }
  }
  if (!position_.advanced()) return;
  const Groups groups(table());
  for (int i = 0; i < table().count(position_.turn()); ++i) {
    const int number = groups.number(position_.turn(), i);
    if (groups.holds_others(number)) add_splits(moves, groups, number);
  }
}

void Node::add_splits(Moves& moves, const Groups& groups, int number) const {
  const Cell from = groups.tile(number).cell;
  const auto ties = largest(groups.without(number));
  for (const TileSet stays : ties) {
    Move draft = Move::move(from, {});
    if (ties.size() > 1) draft = draft.keeping(name_of(groups, stays));
    add_split(moves, groups, draft, stays);
  }
}

// Adds the moves of a split that removes more tiles of the opponent than own ones, or leaves the opponent too few, onto
// the cells that gain most; moves onto a cleared cell that complete a shape; and moves that answer a threat.
void Node::add_split(Moves& moves, const Groups& groups, const Move& draft, TileSet stays) const {
  const Player player = position_.turn();
  std::array<int, 2> gone{};
  std::vector<Slot> cleared;
  std::vector<Cell> aims;
  for (int i = 0; i < groups.count(); ++i) {
    const Tile tile = groups.tile(i);
    if ((stays >> i & 1) != 0 || tile.cell == draft.from) continue;
    ++gone[tile.player];
    if (tile.player == player) continue;
    cleared.push_back(slot_of(tile.cell));
    if (completes(table(), slot_of(tile.cell), player)) aims.push_back(tile.cell);
  }
  const int balance = gone[opponent(player)] - gone[player];
  const bool wins = table().count(opponent(player)) - gone[opponent(player)] < kShapeTiles &&
                    table().count(player) - gone[player] >= kShapeTiles;
  if (wins || (is_threatened() ? breaks_all_threats(cleared) : balance > 0))
    for (const Target& target : targets()) aims.push_back(target.cell);
  else if (is_threatened())
    std::ranges::copy(missing(opponent(player)), std::back_inserter(aims));
  std::size_t added = 0;
  for (const Cell aim : aims) {
    Move move = draft;
    move.to = aim;
    if (position_.refusal(move)) continue;
    const int rank = rank_of(counts_.gain(slot_of(aim), player), 0) + 1'000 * balance;
    add(moves, move, wins || !table().is_empty(slot_of(aim)) ? kForcing : std::min(rank, kForcing - 1));
    if (++added == kSplitTargets) return;
  }
}

bool Node::breaks_all_threats(const std::vector<Slot>& cleared) const {
  return std::ranges::all_of(counts_.with(5, opponent(position_.turn())), [&](const Instance& five) {
    return std::ranges::any_of(five.slots(), [&](Slot slot) { return is_among(cleared, slot); });
  });
}

}  // namespace hexad::six
