// One position at a time: the six directions lie in the lanes of two vectors.
#include "abalone/kernel.h"

#include <array>
#include <utility>

#ifdef __BMI2__
#include <immintrin.h>
#endif

#include "abalone/lanes.h"
#include "abalone/setup.h"

namespace hexad::abalone::kernel {

namespace {

constexpr int kVectors = 2;

using DirectionsFrame = Frame<Lanes, Lanes>;

// Lanes behind the sixth direction have no cells, and so no moves.
constexpr DirectionsFrame directions_frame(int vector) {
  DirectionsFrame frame{};
  for (int lane = 0; lane < kLanes; ++lane) {
    const int d = vector * kLanes + lane;
    if (d >= hex::kDirections) break;
    frame.back_left[lane] = kFrame[d].back_left;
    frame.back_right[lane] = kFrame[d].back_right;
    frame.inner[lane] = kFrame[d].inner;
    frame.edge[lane] = kFrame[d].edge;
    for (int i = 0; i < 2; ++i) {
      frame.line_left[i][lane] = kFrame[d].line_left[i];
      frame.line_right[i][lane] = kFrame[d].line_right[i];
      frame.line_inner[i][lane] = kFrame[d].line_inner[i];
    }
  }
  return frame;
}

const std::array<DirectionsFrame, kVectors> kDirectionsFrame = {directions_frame(0), directions_frame(1)};

// Every move of a position: for each direction a word of in-line rears and four words of broadside ends.
struct AllMoves {
  static constexpr int kWords = 5;  // in-line, pairs and triples along line 0, the same along line 1
  std::array<std::array<Lanes, kWords>, kVectors> words;

  AllMoves(Bitboard own, Bitboard other) {
    const Bitboard empty = kBoard & ~(own | other);
    for (int v = 0; v < kVectors; ++v) {
      const auto found = move_classes(spread(own), spread(other), spread(empty), kDirectionsFrame[v]);
      words[v] = {found.steps | found.pairs | found.triples, found.broad_pairs[0], found.broad_triples[0],
                  found.broad_pairs[1], found.broad_triples[1]};
    }
  }

  Bitboard word(int direction, int which) const { return words[direction / kLanes][which][direction % kLanes]; }
};

Bitboard nth_bit(Bitboard set, int n) {
#ifdef __BMI2__
  return _pdep_u64(Bitboard{1} << n, set);
#else
  while (n-- > 0) set &= set - 1;
  return set & -set;
#endif
}

// Plays an in-line move of the whole run from the rear marble on; conditional moves, since nothing here is predictable.
void push_line(Side& own, Side& other, Bitboard rear, int d) {
  Bitboard target = step(rear, d);
  for (int i = 1; i < 3; ++i) target = own.marbles & target ? step(target, d) : target;
  own.marbles ^= rear ^ target;
  if (!(other.marbles & target)) return;
  Bitboard behind = step(target, d);
  behind = other.marbles & behind ? step(behind, d) : behind;
  other.marbles ^= target | behind;
  own.pushed_off += behind == 0;
}

void move_broadside(Side& own, Bitboard end, int line, int size, int d) {
  const Bitboard pair = end | step(end, line);
  const Bitboard group = size == 3 ? pair | step(pair, line) : pair;
  own.marbles ^= group ^ step(group, d);
}

// The running sums of a few counts, and in which of them a number falls. Sums and comparisons without a branch: which
// way a random number falls is never predicted.
template <std::size_t N>
class Sums {
 public:
  void set(int i, int count) { end_[i + 1] = end_[i] + count; }
  int total() const { return end_[N]; }
  int find(int n) const { return find(n, std::make_index_sequence<N - 1>()); }
  int before(int i) const { return end_[i]; }

 private:
  template <std::size_t... I>
  int find(int n, std::index_sequence<I...>) const {
    return (static_cast<int>(n >= end_[I + 1]) + ...);
  }

  std::array<int, N + 1> end_{};
};

// The moves of a position, numbered through directions and, in each, through words.
class NumberedMoves {
 public:
  NumberedMoves(Bitboard own, Bitboard other) : moves_(own, other) {
    for (int d = 0; d < hex::kDirections; ++d) {
      int sum = 0;
      for (int which = 0; which < AllMoves::kWords; ++which) sum += count(moves_.word(d, which));
      directions_.set(d, sum);
    }
  }

  int size() const { return directions_.total(); }

  void play(Side& own, Side& other, int n) const {
    const int d = directions_.find(n);
    n -= directions_.before(d);
    Sums<AllMoves::kWords> words;
    for (int which = 0; which < AllMoves::kWords; ++which) words.set(which, count(moves_.word(d, which)));
    const int which = words.find(n);
    const Bitboard cell = nth_bit(moves_.word(d, which), n - words.before(which));
    if (which == 0) return push_line(own, other, cell, d);
    move_broadside(own, cell, line_of(d, (which - 1) / 2), 2 + (which - 1) % 2, d);
  }

 private:
  AllMoves moves_;
  Sums<hex::kDirections> directions_;
};

}  // namespace

int count_moves(Bitboard own, Bitboard other) {
  const AllMoves moves(own, other);
  int sum = 0;
  for (int d = 0; d < hex::kDirections; ++d)
    for (int which = 0; which < AllMoves::kWords; ++which) sum += count(moves.word(d, which));
  return sum;
}

std::uint32_t playout(Side own, Side other, std::uint32_t most_plies, Random& random) {
  std::uint32_t plies = 0;
  while (plies < most_plies && other.pushed_off < kToWin) {
    const NumberedMoves moves(own.marbles, other.marbles);
    if (moves.size() == 0) break;
    moves.play(own, other, static_cast<int>(random.below(static_cast<std::uint32_t>(moves.size()))));
    std::swap(own, other);
    ++plies;
  }
  return plies;
}

}  // namespace hexad::abalone::kernel
