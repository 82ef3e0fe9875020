#include "six/node.h"

#include <algorithm>
#include <cstdlib>

namespace hexad::six {

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
  if (!position_.is_won()) return std::nullopt;
  const auto winner = position_.winner();
  if (!winner) return search::kDraw;
  // A declaration of an earlier shape is not a turn: the player to move stays the same, but the search has changed
  // sides.
  const bool is_declared = !past_.empty() && past_.back().move.kind == Move::kDeclare;
  return (*winner == position_.turn()) != is_declared ? search::kWin : -search::kWin;
}

search::Score Node::evaluate() const { return counts_.balance(position_.turn()) + kTurnBonus; }

std::uint32_t Node::code(const Move& move) const {
  if (move.kind == Move::kDeclare) return 1;
  // Relative to the corner of the group, as the hash is.
  const Cell corner = table().corner();
  const auto place = [corner](Cell cell) {
    return static_cast<std::uint32_t>((cell.q - corner.q + 1) & 63) << 6 |
           static_cast<std::uint32_t>((cell.r - corner.r + 1) & 63);
  };
  std::uint32_t code = 2 | place(move.to) << 2;
  if (move.kind == Move::kMove) code |= (place(move.from) + 1) << 14;
  // Five bits are enough to tell the groups that may stay apart.
  if (move.chooses) code |= ((place(move.keep) * 7) & 31U) << 27;
  return code;
}

namespace {

// Far enough apart that no cell touches both.
bool far_apart(Cell a, Cell b) {
  const Cell d = b - a;
  return std::max({std::abs(d.q), std::abs(d.r), std::abs(d.q + d.r)}) > 2;
}

}  // namespace

bool Node::unlisted_moves_lose() const {
  if (!is_threatened()) return position_.is_placing();
  if (position_.will_place_next()) return true;
  // A move may split the group and so remove tiles of the threat.
  if (position_.advanced() && !position_.is_placing()) return false;
  return cannot_be_pinned();
}

// Whether the opponent can carry out a threat after every move that does not fill the missing cell. The opponent needs
// a tile outside the shape that may be lifted; one move can pin a single such tile, but not two that are far apart.
bool Node::cannot_be_pinned() const {
  const Player player = opponent(position_.turn());
  const auto five = counts_.with(5, player).front().slots();
  std::vector<Cell> free;
  for (int i = 0; i < table().count(player); ++i) {
    const Cell cell = table().tile(player, i);
    if (std::ranges::find(five, slot_of(cell)) == five.end() && table().is_surely_loose(slot_of(cell)))
      free.push_back(cell);
  }
  // The tile that is lifted may pin its neighbours, and so may the tile that is put down.
  const auto pair_left = [&free](std::optional<Cell> lifted) {
    for (std::size_t i = 0; i < free.size(); ++i)
      for (std::size_t j = 0; j < i; ++j)
        if (far_apart(free[i], free[j]) && (!lifted || (far_apart(free[i], *lifted) && far_apart(free[j], *lifted))))
          return true;
    return false;
  };
  if (position_.is_placing()) return pair_left(std::nullopt);
  for (int i = 0; i < table().count(position_.turn()); ++i)
    if (!pair_left(table().tile(position_.turn(), i))) return false;
  return true;
}

}  // namespace hexad::six
