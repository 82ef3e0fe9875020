#include "abalone/node.h"

#include "abalone/move_classes.h"

namespace hexad::abalone {

void Node::moves(Moves& moves) const {
  moves.clear();
  const Bitboard empty = position_.empty();
  for (int d = 0; d < hex::kDirections; ++d) {
    const auto found = move_classes(position_.own(), position_.other(), empty, kFrame[d]);
    for (Bitboard rears = found.steps; rears != 0;) add(moves, Move::in_line(pop_first(rears), d), 100);
    add_in_line(moves, found.pairs, 2, d);
    add_in_line(moves, found.triples, 3, d);
    for (int i = 0; i < 2; ++i) {
      for (Bitboard ends = found.broad_pairs[i]; ends != 0;)
        add(moves, Move::broadside(pop_first(ends), line_of(d, i), 2, d), -500);
      for (Bitboard ends = found.broad_triples[i]; ends != 0;)
        add(moves, Move::broadside(pop_first(ends), line_of(d, i), 3, d), -500);
    }
  }
}

void Node::add_in_line(Moves& moves, Bitboard rears, int size, int direction) const {
  while (rears != 0) {
    const Cell rear = pop_first(rears);
    Bitboard target = bit(rear);
    for (int i = 0; i < size; ++i) target = step(target, direction);
    const bool pushes = (position_.other() & target) != 0;
    add(moves, Move::in_line(rear, direction), pushes ? rank_of_push(target, size, direction) : 100 * size);
  }
}

int Node::rank_of_push(Bitboard target, int size, int direction) const {
  Bitboard behind = step(target, direction);
  const bool two = (position_.other() & behind) != 0;
  if (two) behind = step(behind, direction);
  return behind == 0 ? kForcing + 1'000 * size : 1'500 + (two ? 1'000 : 500);
}

void Node::tactical_moves(Moves& moves) const {
  moves.clear();
  for (int d = 0; d < hex::kDirections; ++d) {
    if ((position_.other() & ~kInner[d]) == 0) continue;
    const auto found = move_classes(position_.own(), position_.other(), position_.empty(), kFrame[d]);
    const std::size_t before = moves.size();
    add_in_line(moves, found.pairs, 2, d);
    add_in_line(moves, found.triples, 3, d);
    const auto quiet = [](const auto& ranked) { return ranked.rank < kForcing; };
    moves.erase(std::remove_if(moves.begin() + static_cast<std::ptrdiff_t>(before), moves.end(), quiet), moves.end());
  }
}

}  // namespace hexad::abalone
