#include "six/groups.h"

#include <bit>

namespace hexad::six {

Groups::Groups(const Table& table) : black_(table.count(kBlack)), count_(table.count()) {
  std::array<std::uint8_t, kSlots> number_at;  // only the occupied slots are written and read
  for (int number = 0; number < count_; ++number) {
    const Player player = number < black_ ? kBlack : kOther;
    tiles_[number] = {table.tile(player, player == kBlack ? number : number - black_), player};
    number_at[slot_of(tiles_[number].cell)] = static_cast<std::uint8_t>(number);
  }
  for (int number = 0; number < count_; ++number) {
    for (int d = 0; d < hex::kDirections; ++d) {
      const Slot slot = wrap(slot_of(tiles_[number].cell) + kSlotStep[d]);
      if (table.is_empty(slot)) continue;
      touching_[number] |= TileSet{1} << number_at[slot];
      around_[number] |= static_cast<std::uint8_t>(1 << d);
    }
  }
}

TileSet Groups::flood(int start, TileSet among) const {
  TileSet reached = TileSet{1} << start;
  for (TileSet fresh = reached; fresh != 0;) {
    const int number = std::countr_zero(fresh);
    fresh &= fresh - 1;
    const TileSet added = touching_[number] & among & ~reached;
    reached |= added;
    fresh |= added;
  }
  return reached;
}

bool Groups::holds_others(int number) const {
  if (is_one_arc(around_[number])) return false;
  const TileSet others = all() & ~(TileSet{1} << number);
  return flood(std::countr_zero(touching_[number]), others) != others;
}

std::vector<TileSet> Groups::without(int number) const {
  std::vector<TileSet> groups;
  for (TileSet left = all() & ~(TileSet{1} << number); left != 0; left &= ~groups.back())
    groups.push_back(flood(std::countr_zero(left), left));
  return groups;
}

}  // namespace hexad::six
