// A complete search: iterative deepening on several threads that share a transposition table, with reports of the best
// lines.
#pragma once

#include <algorithm>
#include <atomic>
#include <functional>
#include <utility>
#include <vector>

#include "search/limits.h"
#include "search/main_search.h"
#include "search/proof_number_search.h"
#include "search/quiescence.h"
#include "search/searcher.h"
#include "search/transposition_table.h"
#include "threads.h"

namespace hexad::search {

struct Request {
  SearchLimits limits;
  int lines = 1;
  int threads = 1;
  bool repetition = true;
};

template <class Node>
class Engine {
 public:
  using Move = Node::Move;
  using Line = Variation<Move>;
  using Lines = std::vector<Line>;
  // Must not throw. It may call stop().
  using Report = std::function<void(const Line&)>;

  explicit Engine(TranspositionTable table) : table_(std::move(table)) {}

  // Clears the transposition table, so that the next search does not depend on earlier ones.
  void clear() { table_.clear(); }
  // Ends a search that runs on another thread; the search still returns the best lines it has found.
  void stop() { signal_.stop(); }
  // Call it before each search: a later stop() ends that search even if it comes before search() has begun.
  void prepare() { signal_.reset(); }
  const StopSignal& signal() const { return signal_; }

  // The best lines of the last completed depth, best first. `past` holds the hashes of earlier positions, oldest first.
  Lines search(const Node& root, const std::vector<std::uint64_t>& past, const Request& request, const Report& report) {
    table_.next_age();
    helper_nodes_ = 0;
    const auto start = Clock::now();
    Lines best;
    run_on_threads(request.threads, [&](int thread) {
      if (thread > 0) return help(root, past, request, thread);
      best = deepen(root, past, request, start, report);
      signal_.stop();
    });
    return best;
  }

 private:
  static constexpr int kMaxDepth = 100;
  // Proof-number search runs once, after this depth: the full search finds shorter wins itself. It gets this fraction
  // of the time and of the nodes.
  static constexpr int kProofDepth = 3;
  static constexpr int kProofShare = 8;
  static constexpr std::uint64_t kMaxProofNodes = 200'000;
  static constexpr std::uint64_t kMaxProofNodesPerMs = 400;

  static std::chrono::milliseconds since(Clock::time_point start) {
    return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - start);
  }

  // Iterative deepening.
  Lines deepen(const Node& root, const std::vector<std::uint64_t>& past, const Request& request,
               Clock::time_point start, const Report& report) {
    Searcher<Node> searcher(root, past, request.repetition, table_, signal_);
    const auto& limits = request.limits;
    searcher.set_limits(limits.nodes, limits.hard ? std::optional(start + *limits.hard) : std::nullopt);
    Lines best;
    std::optional<Line> proven;
    const int max_depth = std::min(limits.depth.value_or(kMaxDepth), kMaxDepth);
    for (int depth = 1; depth <= max_depth && !searcher.is_stopped(); ++depth) {
      auto found = search_lines(searcher, root, best, depth, request.lines, start, proven ? Report() : report);
      // Nothing is found if the depth was stopped before its first move was completed.
      if (!found.empty()) best = std::move(found);
      if (best.empty()) break;
      // After a proven win only a shorter one is reported.
      if (proven && best[0].score <= proven->score)
        best = put_first(root, *proven, best);
      else if (proven && report)
        report(best[0]);
      if (limits.soft && since(start) >= *limits.soft) break;
      // A win or a loss within the depth is exact: a deeper search changes nothing.
      if (kWin - std::abs(best[0].score) <= depth) break;
      if (depth != kProofDepth || limits.depth) continue;
      proven = prove(root, past, limits, start);
      if (!proven) continue;
      proven->nodes += all_nodes(searcher);
      if (report) report(*proven);
      best = put_first(root, *proven, best);
    }
    return best;
  }

