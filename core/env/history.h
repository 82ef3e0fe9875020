// How often each position of a game has occurred, for repetition (R1, R8). An ejection, a placement and a removal
// cannot be undone by play: earlier positions are forgotten.
#pragma once

#include <cstdint>
#include <vector>

namespace hexad::env {

// A hash table with open addressing: one lookup per ply, however long the game is.
class PositionCounts {
 public:
  // Counts a position and returns how often it has occurred.
  std::uint32_t add(std::uint64_t hash) {
    if (2 * ++used_ > entries_.size()) grow();
    Entry& entry = find(hash);
    if (entry.times > 0) --used_;
    entry.hash = hash;
    return ++entry.times;
  }

  // Prefetches the entry of a position that will be counted soon.
  void prefetch(std::uint64_t hash) const {
    if (!entries_.empty()) __builtin_prefetch(&entries_[hash & (entries_.size() - 1)], 1);
  }

  void forget() {
    if (used_ == 0) return;
    entries_.assign(entries_.size(), {});
    used_ = 0;
  }

 private:
  struct Entry {
    std::uint64_t hash = 0;
    std::uint32_t times = 0;  // 0 in a free entry
  };

  static constexpr std::size_t kRoom = 32;

  Entry& find(std::uint64_t hash) {
    const std::size_t mask = entries_.size() - 1;
    std::size_t at = hash & mask;
    while (entries_[at].times > 0 && entries_[at].hash != hash) at = (at + 1) & mask;
    return entries_[at];
  }

  void grow() {
    std::vector<Entry> old(entries_.empty() ? kRoom : 2 * entries_.size());
    old.swap(entries_);
    for (const Entry& entry : old)
      if (entry.times > 0) find(entry.hash) = entry;
  }

  std::vector<Entry> entries_;  // a power of two of them, at most half in use
  std::size_t used_ = 0;
};

}  // namespace hexad::env
