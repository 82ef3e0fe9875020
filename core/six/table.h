// The tiles on the table. The table has no edge (S1): tiles keep their coordinates, and a cyclic array of slots says
// what is on a cell.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "hex/direction.h"
#include "player.h"
#include "six/hash.h"

namespace hexad::six {

using Cell = hex::Axial;

inline constexpr int kTilesEach = 21;
inline constexpr int kTiles = 2 * kTilesEach;
// The largest coordinate of a position text: the group can move on from there in any game without leaving 32 bits.
inline constexpr std::int32_t kMaxCoordinate = 500'000'000;

// Slot q + 64 r mod 4096: neighbours are a fixed step away. There are at most 42 tiles and they are connected, so two
// cells that matter at the same time are never 64 apart and never share a slot.
using Slot = std::uint16_t;
inline constexpr int kSlots = 4096;

constexpr Slot wrap(int slot) { return static_cast<Slot>(slot & (kSlots - 1)); }
// Unsigned, so that large coordinates do not overflow.
constexpr Slot slot_of(Cell cell) {
  return static_cast<Slot>((static_cast<std::uint32_t>(cell.q) + 64U * static_cast<std::uint32_t>(cell.r)) &
                           (kSlots - 1));
}
constexpr int slot_step(Cell offset) { return offset.q + 64 * offset.r; }

inline constexpr std::array<int, hex::kDirections> kSlotStep = {1, -63, -64, -1, 63, 64};

// Whether the sides of a tile that are set, a bit for each direction, form one unbroken arc.
constexpr bool is_one_arc(unsigned sides) {
  const unsigned turned = ((sides << 1) | (sides >> 5)) & 63U;
  return std::popcount(sides & ~turned) < 2;
}

struct Tile {
  Cell cell;
  Player player;

  friend bool operator==(const Tile&, const Tile&) = default;
};

class Table {
 public:
  Table() { slots_.fill(0); }

  int count(Player player) const { return count_[player]; }
  int count() const { return count_[kBlack] + count_[kOther]; }
  Cell tile(Player player, int i) const { return tiles_[player][i]; }

  bool is_empty(Slot slot) const { return (slots_[slot] & kTileBits) == 0; }
  bool holds(Slot slot, Player player) const { return (slots_[slot] & kTileBits) == player + 1; }
  Player player_at(Slot slot) const { return static_cast<Player>((slots_[slot] & kTileBits) - 1); }
  int neighbours(Slot slot) const { return slots_[slot] >> kNeighbourShift; }

  // Which of the six sides have a tile, a bit for each direction.
  unsigned sides(Slot slot) const {
    unsigned found = 0;
    for (int d = 0; d < hex::kDirections; ++d)
      found |= static_cast<unsigned>(!is_empty(wrap(slot + kSlotStep[d]))) << d;
    return found;
  }
  // Neighbours in one unbroken arc are connected without this tile.
  bool is_surely_loose(Slot slot) const { return is_one_arc(sides(slot)); }

  bool is_open(Slot slot) const { return slots_[slot] >= (1 << kNeighbourShift) && is_empty(slot); }
  // The number of empty cells that touch a tile.
  int open_cells() const { return open_; }
  void collect_open_cells(std::vector<Cell>& cells) const;
  // Which of 32 cells of a row, starting with this one, are open: a bit for each.
  std::uint32_t open_in_row(Slot first) const;

  // Independent of the position on the table: shifted tiles have the same hash.
  std::uint64_t hash() const { return hash_.value(); }

  void put(Cell cell, Player player);
  // Removes a tile and returns its index; `put_back` with that index also restores the order of the tiles.
  int take(Cell cell, Player player);
  void put_back(Cell cell, Player player, int index);

  // The index of a tile among those of its colour, or -1. Compares coordinates, since a distant cell may share the
  // slot.
  int index_of(Cell cell, Player player) const;
  bool has_tile(Cell cell, Player player) const { return holds(slot_of(cell), player) && index_of(cell, player) >= 0; }
  // Whether the cell is so near the tiles that no other cell near them has its slot.
  bool is_near(Cell cell) const { return hash_.is_near(cell); }

  Cell corner() const { return hash_.corner(); }
  // The cell near the tiles that has this slot.
  Cell cell_at(Slot slot) const {
    constexpr int kAround = 8;
    const Cell least = corner() - Cell{kAround, kAround};
    const Slot offset = wrap(slot - slot_of(least));
    return {least.q + offset % 64, least.r + offset / 64};
  }

 private:
  static constexpr int kTileBits = 3;
  static constexpr int kNeighbourShift = 2;

  void mark(Slot slot, Player player);
  void unmark(Slot slot);

  std::array<std::uint8_t, kSlots> slots_;  // bits 0-1: empty, black, red; above: neighbouring tiles
  std::array<std::array<Cell, kTilesEach>, 2> tiles_;
  std::array<std::int8_t, 2> count_{};
  std::int16_t open_ = 0;
  TableHash hash_;
};

}  // namespace hexad::six
