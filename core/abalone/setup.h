// A position of Abalone as a text describes it. It may be impossible.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "abalone/bitboard.h"
#include "player.h"
#include "refusal.h"

namespace hexad::abalone {

inline constexpr int kMarbles = 14;  // for each player (A1)
inline constexpr int kToWin = 6;     // marbles to push off (A15)
inline constexpr std::uint32_t kMaxCounter = 1'000'000'000;

struct Setup {
  std::array<Bitboard, 2> marbles{};
  std::array<int, 2> pushed_off{};  // by Black, by White
  Player turn = kBlack;
  std::uint32_t quiet_plies = 0;  // plies since the last ejection
  std::uint32_t move_number = 1;
};

Result<Setup> read_setup(std::string_view fen);
std::string to_text(const Setup& setup);

// Why the position cannot arise (A1, A15); nothing where it can.
std::optional<Refusal> validate(const Setup& setup);

Setup transform(const Setup& setup, int symmetry);

}  // namespace hexad::abalone
