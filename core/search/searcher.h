// The search of one thread: principal variation search with a transposition table. Both games use it. A game supplies a
// Node, which plays moves and evaluates positions:
//
//   Move, kHistorySize                     the type of a move; the number of kinds of moves in the history table
//   hash(), player(), quiet_plies()        the key of the position, the player to move, and how many plies back the
//   same
//                                          position can have occurred
//   play(move), undo()
//   play_null_move()                       passes the turn; only in a game in which having the turn is never a
//   disadvantage result()                               the score for the player to move if the game is over
//   is_threatened()                        whether the opponent threatens to win with the next move
//   evaluate()                             the static evaluation for the player to move
//   moves(list), tactical_moves(list)      the legal moves worth searching, and those that quiescence search plays,
//   each
//                                          with its code and its rank
//   threat_moves(list)                     only in a game with threats: see proof_number_search.h
//   unlisted_moves_lose()                  whether each legal move that `moves` leaves out loses, so that a loss after
//   all
//                                          listed moves is proven
//   code(move), history_index(move)        a number for the transposition table, an index for the history table
//   kForcing                               moves of this rank or a higher one are never reduced or pruned
//   kFutilityMargin                        by how much a quiet ply can change the evaluation
//   kThreatPlies                           how many plies of threats and answers quiescence search plays
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "search/limits.h"
#include "search/ordering.h"
#include "search/reductions.h"
#include "search/score.h"
#include "search/transposition_table.h"

namespace hexad::search {

template <class Node>
class Searcher {
 public:
  using Move = typename Node::Move;
  using Moves = std::vector<RankedMove<Move>>;

  // `past` holds the hashes of the positions before this one, oldest first.
  Searcher(Node node, std::vector<std::uint64_t> past, bool repetition, TranspositionTable& table, StopSignal& signal)
      : node_(std::move(node)),
        path_(std::move(past)),
        root_(path_.size()),
        repetition_(repetition),
        table_(table),
        signal_(signal) {}

  // A search always completes its first move, whatever the limits and the signal say.
  void set_limits(std::optional<std::uint64_t> nodes, std::optional<Clock::time_point> deadline) {
    max_nodes_ = nodes;
    deadline_ = deadline;
  }

  // Searches one depth with an aspiration window around `guess`. Root moves in `excluded` are skipped.
  Score search_root(int depth, Score guess, const std::vector<std::uint32_t>& excluded);

  bool is_stopped() const { return stopped_; }
  std::uint64_t nodes() const { return nodes_; }
  std::vector<Move> principal_variation() const {
    const Frame& frame = frames_[0];
    return {frame.pv.begin(), frame.pv.begin() + frame.pv_length};
  }

 private:
  // Threat extensions end at this many plies beyond twice the root depth.
  static constexpr int kMaxExtensionPlies = 12;
  // Quiescence search tries at most this many tactical moves in a position.
  static constexpr int kMaxTacticalMoves = 8;

  // What the search stores for each ply.
  struct Frame {
    Moves moves;
    std::array<std::uint32_t, 2> killers{};
    std::array<Move, kMaxPly> pv;
    int pv_length = 0;
    Score static_eval = 0;
    bool follows_null_move = false;
  };

  Score search(int depth, int ply, Score alpha, Score beta);
  std::optional<Score> search_null_move(int depth, int ply, Score beta);
  Score search_moves(int depth, int ply, Score alpha, Score beta, const std::optional<Entry>& entry);
  Score search_move(const RankedMove<Move>& ranked, int number, int depth, int ply, Score alpha, Score beta);
  Score quiescence(int ply, Score alpha, Score beta, int threat_plies);
  void list_quiescence_moves(Moves& moves, int threat_plies) const;

  std::optional<Score> terminal_score(int ply) const;
  bool is_repetition() const;
  static bool is_table_cutoff(const Entry& entry, Score score, Score alpha, Score beta);
  static bool is_futile(int depth, Score static_eval, Score alpha);
  static bool is_late(int number, int depth);
  int reduction(const RankedMove<Move>& ranked, int number, int depth, bool is_pv) const;
  void rank_moves(Frame& frame, const std::optional<Entry>& entry);
  void update_killers(Frame& frame, const RankedMove<Move>& best);
  void update_history(const Frame& frame, const RankedMove<Move>& best, int tried, int depth);
  void update_pv(int ply, const Move& move);
  bool must_stop();
  void play(const Move& move) {
    path_.push_back(node_.hash());
    node_.play(move);
    ++nodes_;
  }
  void undo() {
    node_.undo();
    path_.pop_back();
  }

