#include "search/transposition_table.h"

#include <algorithm>
#include <limits>
#include <new>
#include <string>

namespace hexad::search {

namespace {

// The data word: move 32, score 16, depth 8, age 6, bound 2.
Entry unpack(std::uint64_t data) {
  return {static_cast<std::uint32_t>(data), static_cast<std::int16_t>(data >> 32), static_cast<std::int8_t>(data >> 48),
          static_cast<Bound>(data >> 62)};
}

unsigned age_of(std::uint64_t data) { return static_cast<unsigned>(data >> 56) & 63U; }

}  // namespace

Result<TranspositionTable> TranspositionTable::allocate(std::size_t megabytes) {
  constexpr std::size_t kBucketsPerMegabyte = (std::size_t{1} << 20) / sizeof(Bucket);
  constexpr std::size_t kMaxMegabytes = std::numeric_limits<std::size_t>::max() >> 20;
  const std::size_t buckets = std::max<std::size_t>(1, megabytes * kBucketsPerMegabyte);
  std::unique_ptr<Bucket[]> memory(megabytes <= kMaxMegabytes ? new (std::nothrow) Bucket[buckets] : nullptr);
  if (!memory)
    return Refusal{
        Refusal::kOutOfMemory, nullptr, "out-of-memory", nullptr, {{"megabytes", std::to_string(megabytes)}}};
  return TranspositionTable(buckets, std::move(memory));
}

std::uint64_t TranspositionTable::pack(const Entry& entry) const {
  return std::uint64_t{entry.move} | std::uint64_t{static_cast<std::uint16_t>(entry.score)} << 32 |
         std::uint64_t{static_cast<std::uint8_t>(entry.depth)} << 48 | std::uint64_t{age_} << 56 |
         static_cast<std::uint64_t>(entry.bound) << 62;
}

std::optional<Entry> TranspositionTable::probe(std::uint64_t key) const {
  for (const Slot& slot : bucket(key).slots) {
    const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
    if ((slot.check.load(std::memory_order_relaxed) ^ data) == key && data != 0) return unpack(data);
  }
  return std::nullopt;
}

void TranspositionTable::store(std::uint64_t key, const Entry& entry) {
  Slot* victim = nullptr;
  int lowest = 1'000;
  Entry kept = entry;
  for (Slot& slot : bucket(key).slots) {
    const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
    if ((slot.check.load(std::memory_order_relaxed) ^ data) == key) {
      if (kept.move == 0) kept.move = unpack(data).move;
      victim = &slot;
      break;
    }
    const int worth = data == 0 ? -1'000 : unpack(data).depth - (age_of(data) == age_ ? 0 : 100);
    if (worth < lowest) {
      lowest = worth;
      victim = &slot;
    }
  }
  const std::uint64_t data = pack(kept);
  victim->data.store(data, std::memory_order_relaxed);
  victim->check.store(key ^ data, std::memory_order_relaxed);
}

void TranspositionTable::clear() {
  for (std::size_t i = 0; i < buckets_; ++i) {
    for (Slot& slot : memory_[i].slots) {
      slot.check.store(0, std::memory_order_relaxed);
      slot.data.store(0, std::memory_order_relaxed);
    }
  }
  age_ = 0;
}

int TranspositionTable::full_permille() const {
  const std::size_t sample = std::min<std::size_t>(buckets_, 250);
  int full = 0;
  for (std::size_t i = 0; i < sample; ++i)
    for (const Slot& slot : memory_[i].slots) {
      const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
      full += data != 0 && age_of(data) == age_;
    }
  return static_cast<int>(static_cast<std::size_t>(full) * 1000 / (sample * kWays));
}

}  // namespace hexad::search
