// One position at a time: the six directions lie in the lanes of two vectors.
#include "abalone/kernel.h"

#include <array>

#include "abalone/lanes.h"

namespace hexad::abalone::kernel {

namespace {

constexpr int kVectors = 2;

using DirectionsFrame = Frame<Lanes, Lanes>;

// Lanes behind the sixth direction have no cells, and so no moves.
constexpr DirectionsFrame directions_frame(int vector) {
  const auto lanes = [vector](auto part) {
    const auto lane = [&](int i) -> std::uint64_t {
      const int d = vector * kLanes + i;
      return d < hex::kDirections ? static_cast<std::uint64_t>(part(kFrame[d])) : 0;
    };
    return Lanes{lane(0), lane(1), lane(2), lane(3)};
  };
  using One = Frame<Bitboard, int>;
  return {lanes([](const One& f) { return f.back_left; }),
          lanes([](const One& f) { return f.back_right; }),
          lanes([](const One& f) { return f.inner; }),
          lanes([](const One& f) { return f.edge; }),
          {lanes([](const One& f) { return f.line_left[0]; }), lanes([](const One& f) { return f.line_left[1]; })},
          {lanes([](const One& f) { return f.line_right[0]; }), lanes([](const One& f) { return f.line_right[1]; })},
          {lanes([](const One& f) { return f.line_inner[0]; }), lanes([](const One& f) { return f.line_inner[1]; })}};
}

constexpr std::array<DirectionsFrame, kVectors> kDirectionsFrame = {directions_frame(0), directions_frame(1)};

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

}  // namespace

int count_moves(Bitboard own, Bitboard other) {
  const AllMoves moves(own, other);
  int sum = 0;
  for (int d = 0; d < hex::kDirections; ++d)
    for (int which = 0; which < AllMoves::kWords; ++which) sum += count(moves.word(d, which));
  return sum;
}

}  // namespace hexad::abalone::kernel
