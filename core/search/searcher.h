// The search of one thread: principal variation search with a transposition table. One for both games; a game brings a
// Node, which plays moves and judges positions:
//
//   Move, kHistorySize                     the type of a move; how many kinds the history tells apart
//   hash(), player(), quiet_plies()        what repetition compares, whose turn it is, how far back it can reach
//   play(move), undo()
//   result()                               the score if the game is over here, for the player to move
//   is_threatened()                        whether a quiet move loses, so that a judgement would be too early
//   evaluate()                             a judgement for the player to move
//   moves(list), noisy(list)               all legal moves worth a look; those that a quiet judgement would misread,
//                                          each with its code and a rank: kForcing and more is never reduced or left
//                                          out
//   lists_all()                            whether a loss after all listed moves is a proven one
//   code(move), history(move)              a number for the table, a kind for the history
//   kForcing, kMargin                      see above; how much a quiet ply may change the judgement
//   kThreatPlies                           how many plies of threats and answers are played out before a judgement
//   attacks(list)                          only in a game of threats: see proof.h
//   pass()                                 gives the turn away; only a game in which having it never hurts has this
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "search/limits.h"
#include "search/ordering.h"
#include "search/reductions.h"
#include "search/score.h"
#include "search/table.h"

namespace hexad::search {

template <class Node>
class Searcher {
 public:
  using Move = typename Node::Move;
  using Moves = std::vector<Ranked<Move>>;

  // `past` are the hashes of the positions before this one, oldest first.
  Searcher(Node node, std::vector<std::uint64_t> past, bool repetition, Table& table, Signal& signal)
      : node_(std::move(node)),
        path_(std::move(past)),
        root_(path_.size()),
        repetition_(repetition),
        table_(table),
        signal_(signal) {}

  // Nothing ends a search before it has looked at one move, not even the signal.
  void set_limits(std::optional<std::uint64_t> nodes, std::optional<Clock::time_point> deadline) {
    most_nodes_ = nodes;
    deadline_ = deadline;
  }

  // Searches one depth within a window that opens as needed. Moves in `without` are left aside at the root.
  Score search_root(int depth, Score guess, const std::vector<std::uint32_t>& without);

  bool is_stopped() const { return stopped_; }
  std::uint64_t nodes() const { return nodes_; }
  std::vector<Move> line() const {
    const Frame& frame = frames_[0];
    return {frame.line.begin(), frame.line.begin() + frame.length};
  }

 private:
  // How much further than twice the depth a line of threats is followed.
  static constexpr int kForcedPlies = 12;
  // How many moves that are not quiet are played out in a position.
  static constexpr int kMostNoisy = 8;

  struct Frame {
    Moves moves;
    std::array<std::uint32_t, 2> killers{};
    std::array<Move, kMostPlies> line;
    int length = 0;
    Score judgement = 0;
    bool is_passed = false;  // the turn was given away to come here
  };

  Score search(int depth, int ply, Score alpha, Score beta);
  std::optional<Score> search_pass(int depth, int ply, Score beta);
  Score search_moves(int depth, int ply, Score alpha, Score beta, const std::optional<Entry>& known);
  Score search_move(const Ranked<Move>& ranked, int number, int depth, int ply, Score alpha, Score beta);
  Score quiesce(int ply, Score alpha, Score beta, int threats);
  void list_noisy(Moves& moves, int threats) const;

