// The transposition table: what was found out about a position, shared by all threads without a lock.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

#include "search/score.h"

namespace hexad::search {

enum class Bound : std::uint8_t { kNone, kUpper, kLower, kExact };

struct Entry {
  std::uint32_t move = 0;  // the code of the best move; 0 for none
  Score score = 0;
  int depth = 0;
  Bound bound = Bound::kNone;
};

// Buckets of four entries. An entry is two words, the key stored as the exclusive or of both: a half-written one, seen
// while another thread writes, does not match its key and is not used.
class Table {
 public:
  explicit Table(std::size_t megabytes);

  // Has the entries of a position fetched from memory while something else is done.
  void prefetch(std::uint64_t key) const { __builtin_prefetch(&bucket(key)); }
  std::optional<Entry> probe(std::uint64_t key) const;
  void store(std::uint64_t key, const Entry& entry);
  void clear();
  // A new search: entries of earlier ones are the first to go.
  void next_age() { age_ = (age_ + 1) & kAgeMask; }
  // How many of a thousand entries belong to this search.
  int full_permille() const;

 private:
  static constexpr int kWays = 4;
  static constexpr unsigned kAgeMask = 63;

  struct Slot {
    std::atomic<std::uint64_t> check{0}, data{0};
  };
  struct alignas(64) Bucket {
    Slot slots[kWays];
  };

  Bucket& bucket(std::uint64_t key) const {
    __extension__ using Wide = unsigned __int128;
    return memory_[static_cast<std::size_t>((static_cast<Wide>(key) * buckets_) >> 64)];
  }
  std::uint64_t pack(const Entry& entry) const;

  std::size_t buckets_;
  std::unique_ptr<Bucket[]> memory_;
  unsigned age_ = 0;
};

}  // namespace hexad::search
