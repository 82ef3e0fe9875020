// Perft: the last ply is counted, not generated, for four positions side by side.
#include <array>

#include "abalone/kernel.h"
#include "abalone/lanes.h"
#include "abalone/setup.h"

namespace hexad::abalone::kernel {

namespace {

struct Node {
  Bitboard own, other;  // of the player to move
};

// The positions after each move of a node that are not won, and whether that move was an ejection.
class Children {
 public:
  // 14 marbles have at most 14 * 6 * 5 moves; the last vector is padded with empty boards.
  static constexpr int kRoom = 14 * 6 * 5 + kLanes;

  void add(Bitboard own, Bitboard other, bool ejection) {
    own_[size_] = own;
    other_[size_] = other;
    ejection_[size_] = ejection;
    ++size_;
  }
  int size() const { return size_; }
  Node operator[](int i) const { return {own_[i], other_[i]}; }
  bool ejection(int i) const { return ejection_[i]; }

  void pad() {
    for (int i = size_; i % kLanes != 0; ++i) own_[i] = other_[i] = 0;
  }
  Lanes own_lanes(int i) const { return Lanes{own_[i], own_[i + 1], own_[i + 2], own_[i + 3]}; }
  Lanes other_lanes(int i) const { return Lanes{other_[i], other_[i + 1], other_[i + 2], other_[i + 3]}; }

 private:
  std::array<Bitboard, kRoom> own_, other_;
  std::array<bool, kRoom> ejection_;
  int size_ = 0;
};

// Adds the positions after in-line moves of `size` marbles, from the view of the next player.
template <int D>
void add_in_line(Children& children, Node node, Bitboard rears, int size, bool last_off_wins) {
  while (rears != 0) {
    const Bitboard rear = rears & -rears;
    rears ^= rear;
    Bitboard target = rear;
    for (int i = 0; i < size; ++i) target = step(target, D);
    Bitboard other = node.other;
    bool ejection = false;
    if (other & target) {
      Bitboard behind = step(target, D);
      if (other & behind) behind = step(behind, D);
      other ^= target | behind;
      ejection = behind == 0;
      if (ejection && last_off_wins) continue;
    }
    children.add(other, node.own ^ rear ^ target, ejection);
  }
}

template <int D, int Which>
void add_broadside(Children& children, Node node, Bitboard pairs, Bitboard triples) {
  constexpr int kLine = line_of(D, Which);
  while (pairs != 0) {
    const Bitboard end = pairs & -pairs;
    pairs ^= end;
    const Bitboard next = step(end, kLine);
    const Bitboard pair = end | next;
    children.add(node.other, node.own ^ pair ^ step(pair, D), false);
    if (triples & end) {
      const Bitboard triple = pair | step(next, kLine);
      children.add(node.other, node.own ^ triple ^ step(triple, D), false);
    }
  }
}

template <int D>
void add_direction(Children& children, Node node, Bitboard empty, bool last_off_wins) {
  const auto found = move_classes(node.own, node.other, empty, kFrame[D]);
  add_in_line<D>(children, node, found.steps, 1, last_off_wins);
  add_in_line<D>(children, node, found.pairs, 2, last_off_wins);
  add_in_line<D>(children, node, found.triples, 3, last_off_wins);
  add_broadside<D, 0>(children, node, found.broad_pairs[0], found.broad_triples[0]);
  add_broadside<D, 1>(children, node, found.broad_pairs[1], found.broad_triples[1]);
}

void expand(Children& children, Node node, bool last_off_wins) {
  const Bitboard empty = kBoard & ~(node.own | node.other);
  add_direction<hex::E>(children, node, empty, last_off_wins);
  add_direction<hex::NE>(children, node, empty, last_off_wins);
  add_direction<hex::NW>(children, node, empty, last_off_wins);
  add_direction<hex::W>(children, node, empty, last_off_wins);
  add_direction<hex::SW>(children, node, empty, last_off_wins);
  add_direction<hex::SE>(children, node, empty, last_off_wins);
}

// Counts the broadside moves of one direction and returns the rears of the in-line ones.
template <int D>
Lanes count_direction(BitCounter& counter, Lanes own, Lanes other, Lanes empty) {
  constexpr auto kLanesFrame = lanes_frame(D);
  constexpr int kPair = D / 2 * 5 + D % 2 * 2;
  const auto found = move_classes(own, other, empty, kLanesFrame);
  counter.add<kPair>(found.broad_pairs[0], found.broad_triples[0]);
  counter.add<kPair + 1>(found.broad_pairs[1], found.broad_triples[1]);
  return found.steps | found.pairs | found.triples;
}

template <int D>
void count_two_directions(BitCounter& counter, Lanes own, Lanes other, Lanes empty) {
  const Lanes first = count_direction<D>(counter, own, other, empty);
  const Lanes second = count_direction<D + 1>(counter, own, other, empty);
  counter.add<D / 2 * 5 + 4>(first, second);
}

std::uint64_t count_children(Children& children) {
  children.pad();
  BitCounter counter;
  for (int i = 0; i < children.size(); i += kLanes) {
    const Lanes own = children.own_lanes(i);
    const Lanes other = children.other_lanes(i);
    const Lanes empty = spread(kBoard) & ~(own | other);
    count_two_directions<hex::E>(counter, own, other, empty);
    count_two_directions<hex::NW>(counter, own, other, empty);
    count_two_directions<hex::SW>(counter, own, other, empty);
    counter.add<15>(Lanes{}, Lanes{});
  }
  return counter.total();
}

std::uint64_t perft_below(Node node, int own_off, int other_off, int depth) {
  Children children;
  expand(children, node, own_off + 1 >= kToWin);
  if (depth == 2) return count_children(children);
  std::uint64_t leaves = 0;
  for (int i = 0; i < children.size(); ++i)
    leaves += perft_below(children[i], other_off, own_off + children.ejection(i), depth - 1);
  return leaves;
}

}  // namespace

std::uint64_t perft(Side own, Side other, int depth) {
  if (depth == 0) return 1;
  if (own.pushed_off >= kToWin || other.pushed_off >= kToWin) return 0;
  if (depth == 1) return static_cast<std::uint64_t>(count_moves(own.marbles, other.marbles));
  return perft_below({own.marbles, other.marbles}, own.pushed_off, other.pushed_off, depth);
}

}  // namespace hexad::abalone::kernel