  // A win by threats alone, in a game that has threats.
  std::optional<Line> prove(const Node& root, const std::vector<std::uint64_t>& past, const SearchLimits& limits,
                            Clock::time_point start) {
    if constexpr (HasThreats<Node>) {
      std::uint64_t nodes = kMaxProofNodes;
      if (limits.nodes) nodes = std::min(nodes, *limits.nodes / kProofShare);
      std::optional<Clock::time_point> deadline;
      if (limits.hard) {
        const auto time = *limits.hard / kProofShare;
        nodes = std::min(nodes, kMaxProofNodesPerMs * static_cast<std::uint64_t>(time.count()));
        deadline = std::min(Clock::now() + time, start + *limits.hard);
      }
      ProofNumberSearch<Node> search(root, past, nodes, deadline, signal_);
      if (const auto proof = search.prove())
        return Line{1,          proof->plies, kWin - proof->plies, search.nodes(), since(start), table_.full_permille(),
                    proof->line};
    }
    return std::nullopt;
  }

  // The line first, then the others that begin with another move, no more in all than before.
  static Lines put_first(const Node& root, const Line& line, const Lines& others) {
    Lines lines = {line};
    for (const auto& other : others) {
      if (root.code(other.moves.front()) == root.code(line.moves.front()) || lines.size() == others.size()) continue;
      lines.push_back(other);
      lines.back().rank = static_cast<int>(lines.size());
    }
    return lines;
  }

  // Searches one depth for several lines: each search excludes the first moves of the lines before.
  Lines search_lines(Searcher<Node>& searcher, const Node& root, const Lines& before, int depth, int lines,
                     Clock::time_point start, const Report& report) {
    Lines found;
    std::vector<std::uint32_t> excluded;
    for (int rank = 1; rank <= lines; ++rank) {
      const std::size_t i = static_cast<std::size_t>(rank) - 1;
      const Score guess = i < before.size() ? before[i].score : 0;
      Score score = searcher.search_root(depth, guess, excluded);
      auto moves = searcher.principal_variation();
      if (moves.empty()) break;
      // A search that is stopped may have had an open window: its best move counts, its score does not.
      if (searcher.is_stopped() && i < before.size()) score = before[i].score;
      Line line{rank, depth, score, all_nodes(searcher), since(start), table_.full_permille(), std::move(moves)};
      excluded.push_back(root.code(line.moves.front()));
      if (report && !searcher.is_stopped()) report(line);
      found.push_back(std::move(line));
      if (searcher.is_stopped()) break;
    }
    if (searcher.is_stopped())
      add_missing(root, found, before);
    else
      sort_by_score(found);
    return found;
  }

  static void sort_by_score(Lines& lines) {
    std::ranges::stable_sort(lines, std::ranges::greater(), &Line::score);
    for (std::size_t i = 0; i < lines.size(); ++i) lines[i].rank = static_cast<int>(i) + 1;
  }

  // The nodes of all threads.
  std::uint64_t all_nodes(const Searcher<Node>& searcher) const {
    return searcher.nodes() + helper_nodes_.load(std::memory_order_relaxed);
  }

  // After a search that was stopped, lines that were not searched again stay as they were.
  static void add_missing(const Node& root, Lines& found, const Lines& before) {
    if (found.empty()) return;
    for (std::size_t i = found.size(); i < before.size(); ++i)
      if (root.code(before[i].moves.front()) != root.code(found[0].moves.front())) found.push_back(before[i]);
  }

  // Lazy SMP: helper threads search the same tree, every second one a ply deeper, to fill the transposition table.
  void help(const Node& root, const std::vector<std::uint64_t>& past, const Request& request, int thread) {
    Searcher<Node> searcher(root, past, request.repetition, table_, signal_);
    searcher.set_node_count(helper_nodes_);
    Score guess = 0;
    for (int depth = 1 + thread % 2; depth <= kMaxDepth && !searcher.is_stopped(); ++depth)
      guess = searcher.search_root(depth, guess, {});
  }

  TranspositionTable table_;
  StopSignal signal_;
  std::atomic<std::uint64_t> helper_nodes_{0};
};

}  // namespace hexad::search
