// Scores in points, from the view of the player to move. A hundred points are about one marble or one open threat.
#pragma once

namespace hexad::search {

using Score = int;

inline constexpr Score kDraw = 0;
inline constexpr Score kWin = 30'000;       // the game is won in this position
inline constexpr Score kInfinite = 32'000;  // larger than every score
inline constexpr int kMaxPly = 200;         // no line is searched deeper
inline constexpr Score kWinInMaxPly = kWin - kMaxPly;
// Every listed move loses, but an unlisted one might hold.
inline constexpr Score kUnprovenLoss = -kWinInMaxPly / 2;

constexpr Score loss_in(int plies) { return plies - kWin; }
constexpr bool is_win(Score score) { return score >= kWinInMaxPly; }
constexpr bool is_loss(Score score) { return score <= -kWinInMaxPly; }

// The search counts the plies to a win from the root, the transposition table from the position.
constexpr Score to_table(Score score, int ply) {
  if (is_win(score)) return score + ply;
  return is_loss(score) ? score - ply : score;
}
constexpr Score from_table(Score score, int ply) {
  if (is_win(score)) return score - ply;
  return is_loss(score) ? score + ply : score;
}

}  // namespace hexad::search