  Node node_;
  std::vector<std::uint64_t> path_;
  std::size_t root_;
  bool repetition_;
  TranspositionTable& table_;
  StopSignal& signal_;
  std::optional<std::uint64_t> max_nodes_;
  std::optional<Clock::time_point> deadline_;
  std::uint64_t nodes_ = 0;
  bool has_move_ = false;
  bool stopped_ = false;
  std::vector<std::uint32_t> excluded_;
  int root_depth_ = 0;
  std::vector<Frame> frames_ = std::vector<Frame>(kMaxPly + 1);
  HistoryTable<Node::kHistorySize> history_;
};

// Aspiration windows: a search that fails low or high is repeated with a window that is wider on that side.
template <class Node>
Score Searcher<Node>::search_root(int depth, Score guess, const std::vector<std::uint32_t>& excluded) {
  excluded_ = excluded;
  root_depth_ = depth;
  Score width = depth < 4 ? kInfinite : 30;
  Score alpha = std::max(guess - width, -kInfinite);
  Score beta = std::min(guess + width, kInfinite);
  while (true) {
    const Score score = search(depth, 0, alpha, beta);
    if (stopped_) return score;
    width *= 4;
    if (score <= alpha && alpha > -kInfinite)
      alpha = std::max(score - width, -kInfinite);
    else if (score >= beta && beta < kInfinite)
      beta = std::min(score + width, kInfinite);
    else
      return score;
  }
}

template <class Node>
bool Searcher<Node>::must_stop() {
  if (stopped_ || !has_move_) return stopped_;
  if (max_nodes_ && nodes_ >= *max_nodes_) return stopped_ = true;
  stopped_ = signal_.is_stopped() || (deadline_ && nodes_ % 64 == 0 && Clock::now() >= *deadline_);
  return stopped_;
}

// A position that occurred before in this line counts as a draw; one from before the root only if this is its third
// occurrence.
template <class Node>
bool Searcher<Node>::is_repetition() const {
  if (!repetition_) return false;
  const std::uint64_t hash = node_.hash();
  const std::size_t reach = std::min<std::size_t>(node_.quiet_plies(), path_.size());
  int before = 0;
  for (std::size_t back = 2; back <= reach; ++back) {
    const std::size_t i = path_.size() - back;
    if (path_[i] != hash) continue;
    if (i >= root_ || ++before == 2) return true;
  }
  return false;
}

// The score of a position that is not searched further.
template <class Node>
std::optional<Score> Searcher<Node>::terminal_score(int ply) const {
  if (const auto result = node_.result()) return *result > 0 ? *result - ply : *result < 0 ? *result + ply : kDraw;
  if (ply > 0 && is_repetition()) return kDraw;
  if (ply >= kMaxPly) return node_.evaluate();
  return std::nullopt;
}

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

// Adds to the ranks of the game what the search knows: the move of the transposition table, killers and history.
template <class Node>
void Searcher<Node>::rank_moves(Frame& frame, const std::optional<Entry>& entry) {
  constexpr int kTableMove = 1'000'000;
  constexpr int kKiller = 9'000;
  for (auto& ranked : frame.moves) {
    if (entry && ranked.code == entry->move)
      ranked.rank = kTableMove;
    else if (ranked.rank >= Node::kForcing)
      continue;
    else if (ranked.code == frame.killers[0] || ranked.code == frame.killers[1])
      ranked.rank += kKiller;
    else
      ranked.rank += history_(node_.player(), node_.history_index(ranked.move));
  }
}

template <class Node>
void Searcher<Node>::update_killers(Frame& frame, const RankedMove<Move>& best) {
  if (frame.killers[0] == best.code) return;
  frame.killers[1] = frame.killers[0];
  frame.killers[0] = best.code;
}

// A bonus for the move that caused the cutoff, a malus for those that were tried before it.
template <class Node>
void Searcher<Node>::update_history(const Frame& frame, const RankedMove<Move>& best, int tried, int depth) {
  const int bonus = std::min(depth * depth * 8, 1'200);
  for (int i = 0; i < tried; ++i) {
    const auto& ranked = frame.moves[static_cast<std::size_t>(i)];
    const int sign = ranked.code == best.code ? 1 : -1;
    history_.update(node_.player(), node_.history_index(ranked.move), sign * bonus);
  }
}

template <class Node>
void Searcher<Node>::update_pv(int ply, const Move& move) {
  Frame& frame = frames_[ply];
  const Frame& below = frames_[ply + 1];
  frame.pv[0] = move;
  frame.pv_length = std::min(below.pv_length, kMaxPly - 1) + 1;
  std::copy_n(below.pv.begin(), frame.pv_length - 1, frame.pv.begin() + 1);
}

}  // namespace hexad::search
