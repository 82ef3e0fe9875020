// A position of Six as text describes it, not yet known to be possible.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "six/table.h"

namespace hexad::six {

inline constexpr int kInHand = 20;  // tiles that a side holds at the start (S2)
inline constexpr int kMostSeats = 4;
inline constexpr std::uint32_t kMaxCounter = 1'000'000'000;

struct Setup {
  std::vector<Tile> tiles;
  // By seat, clockwise: Black and Red take turns. Two players have two seats, four have four (S10).
  std::array<int, kMostSeats> hands{};
  int seats = 2;
  int seat = 0;  // whose turn it is
  bool advanced = false;
  std::uint32_t move_number = 1;

  Player turn() const { return static_cast<Player>(seat % 2); }
  int hand_of(Player player) const { return hands[player] + (seats == 4 ? hands[player + 2] : 0); }
};

// Throws kInvalidPosition with what was found and what was expected.
Setup read_setup(std::string_view fen);
std::string to_text(const Setup& setup);

// Throws kInvalidPosition where the counts or the hands can not arise. That the tiles hang together is looked at on the
// table.
void validate(const Setup& setup);

// Turned and mirrored about the cell 0,0.
Setup transform(const Setup& setup, int symmetry);

}  // namespace hexad::six
