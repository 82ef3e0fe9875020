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
#include <atomic>
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
  using Move = Node::Move;
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

  // For a thread that helps: its nodes are also added there, many at a time.
  void set_node_count(std::atomic<std::uint64_t>& count) { node_count_ = &count; }

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
  // A helping thread adds its nodes to the common count in portions of this size.
  static constexpr std::uint64_t kCountedAtOnce = 1024;

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
  std::atomic<std::uint64_t>* node_count_ = nullptr;
  std::uint64_t counted_ = 0;
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
  if (node_count_ && nodes_ - counted_ >= kCountedAtOnce) {
    node_count_->fetch_add(nodes_ - counted_, std::memory_order_relaxed);
    counted_ = nodes_;
  }
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
