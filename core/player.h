// The two sides of both games. Black begins (A3, S3); the opponent is White in Abalone and Red in Six.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace hexad {

enum Player : std::uint8_t { kBlack, kOther };

constexpr Player opponent(Player player) { return player == kBlack ? kOther : kBlack; }

// How a game ended. A game without a winner is a draw. `shape` and `cells` are those of the winning shape in Six.
struct Outcome {
  std::optional<Player> winner;
  const char* reason;
  const char* rule;
  const char* shape = nullptr;
  std::vector<std::string> cells = {};
};

}  // namespace hexad
