// Four words side by side. GCC and Clang compile this to AVX2, SSE2, NEON or WebAssembly SIMD, depending on the target.
#pragma once

#include <cstdint>

#include "abalone/move_classes.h"

namespace hexad::abalone {

using Lanes = std::uint64_t __attribute__((vector_size(32)));
inline constexpr int kLanes = 4;

constexpr Lanes spread(std::uint64_t word) { return Lanes{word, word, word, word}; }

// The frame of a direction for one position in each lane.
constexpr Frame<Lanes, int> lanes_frame(int d) {
  const auto one = kFrame[d];
  Frame<Lanes, int> frame{one.back_left, one.back_right, spread(one.inner), spread(one.edge), {}, {}, {}};
  for (int i = 0; i < 2; ++i) {
    frame.line_left[i] = one.line_left[i];
    frame.line_right[i] = one.line_right[i];
    frame.line_inner[i] = spread(one.line_inner[i]);
  }
  return frame;
}

// The number of set bits in each lane.
inline Lanes count_bits(Lanes x) {
  x -= (x >> 1) & spread(0x5555555555555555);
  x = (x & spread(0x3333333333333333)) + ((x >> 2) & spread(0x3333333333333333));
  x = (x + (x >> 4)) & spread(0x0f0f0f0f0f0f0f0f);
  x += x >> 8;
  x += x >> 16;
  x += x >> 32;
  return x & spread(0x7f);
}

// A full adder for each bit: leaves the low digit of the sum in `low` and returns the high digit.
inline Lanes full_add(Lanes& low, Lanes a, Lanes b) {
  const Lanes half = low ^ a;
  const Lanes high = (low & a) | (half & b);
  low = half ^ b;
  return high;
}

// Counts the set bits of many words. Carry-save adders fold 32 words into one digit worth 32 before any bit is
// counted: five operations per word instead of twelve.
class BitCounter {
 public:
  // Adds words number 2 * Pair and 2 * Pair + 1 of a block of 32, in order; the last pair closes the block.
  template <int Pair>
  void add(Lanes a, Lanes b) {
    carry<Pair, 0>(a, b);
  }

  // The sum over all lanes, between two blocks.
  std::uint64_t total() const {
    Lanes sum = 32 * total_;
    for (int level = 0; level < kLevels; ++level) sum += count_bits(digit_[level]) << level;
    return sum[0] + sum[1] + sum[2] + sum[3];
  }

 private:
  static constexpr int kLevels = 5;

  template <int Pair, int Level>
  void carry(Lanes a, Lanes b) {
    const Lanes over = full_add(digit_[Level], a, b);
    if constexpr (Level + 1 == kLevels)
      total_ += count_bits(over);
    else if constexpr (Pair % 2 == 0)
      held_[Level + 1] = over;
    else
      carry<Pair / 2, Level + 1>(held_[Level + 1], over);
  }

  Lanes digit_[kLevels]{}, held_[kLevels]{}, total_{};
};

}  // namespace hexad::abalone