  std::optional<Score> over(int ply) const;
  bool is_repeated() const;
  static bool is_hopeless(int number, int depth, Score judgement, Score alpha);
  int reduction(const Ranked<Move>& ranked, int number, int depth, bool is_pv) const;
  void rank_moves(Frame& frame, const std::optional<Entry>& known);
  void reward(const Frame& frame, const Ranked<Move>& best, int tried, int depth);
  void keep_line(int ply, const Move& move);
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
  Table& table_;
  Signal& signal_;
  std::optional<std::uint64_t> most_nodes_;
  std::optional<Clock::time_point> deadline_;
  std::uint64_t nodes_ = 0;
  bool has_move_ = false;
  bool stopped_ = false;
  std::vector<std::uint32_t> without_;
  int root_depth_ = 0;
  std::vector<Frame> frames_ = std::vector<Frame>(kMostPlies + 1);
  History<Node::kHistorySize> history_;
};

template <class Node>
Score Searcher<Node>::search_root(int depth, Score guess, const std::vector<std::uint32_t>& without) {
  without_ = without;
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
  if (most_nodes_ && nodes_ >= *most_nodes_) return stopped_ = true;
  stopped_ = signal_.is_stopped() || (deadline_ && nodes_ % 64 == 0 && Clock::now() >= *deadline_);
  return stopped_;
}

// A position that came up before on this line is scored as the draw that it leads to; one from before the root only if
// it would be the third time.
template <class Node>
bool Searcher<Node>::is_repeated() const {
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

template <class Node>
std::optional<Score> Searcher<Node>::over(int ply) const {
  if (const auto result = node_.result()) return *result > 0 ? *result - ply : *result < 0 ? *result + ply : kDraw;
  if (ply > 0 && is_repeated()) return kDraw;
  if (ply >= kMostPlies) return node_.evaluate();
  return std::nullopt;
}

template <class Node>
Score Searcher<Node>::search(int depth, int ply, Score alpha, Score beta) {
  frames_[ply].length = 0;
  if (must_stop()) return 0;

  // 1. The game may be over, or so nearly won that nothing here can matter.
  if (const auto score = over(ply)) return *score;
  alpha = std::max(alpha, loss_in(ply));
  beta = std::min(beta, -loss_in(ply + 1));
  if (alpha >= beta) return alpha;
  const bool threatened = node_.is_threatened();
  if (threatened && ply < 2 * root_depth_ + kForcedPlies) ++depth;
  if (depth <= 0) return quiesce(ply, alpha, beta, Node::kThreatPlies);

  // 2. The table may know enough.
  const bool is_pv = beta - alpha > 1;
  const auto known = table_.probe(node_.hash());
  if (known && !is_pv && ply > 0 && known->depth >= depth) {
    const Score score = from_table(known->score, ply);
    const bool enough = known->bound == Bound::kExact || (known->bound == Bound::kLower && score >= beta) ||
                        (known->bound == Bound::kUpper && score <= alpha);
    if (enough) return score;
  }

  // 3. So far ahead that the opponent's best reply to a quiet move will not make up for it.
  const Score judgement = frames_[ply].judgement = node_.evaluate();
  if (!is_pv && !threatened && depth <= 4 && !is_loss(beta) && judgement - Node::kMargin * depth >= beta)
    return judgement;

  // 4. So far ahead that the opponent, given another turn, does not make up for it.
  if (!is_pv && !threatened && judgement >= beta)
    if (const auto score = search_pass(depth, ply, beta)) return *score;

  return search_moves(depth, ply, alpha, beta, known);
}

template <class Node>
std::optional<Score> Searcher<Node>::search_pass(int depth, int ply, Score beta) {
  if constexpr (requires { node_.pass(); }) {
    const Frame& frame = frames_[ply];
    if (depth < 2 || frame.is_passed || is_loss(beta)) return std::nullopt;
    const int less = 3 + depth / 4 + std::min((frame.judgement - beta) / (2 * Node::kMargin), 3);
    frames_[ply + 1].is_passed = true;
    path_.push_back(node_.hash());
    node_.pass();
    ++nodes_;
    const Score score = -search(depth - less, ply + 1, -beta, -beta + 1);
    undo();
    frames_[ply + 1].is_passed = false;
    // A win after a pass is not proven.
    if (!stopped_ && score >= beta) return is_win(score) ? beta : score;
  }
  return std::nullopt;
}

template <class Node>
Score Searcher<Node>::search_moves(int depth, int ply, Score alpha, Score beta, const std::optional<Entry>& known) {
  Frame& frame = frames_[ply];
  node_.moves(frame.moves);
  if (frame.moves.empty()) return kDraw;
  rank_moves(frame, known);

  const Score start = alpha;
  Score best = -kInfinite;
  Entry entry{known ? known->move : 0, 0, depth, Bound::kUpper};
  Picker<Move> picker(frame.moves);
  int number = 0;
  while (const auto* ranked = picker.next()) {
    if (ply == 0 && std::ranges::find(without_, ranked->code) != without_.end()) continue;
    // 5. Near the leaves, quiet moves that are late or of a position far behind are not tried; all that follow are
    // later.
    const bool quiet = ranked->rank < Node::kForcing;
    if (beta - alpha == 1 && number > 0 && quiet && best > -kSureWin &&
        is_hopeless(number, depth, frame.judgement, alpha))
      break;
    const Score score = search_move(*ranked, number++, depth, ply, alpha, beta);
    if (stopped_) return best;
    has_move_ = has_move_ || ply == 0;
    if (score <= best) continue;
    best = score;
    if (score <= alpha) continue;
    alpha = score;
    entry.move = ranked->code;
    keep_line(ply, ranked->move);
    if (alpha < beta) continue;
    reward(frame, *ranked, number, depth);
    if (quiet && frame.killers[0] != ranked->code) {
      frames_[ply].killers[1] = frame.killers[0];
      frames_[ply].killers[0] = ranked->code;
    }
    break;
  }
  if (number == 0) return start;
  // Moves that were not listed might have held.
  if (is_loss(best) && !node_.lists_all()) best = std::max(best, kUnproven);
  entry.bound = best >= beta ? Bound::kLower : best > start ? Bound::kExact : Bound::kUpper;
  entry.score = to_table(best, ply);
  if (ply > 0 || without_.empty()) table_.store(node_.hash(), entry);
  return best;
}

// 6. The first move gets the whole window; the others must first show, reduced and against a window of one point, that
// they are better.
template <class Node>
Score Searcher<Node>::search_move(const Ranked<Move>& ranked, int number, int depth, int ply, Score alpha, Score beta) {
  const Move move = ranked.move;
  const int less = reduction(ranked, number, depth, beta - alpha > 1);
  play(move);
  table_.prefetch(node_.hash());
  Score score = 0;
  if (number == 0) {
    score = -search(depth - 1, ply + 1, -beta, -alpha);
  } else {
    score = -search(depth - 1 - less, ply + 1, -alpha - 1, -alpha);
    if (score > alpha && less > 0) score = -search(depth - 1, ply + 1, -alpha - 1, -alpha);
    if (score > alpha && score < beta) score = -search(depth - 1, ply + 1, -beta, -alpha);
  }
  undo();
  return score;
}

template <class Node>
bool Searcher<Node>::is_hopeless(int number, int depth, Score judgement, Score alpha) {
  return (depth <= 3 && judgement + Node::kMargin * depth <= alpha) || (depth <= 5 && number > 4 + 3 * depth * depth);
}

template <class Node>
int Searcher<Node>::reduction(const Ranked<Move>& ranked, int number, int depth, bool is_pv) const {
  if (depth < 3 || number < 3 || ranked.rank >= Node::kForcing) return 0;
  int less = kReductions(depth, number);
  less -= history_(node_.player(), node_.history(ranked.move)) * Reductions::kPly / 6'000;
  if (is_pv) less -= Reductions::kPly * 4 / 5;
  return std::clamp(less / Reductions::kPly, 0, depth - 2);
}

// 7. What a quiet judgement would misread is played out; threats, and the answers to them, for so many plies.
template <class Node>
Score Searcher<Node>::quiesce(int ply, Score alpha, Score beta, int threats) {
  Frame& frame = frames_[ply];
  frame.length = 0;
  if (must_stop()) return 0;
  if (const auto score = over(ply)) return *score;
  const bool threatened = threats > 0 && node_.is_threatened();
  Score best = threatened ? -kInfinite : node_.evaluate();
  if (best >= beta) return best;
  alpha = std::max(alpha, best);
  list_noisy(frame.moves, threats);
  Picker<Move> picker(frame.moves);
  int left = threatened ? kMostPlies : kMostNoisy;
  while (const auto* ranked = left-- > 0 ? picker.next() : nullptr) {
    const Move move = ranked->move;
    play(move);
    const Score score = -quiesce(ply + 1, -beta, -alpha, threats - 1);
    undo();
    if (stopped_) return best;
    best = std::max(best, score);
    if (score > alpha) {
      alpha = score;
      keep_line(ply, move);
    }
    if (alpha >= beta) break;
  }
  if (is_loss(best) && !node_.lists_all()) best = std::max(best, kUnproven);
  return best;
}

template <class Node>
void Searcher<Node>::list_noisy(Moves& moves, int threats) const {
  if constexpr (Threatening<Node>) {
    if (threats > 0) return node_.is_threatened() ? node_.moves(moves) : node_.attacks(moves);
  }
  node_.noisy(moves);
}

// Adds to the game's own ranks what the search has learnt.
template <class Node>
void Searcher<Node>::rank_moves(Frame& frame, const std::optional<Entry>& known) {
  constexpr int kKnown = 1'000'000;
  constexpr int kKiller = 9'000;
  for (auto& ranked : frame.moves) {
    if (known && ranked.code == known->move)
      ranked.rank = kKnown;
    else if (ranked.rank >= Node::kForcing)
      continue;
    else if (ranked.code == frame.killers[0] || ranked.code == frame.killers[1])
      ranked.rank += kKiller;
    else
      ranked.rank += history_(node_.player(), node_.history(ranked.move));
  }
}

template <class Node>
void Searcher<Node>::reward(const Frame& frame, const Ranked<Move>& best, int tried, int depth) {
  const int amount = std::min(depth * depth * 8, 1'200);
  for (int i = 0; i < tried; ++i) {
    const auto& ranked = frame.moves[static_cast<std::size_t>(i)];
    const int sign = ranked.code == best.code ? 1 : -1;
    history_.reward(node_.player(), node_.history(ranked.move), sign * amount);
  }
}

template <class Node>
void Searcher<Node>::keep_line(int ply, const Move& move) {
  Frame& frame = frames_[ply];
  const Frame& below = frames_[ply + 1];
  frame.line[0] = move;
  frame.length = std::min(below.length, kMostPlies - 1) + 1;
  std::copy_n(below.line.begin(), frame.length - 1, frame.line.begin() + 1);
}

}  // namespace hexad::search
