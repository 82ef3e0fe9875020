// Keys for the incremental hash of a position: marbles, scores and turn. The counters of plies are not part of it.
#pragma once

#include <array>
#include <cstdint>

#include "abalone/cell.h"
#include "random.h"

namespace hexad::abalone {

struct HashKeys {
  std::array<std::array<std::uint64_t, kCells>, 2> marble{};
  std::array<std::array<std::uint64_t, 7>, 2> pushed_off{};
  std::uint64_t other_to_move = 0;
};

namespace detail {
constexpr HashKeys make_keys() {
  HashKeys keys;
  Random random(0xaba10e);
  for (auto& side : keys.marble)
    for (auto& key : side) key = random.next();
  for (auto& side : keys.pushed_off)
    for (auto& key : side) key = random.next();
  keys.other_to_move = random.next();
  return keys;
}
}  // namespace detail

inline constexpr HashKeys kHashKeys = detail::make_keys();

}  // namespace hexad::abalone
