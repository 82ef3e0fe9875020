// All moves of a position at once, as words: one expression per class of move, no loop over marbles.
//
// The template is written for any word: a Bitboard holds one direction of one position; a vector holds
// several directions of one position, or one direction of several positions.
#pragma once

#include "abalone/bitboard.h"

namespace hexad::abalone {

// The constants of a direction: how far a step rotates, which cells have a neighbour, and the same for the two other
// axes, along which a group that moves broadside can lie.
template <class Word, class Amount>
struct Frame {
  Amount back_left, back_right;  // rotates a set one step against the direction
  Word inner, edge;
  Amount line_left[2], line_right[2];  // rotates a set one step back along each of the two lines
  Word line_inner[2];
};

// Sets of rear marbles (in-line) and of smaller ends (broadside). A marble is the rear of at most one in-line
// move per direction, since the group is its whole run: steps, pairs and triples are disjoint.
template <class Word>
struct MoveClasses {
  Word steps, pairs, triples;
  Word broad_pairs[2], broad_triples[2];
};

// The lines of a group that moves broadside: of E, NE and NW the two that are not the axis of the direction.
constexpr int line_of(int direction, int which) {
  constexpr int lines[3][2] = {{hex::NE, hex::NW}, {hex::E, hex::NW}, {hex::E, hex::NE}};
  return lines[hex::axis(direction)][which];
}

template <class Word, class Amount>
constexpr MoveClasses<Word> move_classes(Word own, Word other, Word empty, const Frame<Word, Amount>& frame) {
  const auto behind = [&](Word set) { return rotate(set, frame.back_left, frame.back_right); };
  const Word own_inner = own & frame.inner;
  const Word before_empty = behind(empty);
  MoveClasses<Word> found;
  found.steps = own_inner & before_empty;

  // Beyond the edge counts as a free cell behind a pushed marble (A12, A13).
  const Word push_one = other & (before_empty | frame.edge);
  const Word before_one = behind(push_one);
  const Word push_two = other & frame.inner & before_one;
  const Word pair_target = before_empty | before_one;
  found.pairs = own_inner & behind(own_inner & pair_target);
  found.triples = own_inner & behind(own_inner & behind(own_inner & (pair_target | behind(push_two))));

  for (int i = 0; i < 2; ++i) {
    const Word mover = found.steps & frame.line_inner[i];
    found.broad_pairs[i] = mover & rotate(found.steps, frame.line_left[i], frame.line_right[i]);
    found.broad_triples[i] = mover & rotate(found.broad_pairs[i], frame.line_left[i], frame.line_right[i]);
  }
  return found;
}

constexpr Frame<Bitboard, int> frame_of(int d) {
  Frame<Bitboard, int> frame{};
  frame.back_left = kCells - kRotation[d];
  frame.back_right = kRotation[d];
  frame.inner = kInner[d];
  frame.edge = kBoard & ~kInner[d];
  for (int i = 0; i < 2; ++i) {
    const int line = line_of(d, i);
    frame.line_left[i] = kCells - kRotation[line];
    frame.line_right[i] = kRotation[line];
    frame.line_inner[i] = kInner[line];
  }
  return frame;
}

namespace detail {
constexpr auto make_frames() {
  std::array<Frame<Bitboard, int>, hex::kDirections> table{};
  for (int d = 0; d < hex::kDirections; ++d) table[d] = frame_of(d);
  return table;
}
}  // namespace detail

inline constexpr auto kFrame = detail::make_frames();

}  // namespace hexad::abalone
