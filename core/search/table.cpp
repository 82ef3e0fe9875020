#include "search/table.h"

#include <algorithm>

namespace hexad::search {

namespace {

// The data word: move 32, score 16, depth 8, age 6, bound 2.
Entry unpack(std::uint64_t data) {
  return {static_cast<std::uint32_t>(data), static_cast<std::int16_t>(data >> 32), static_cast<std::int8_t>(data >> 48),
          static_cast<Bound>(data >> 62)};
}

unsigned age_of(std::uint64_t data) { return static_cast<unsigned>(data >> 56) & 63U; }

}  // namespace

Table::Table(std::size_t megabytes)
    : buckets_(std::max<std::size_t>(1, (megabytes << 20) / sizeof(Bucket))), memory_(new Bucket[buckets_]) {}

std::uint64_t Table::pack(const Entry& entry) const {
  return std::uint64_t{entry.move} | std::uint64_t{static_cast<std::uint16_t>(entry.score)} << 32 |
         std::uint64_t{static_cast<std::uint8_t>(entry.depth)} << 48 | std::uint64_t{age_} << 56 |
         static_cast<std::uint64_t>(entry.bound) << 62;
}

std::optional<Entry> Table::probe(std::uint64_t key) const {
  for (const Slot& slot : bucket(key).slots) {
    const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
    if ((slot.check.load(std::memory_order_relaxed) ^ data) == key && data != 0) return unpack(data);
  }
  return std::nullopt;
}

void Table::store(std::uint64_t key, const Entry& entry) {
  Slot* victim = nullptr;
  int least = 1'000;
  Entry kept = entry;
  for (Slot& slot : bucket(key).slots) {
    const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
    if ((slot.check.load(std::memory_order_relaxed) ^ data) == key) {
      if (kept.move == 0) kept.move = unpack(data).move;
      victim = &slot;
      break;
    }
    const int worth = data == 0 ? -1'000 : unpack(data).depth - (age_of(data) == age_ ? 0 : 100);
    if (worth < least) {
      least = worth;
      victim = &slot;
    }
  }
  const std::uint64_t data = pack(kept);
  victim->data.store(data, std::memory_order_relaxed);
  victim->check.store(key ^ data, std::memory_order_relaxed);
}

void Table::clear() {
  for (std::size_t i = 0; i < buckets_; ++i) {
    for (Slot& slot : memory_[i].slots) {
      slot.check.store(0, std::memory_order_relaxed);
      slot.data.store(0, std::memory_order_relaxed);
    }
  }
  age_ = 0;
}

int Table::full_permille() const {
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
