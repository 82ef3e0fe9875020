#include "six/node.h"

#include <algorithm>
#include <bit>

namespace hexad::six {

namespace {

constexpr search::Score kForTheTurn = 12;
// Of the moving phase's hundreds of moves so many are looked at: the tiles that can best be spared, and the cells that
// gain most.
constexpr std::size_t kSpared = 9;
constexpr std::size_t kTargets = 14;
constexpr std::size_t kSplitTargets = 4;

}  // namespace

void Node::play(const Move& move) {
  const Player player = position_.turn();
  past_.push_back(position_.play(move));
  if (move.kind == Move::kDeclare) return;
  if (move.kind == Move::kMove) counts_.remove(slot_of(move.from), player);
  for (const auto& gone : past_.back().removed) counts_.remove(slot_of(gone.tile.cell), gone.tile.player);
  counts_.add(slot_of(move.to), player);
}

void Node::undo() {
  const Position::Undo undo = std::move(past_.back());
  past_.pop_back();
  position_.undo(undo);
  if (undo.move.kind == Move::kDeclare) return;
  const Player player = position_.turn();
  counts_.remove(slot_of(undo.move.to), player);
  for (const auto& gone : undo.removed) counts_.add(slot_of(gone.tile.cell), gone.tile.player);
  if (undo.move.kind == Move::kMove) counts_.add(slot_of(undo.move.from), player);
}

std::optional<search::Score> Node::result() const {
  // Asked in every node: whether the game is over is cheaper to say than how.
  const auto outcome = position_.is_won() ? position_.result() : std::nullopt;
  if (!outcome) return std::nullopt;
  if (!outcome->winner) return search::kDraw;
  return *outcome->winner == position_.turn() ? search::kWin : -search::kWin;
}

search::Score Node::evaluate() const {
  const search::Score balance = counts_.balance();
  return (position_.turn() == kBlack ? balance : -balance) + kForTheTurn;
}

bool Node::wins(Move& move) const {
  move = won(move);
  if (position_.refusal(move)) return false;
  Position after = position_;
  after.play(move);
  const auto outcome = after.result();
  return outcome && outcome->winner == position_.turn();
}

void Node::add_wins(Moves& moves) const {
  const Player player = position_.turn();
  if (counts_.fives(player) == 0) return;
  std::vector<Cell> open;
  position_.table().collect_open_cells(open);
  for (const Cell cell : open) {
    if (!counts_.completes(slot_of(cell), player)) continue;
    if (position_.is_placing()) {
      Move move = Move::place(cell);
      if (wins(move)) add(moves, move, kForcing);
      continue;
    }
    for (int i = 0; i < position_.table().count(player); ++i) {
      Move move = Move::move(position_.table().tile(player, i), cell);
      if (wins(move)) add(moves, move, kForcing);
    }
  }
}

void Node::noisy(Moves& moves) const {
  moves.clear();
  add_wins(moves);
}

void Node::moves(Moves& moves) const {
  moves.clear();
  if (position_.rules().manual_declare && shape_of(position_.table(), position_.turn()))
    return add(moves, Move::declare(), kForcing);
  add_wins(moves);
  if (!moves.empty()) return;
  if (position_.is_placing())
    add_placements(moves);
  else
    add_candidates(moves);
  if (!moves.empty()) return;
  // Nothing stops the threat: one move is as good as another.
  MoveList all;
  position_.legal_moves(all);
  if (!all.empty()) add(moves, all.front(), 0);
}

int Node::rank_of(const ShapeCounts::Gain& gain, int loss) {
  if (gain.makes_five) return kForcing + gain.points;
  return std::clamp(8 * (gain.points - loss), -10'000, kForcing - 1);
}

void Node::add_placements(Moves& moves) const {
  MoveList all;
  position_.legal_moves(all);
  for (const Move& move : all) {
    const auto gain = counts_.gain(slot_of(move.to), position_.turn());
    if (!move.declares && (!is_threatened() || gain.blocks_five)) add(moves, move, rank_of(gain, 0));
  }
}

// The cells that gain most, or all those that stop a threat.
std::vector<Node::Target> Node::targets(bool answers_only) const {
  std::vector<Cell> open;
  position_.table().collect_open_cells(open);
  std::vector<Target> targets;
  for (const Cell cell : open) {
    const auto gain = counts_.gain(slot_of(cell), position_.turn());
    if (!answers_only || gain.blocks_five) targets.push_back({cell, gain});
  }
  const auto better = [](const Target& a, const Target& b) { return a.gain.points > b.gain.points; };
  std::ranges::stable_sort(targets, better);
  if (!answers_only && targets.size() > kTargets) targets.resize(kTargets);
  return targets;
}

// The tiles that cost least to lift; under a threat any may have to go.
std::vector<Node::Spare> Node::spares(const Groups& groups) const {
  const Player player = position_.turn();
  std::vector<Spare> spares;
  for (int i = 0; i < position_.table().count(player); ++i) {
    const Cell cell = position_.table().tile(player, i);
    if (!groups.holds_others(groups.number(player, i))) spares.push_back({cell, counts_.loss(slot_of(cell), player)});
  }
  std::ranges::stable_sort(spares, {}, &Spare::loss);
  if (!is_threatened() && spares.size() > kSpared) spares.resize(kSpared);
  return spares;
}

void Node::add_candidates(Moves& moves) const {
  const Groups groups(position_.table());
  const auto aims = targets(is_threatened());
  for (const Spare& spare : spares(groups)) {
    for (const Target& aim : aims) {
      if (position_.touches_another(spare.cell, aim.cell))
        add(moves, Move::move(spare.cell, aim.cell), rank_of(aim.gain, spare.loss));
    }
  }
  if (!position_.advanced()) return;
  for (int i = 0; i < position_.table().count(position_.turn()); ++i) {
    const int number = groups.number(position_.turn(), i);
    if (groups.holds_others(number)) add_splits(moves, groups, number);
  }
}

// Splits that take out more of the other's tiles than of one's own, each with the cells that gain most there.
void Node::add_splits(Moves& moves, const Groups& groups, int number) const {
  const Player player = position_.turn();
  const Cell from = groups.tile(number).cell;
  const auto ties = largest(groups.without(number));
  const auto aims = targets(false);
  for (const TileSet stays : ties) {
    int balance = 0;
    for (TileSet gone = groups.all() & ~stays & ~(TileSet{1} << number); gone != 0; gone &= gone - 1)
      balance += groups.tile(std::countr_zero(gone)).player == player ? -1 : 1;
    if (balance <= 0 && !is_threatened()) continue;
    Move draft = Move::move(from, {});
    if (ties.size() > 1) draft = draft.keeping(name_of(groups, stays));
    std::size_t added = 0;
    for (const Target& aim : aims) {
      draft.to = aim.cell;
      Move move = draft;
      if (added < kSplitTargets && !position_.refusal(move)) {
        add(moves, move, std::min(rank_of(aim.gain, 0) + 1'000 * balance, kForcing - 1));
        ++added;
      }
    }
  }
}

std::uint32_t Node::code(const Move& move) const {
  if (move.kind == Move::kDeclare) return 1;
  // Relative to the corner of the group, as the hash is.
  const Cell corner = position_.table().corner();
  const auto place = [corner](Cell cell) {
    return static_cast<std::uint32_t>((cell.q - corner.q + 1) & 63) << 6 |
           static_cast<std::uint32_t>((cell.r - corner.r + 1) & 63);
  };
  std::uint32_t code = 2 | place(move.to) << 2;
  if (move.kind == Move::kMove) code |= (place(move.from) + 1) << 14;
  // Of the group that stays five bits are enough to tell the choices of one move apart.
  if (move.chooses) code |= ((place(move.keep) * 7) & 31U) << 27;
  return code;
}

}  // namespace hexad::six
