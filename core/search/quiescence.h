// The quiescence search of a Searcher.
#pragma once

#include "search/searcher.h"

namespace hexad::search {

// Quiescence search: plays tactical moves until the static evaluation can be trusted. Threats and the answers to them
// are played for `threat_plies` plies.
template <class Node>
Score Searcher<Node>::quiescence(int ply, Score alpha, Score beta, int threat_plies) {
  Frame& frame = frames_[ply];
  frame.pv_length = 0;
  if (must_stop()) return 0;
  if (const auto score = terminal_score(ply)) return *score;

  // Stand pat: the player to move may also play a quiet move, unless there is a threat to answer.
  const bool threatened = threat_plies > 0 && node_.is_threatened();
  Score best = threatened ? -kInfinite : node_.evaluate();
  if (best >= beta) return best;
  alpha = std::max(alpha, best);

  list_quiescence_moves(frame.moves, threat_plies);
  MovePicker<Move> picker(frame.moves);
  int left = threatened ? kMaxPly : kMaxTacticalMoves;
  while (const auto* ranked = left-- > 0 ? picker.next() : nullptr) {
    const Move move = ranked->move;
    play(move);
    const Score score = -quiescence(ply + 1, -beta, -alpha, threat_plies - 1);
    undo();
    if (stopped_) return best;
    best = std::max(best, score);
    if (score > alpha) {
      alpha = score;
      update_pv(ply, move);
    }
    if (alpha >= beta) break;
  }
  if (is_loss(best) && !node_.unlisted_moves_lose()) best = std::max(best, kUnprovenLoss);
  return best;
}

template <class Node>
void Searcher<Node>::list_quiescence_moves(Moves& moves, int threat_plies) const {
  if constexpr (HasThreats<Node>) {
    if (threat_plies > 0) return node_.is_threatened() ? node_.moves(moves) : node_.threat_moves(moves);
  }
  node_.tactical_moves(moves);
}

}  // namespace hexad::search
