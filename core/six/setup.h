// A position of Six as a text describes it. It may be impossible.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "refusal.h"
#include "six/table.h"

namespace hexad::six {

inline constexpr int kInHand = 20;  // tiles that a side holds at the start (S2)
inline constexpr int kMaxSeats = 4;
inline constexpr std::uint32_t kMaxCounter = 1'000'000'000;

struct Setup {
  std::vector<Tile> tiles;
  // By seat, clockwise: Black and Red take turns. Two players have two seats, four have four (S10).
  std::array<int, kMaxSeats> hands{};
  int seats = 2;
  int seat = 0;  // whose turn it is
  bool advanced = false;
  std::uint32_t move_number = 1;

  Player turn() const { return static_cast<Player>(seat % 2); }
  int hand_of(Player player) const { return hands[player] + (seats == 4 ? hands[player + 2] : 0); }
};

Result<Setup> read_setup(std::string_view fen);
std::string to_text(const Setup& setup);

// Why the counts or the hands cannot arise; nothing where they can. Whether the tiles form one group is checked on the
// table, when the position is made.
std::optional<Refusal> validate(const Setup& setup);

// Turned and mirrored about the cell 0,0.
Setup transform(const Setup& setup, int symmetry);

}  // namespace hexad::six
