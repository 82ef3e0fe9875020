// When a search ends, and what it reports until then.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

#include "search/score.h"

namespace hexad::search {

using Clock = std::chrono::steady_clock;

// Without any limit a search goes on until it is stopped.
struct SearchLimits {
  std::optional<int> depth;
  std::optional<std::uint64_t> nodes;
  // A search starts no new depth after `soft` and ends at `hard`.
  std::optional<std::chrono::milliseconds> soft, hard;
};

// One of the best lines found so far.
template <class Move>
struct Variation {
  int rank = 1;  // 1 is the principal variation
  int depth = 0;
  Score score = 0;
  std::uint64_t nodes = 0;  // of all threads
  std::chrono::milliseconds time{0};
  int full_permille = 0;  // of the transposition table
  std::vector<Move> moves;
};

// Stops all threads of a search.
class StopSignal {
 public:
  void reset() { stop_.store(false, std::memory_order_relaxed); }
  void stop() { stop_.store(true, std::memory_order_relaxed); }
  bool is_stopped() const { return stop_.load(std::memory_order_relaxed); }
  // For a thread that shares the memory and cannot call stop().
  const std::atomic<bool>* address() const { return &stop_; }

 private:
  std::atomic<bool> stop_{false};
};

}  // namespace hexad::search
