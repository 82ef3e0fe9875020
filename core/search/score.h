// Scores of a search, in points for the player to move: a hundred points are about one marble or one open threat.
#pragma once

namespace hexad::search {

using Score = int;

inline constexpr Score kDraw = 0;
inline constexpr Score kWin = 30'000;       // won here and now
inline constexpr Score kInfinite = 32'000;  // beyond every score
inline constexpr int kMostPlies = 200;      // deeper than any line that is searched
inline constexpr Score kSureWin = kWin - kMostPlies;
// As good as lost, but not proven.
inline constexpr Score kUnproven = -kSureWin / 2;

constexpr Score loss_in(int plies) { return plies - kWin; }
constexpr bool is_win(Score score) { return score >= kSureWin; }
constexpr bool is_loss(Score score) { return score <= -kSureWin; }

// Distances to a win are counted from the root in the search and from the position in the table.
constexpr Score to_table(Score score, int ply) {
  if (is_win(score)) return score + ply;
  return is_loss(score) ? score - ply : score;
}
constexpr Score from_table(Score score, int ply) {
  if (is_win(score)) return score - ply;
  return is_loss(score) ? score + ply : score;
}

}  // namespace hexad::search
