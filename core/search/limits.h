// How long a search may go on, and what it reports while it does.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "search/score.h"

namespace hexad::search {

using Clock = std::chrono::steady_clock;

// Nothing set searches until stopped.
struct Limits {
  std::optional<int> depth;
  std::optional<std::uint64_t> nodes;
  // A search begins no new depth after `soft` and ends at `hard`.
  std::optional<std::chrono::milliseconds> soft, hard;
};

// One of the best lines, as far as it is known.
template <class Move>
struct Line {
  int rank = 1;  // 1 is the best
  int depth = 0;
  Score score = 0;
  std::uint64_t nodes = 0;
  std::chrono::milliseconds time{0};
  int full_permille = 0;
  std::vector<Move> moves;
};

// Shared by the threads of one search.
class Signal {
 public:
  void reset() { stop_.store(false, std::memory_order_relaxed); }
  void stop() { stop_.store(true, std::memory_order_relaxed); }
  bool is_stopped() const { return stop_.load(std::memory_order_relaxed); }

 private:
  std::atomic<bool> stop_{false};
};

}  // namespace hexad::search
