// The main search of a Searcher: the steps that every node goes through.
#pragma once

#include "search/searcher.h"

namespace hexad::search {

template <class Node>
bool Searcher<Node>::is_table_cutoff(const Entry& entry, Score score, Score alpha, Score beta) {
  return entry.bound == Bound::kExact || (entry.bound == Bound::kLower && score >= beta) ||
         (entry.bound == Bound::kUpper && score <= alpha);
}

template <class Node>
Score Searcher<Node>::search(int depth, int ply, Score alpha, Score beta) {
  frames_[ply].pv_length = 0;
  if (must_stop()) return 0;

  // Step 1. End of the game, repetition, maximum depth.
  if (const auto score = terminal_score(ply)) return *score;

  // Step 2. Mate distance pruning: a win that is closer to the root is already known.
  alpha = std::max(alpha, loss_in(ply));
  beta = std::min(beta, -loss_in(ply + 1));
  if (alpha >= beta) return alpha;

  // Step 3. Threat extension, then quiescence search at the horizon.
  const bool threatened = node_.is_threatened();
  if (threatened && ply < 2 * root_depth_ + kMaxExtensionPlies) ++depth;
  if (depth <= 0) return quiescence(ply, alpha, beta, Node::kThreatPlies);

  // Step 4. Transposition table lookup.
  const bool is_pv = beta - alpha > 1;
  const auto entry = table_.probe(node_.hash());
  if (entry && !is_pv && ply > 0 && entry->depth >= depth) {
    const Score score = from_table(entry->score, ply);
    if (is_table_cutoff(*entry, score, alpha, beta)) return score;
  }

  // Step 5. Static evaluation.
  const Score static_eval = frames_[ply].static_eval = node_.evaluate();

  // Step 6. Reverse futility pruning: the evaluation is above beta by more than the opponent can win back.
  if (!is_pv && !threatened && depth <= 4 && !is_loss(beta) && static_eval - Node::kFutilityMargin * depth >= beta)
    return static_eval;

  // Step 7. Null-move pruning: the score stays above beta even if the opponent moves twice in a row.
  if (!is_pv && !threatened && static_eval >= beta)
    if (const auto score = search_null_move(depth, ply, beta)) return *score;

  return search_moves(depth, ply, alpha, beta, entry);
}

template <class Node>
std::optional<Score> Searcher<Node>::search_null_move(int depth, int ply, Score beta) {
  if constexpr (requires { node_.play_null_move(); }) {
    const Frame& frame = frames_[ply];
    if (depth < 2 || frame.follows_null_move || is_loss(beta)) return std::nullopt;
    const int reduction = 3 + depth / 4 + std::min((frame.static_eval - beta) / (2 * Node::kFutilityMargin), 3);
    frames_[ply + 1].follows_null_move = true;
    path_.push_back(node_.hash());
    node_.play_null_move();
    ++nodes_;
    const Score score = -search(depth - reduction, ply + 1, -beta, -beta + 1);
    undo();
    frames_[ply + 1].follows_null_move = false;
    // A win after a null move is not proven.
    if (!stopped_ && score >= beta) return is_win(score) ? beta : score;
  }
  return std::nullopt;
}

template <class Node>
Score Searcher<Node>::search_moves(int depth, int ply, Score alpha, Score beta, const std::optional<Entry>& entry) {
  // Step 8. Move generation and ordering.
  Frame& frame = frames_[ply];
  node_.moves(frame.moves);
  if (frame.moves.empty()) return kDraw;
  rank_moves(frame, entry);

  const Score old_alpha = alpha;
  Score best = -kInfinite;
  Entry result{entry ? entry->move : 0, 0, depth, Bound::kUpper};
  MovePicker<Move> picker(frame.moves);
  int number = 0;
  while (const auto* ranked = picker.next()) {
    if (ply == 0 && std::ranges::find(excluded_, ranked->code) != excluded_.end()) continue;

    // Step 9. Futility pruning and late-move pruning of quiet moves: all later moves are pruned, too.
    const bool quiet = ranked->rank < Node::kForcing;
    if (beta - alpha == 1 && number > 0 && quiet && best > -kWinInMaxPly &&
        (is_futile(depth, frame.static_eval, alpha) || is_late(number, depth)))
      break;

    const Score score = search_move(*ranked, number++, depth, ply, alpha, beta);
    if (stopped_) return best;
    has_move_ = has_move_ || ply == 0;

    // Step 12. New best move, beta cutoff.
    if (score <= best) continue;
    best = score;
    if (score <= alpha) continue;
    alpha = score;
    result.move = ranked->code;
    update_pv(ply, ranked->move);
    if (alpha < beta) continue;
    update_history(frame, *ranked, number, depth);
    if (quiet) update_killers(frame, *ranked);
    break;
  }
  if (number == 0) return old_alpha;

  // Step 13. The result goes into the transposition table. A loss is proven only if the unlisted moves lose, too.
  if (is_loss(best) && !node_.unlisted_moves_lose()) best = std::max(best, kUnprovenLoss);
  result.bound = best >= beta ? Bound::kLower : best > old_alpha ? Bound::kExact : Bound::kUpper;
  result.score = to_table(best, ply);
  if (ply > 0 || excluded_.empty()) table_.store(node_.hash(), result);
  return best;
}

template <class Node>
Score Searcher<Node>::search_move(const RankedMove<Move>& ranked, int number, int depth, int ply, Score alpha,
                                  Score beta) {
  const Move move = ranked.move;
  // Step 10. Late-move reductions.
  const int reduced = reduction(ranked, number, depth, beta - alpha > 1);
  play(move);
  table_.prefetch(node_.hash());
  // Step 11. Principal variation search: the first move has the full window. The others have a null window, and are
  // searched again, first at full depth and then with the full window, if they turn out better.
  Score score = 0;
  if (number == 0) {
    score = -search(depth - 1, ply + 1, -beta, -alpha);
  } else {
    score = -search(depth - 1 - reduced, ply + 1, -alpha - 1, -alpha);
    if (score > alpha && reduced > 0) score = -search(depth - 1, ply + 1, -alpha - 1, -alpha);
    if (score > alpha && score < beta) score = -search(depth - 1, ply + 1, -beta, -alpha);
  }
  undo();
  return score;
}

template <class Node>
bool Searcher<Node>::is_futile(int depth, Score static_eval, Score alpha) {
  return depth <= 3 && static_eval + Node::kFutilityMargin * depth <= alpha;
}

template <class Node>
bool Searcher<Node>::is_late(int number, int depth) {
  return depth <= 5 && number > 4 + 3 * depth * depth;
}

template <class Node>
int Searcher<Node>::reduction(const RankedMove<Move>& ranked, int number, int depth, bool is_pv) const {
  if (depth < 3 || number < 3 || ranked.rank >= Node::kForcing) return 0;
  int reduced = kReductions(depth, number);
  reduced -= history_(node_.player(), node_.history_index(ranked.move)) * Reductions::kPly / 6'000;
  if (is_pv) reduced -= Reductions::kPly * 4 / 5;
  return std::clamp(reduced / Reductions::kPly, 0, depth - 2);
}

}  // namespace hexad::search
