// The transposition table: results of earlier searches by position, shared by all threads without a lock.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>

#include "refusal.h"
#include "search/score.h"

namespace hexad::search {

enum class Bound : std::uint8_t { kNone, kUpper, kLower, kExact };

struct Entry {
  std::uint32_t move = 0;  // the code of the best move; 0 for none
  Score score = 0;
  int depth = 0;
  Bound bound = Bound::kNone;
};

// Buckets of four entries. An entry is two words; the first is the exclusive or of the key and the second. An entry
// that another thread has half written does not match its key and is ignored.
class TranspositionTable {
 public:
  // Too little memory is a refusal.
  static Result<TranspositionTable> allocate(std::size_t megabytes);

  void prefetch(std::uint64_t key) const { __builtin_prefetch(&bucket(key)); }
  std::optional<Entry> probe(std::uint64_t key) const;
  void store(std::uint64_t key, const Entry& entry);
  void clear();
  // Starts a new search: entries of earlier searches are replaced first.
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

  TranspositionTable(std::size_t buckets, std::unique_ptr<Bucket[]> memory)
      : buckets_(buckets), memory_(std::move(memory)) {}

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
