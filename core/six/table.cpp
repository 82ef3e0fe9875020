#include "six/table.h"

#include <cstring>

namespace hexad::six {

int Table::index_of(Cell cell, Player player) const {
  for (int i = 0; i < count_[player]; ++i)
    if (tiles_[player][i] == cell) return i;
  return -1;
}

void Table::mark(Slot slot, Player player) {
  if (neighbours(slot) > 0) --open_;
  slots_[slot] |= static_cast<std::uint8_t>(player + 1);
  for (const int step : kSlotStep) {
    std::uint8_t& near = slots_[wrap(slot + step)];
    open_ += near == 0;
    near += 1 << kNeighbourShift;
  }
}

void Table::unmark(Slot slot) {
  for (const int step : kSlotStep) {
    std::uint8_t& near = slots_[wrap(slot + step)];
    near -= 1 << kNeighbourShift;
    open_ -= near == 0;
  }
  slots_[slot] &= static_cast<std::uint8_t>(~kTileBits);
  if (neighbours(slot) > 0) ++open_;
}

void Table::put(Cell cell, Player player) {
  mark(slot_of(cell), player);
  tiles_[player][count_[player]++] = cell;
  hash_.add(cell, player);
}

int Table::take(Cell cell, Player player) {
  const int index = index_of(cell, player);
  tiles_[player][index] = tiles_[player][--count_[player]];
  unmark(slot_of(cell));
  hash_.remove(cell, player);
  return index;
}

void Table::put_back(Cell cell, Player player, int index) {
  mark(slot_of(cell), player);
  tiles_[player][count_[player]++] = tiles_[player][index];
  tiles_[player][index] = cell;
  hash_.add(cell, player);
}

// Without branches, which would be unpredictable: every neighbour is written, and kept if it is open and new.
void Table::collect_open_cells(std::vector<Cell>& cells) const {
  std::array<std::uint64_t, kSlots / 64> seen{};
  const std::size_t before = cells.size();
  cells.resize(before + static_cast<std::size_t>(open_) + 1);
  Cell* next = cells.data() + before;
  for (const Player player : {kBlack, kOther}) {
    for (int i = 0; i < count_[player]; ++i) {
      for (const Cell step : hex::kStep) {
        *next = tiles_[player][i] + step;
        const Slot slot = slot_of(*next);
        std::uint64_t& word = seen[slot / 64];
        const std::uint64_t fresh = static_cast<std::uint64_t>(is_empty(slot)) & ~(word >> (slot % 64));
        word |= fresh << (slot % 64);
        next += fresh;
      }
    }
  }
  cells.pop_back();
}

// Checks eight slots at a time, as the bytes of a word.
std::uint32_t Table::open_in_row(Slot first) const {
  constexpr int kRow = 32;
  constexpr std::uint64_t kOnes = 0x0101010101010101;
  constexpr std::uint64_t kGather = 0x0102040810204080;  // moves the lowest bits of eight bytes into the top byte
  std::array<std::uint64_t, kRow / 8> words{};
  if (first <= kSlots - kRow) {
    std::memcpy(words.data(), slots_.data() + first, kRow);
  } else {
    std::array<std::uint8_t, kRow> wound{};
    for (int i = 0; i < kRow; ++i) wound[i] = slots_[wrap(first + i)];
    std::memcpy(words.data(), wound.data(), kRow);
  }
  std::uint32_t found = 0;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::uint64_t word = words[i];
    const std::uint64_t tiles = word | word >> 1;
    const std::uint64_t near = word >> kNeighbourShift | word >> (kNeighbourShift + 1) | word >> (kNeighbourShift + 2);
    found |= static_cast<std::uint32_t>(((near & ~tiles & kOnes) * kGather) >> 56) << (8 * i);
  }
  return found;
}

}  // namespace hexad::six
