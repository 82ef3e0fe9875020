// A search from the outside: deepens step by step, on several threads, and reports its best lines as it goes.
#pragma once

#include <algorithm>
#include <functional>
#include <thread>
#include <vector>

#include "search/limits.h"
#include "search/proof.h"
#include "search/searcher.h"
#include "search/table.h"

namespace hexad::search {

struct Task {
  Limits limits;
  int lines = 1;
  int threads = 1;
  bool repetition = true;
};

template <class Node>
class Engine {
 public:
  using Move = typename Node::Move;
  using Report = std::function<void(const Line<Move>&)>;

  explicit Engine(std::size_t megabytes) : table_(megabytes) {}

  // Forgets all that was found out; what is asked next does not depend on what was asked before.
  void clear() { table_.clear(); }
  // Ends a search that is running on another thread; it still returns the best it has.
  void stop() { signal_.stop(); }

  // Before each search: a stop that comes after this ends it, even if it comes before the search has begun.
  void prepare() { signal_.reset(); }

  // The best lines, best first, as of the last depth that was finished (or the first that was begun).
  std::vector<Line<Move>> think(const Node& root, const std::vector<std::uint64_t>& past, const Task& task,
                                const Report& report) {
    table_.next_age();
    const auto start = Clock::now();
    std::vector<std::jthread> helpers;
    for (int i = 1; i < task.threads; ++i) helpers.emplace_back([&, i] { help(root, past, task, i); });
    auto best = deepen(root, past, task, start, report);
    signal_.stop();
    return best;
  }

 private:
  static constexpr int kDeepest = 100;
  // Short wins are found by looking at everything; then the long ones that are made of threats get a share.
  static constexpr int kBeforeProof = 3;
  static constexpr int kProofShare = 8;
  static constexpr std::uint64_t kMostProofNodes = 200'000;
  static constexpr std::uint64_t kProofSpeed = 400;  // more nodes than this are not proven in a millisecond

  std::vector<Line<Move>> deepen(const Node& root, const std::vector<std::uint64_t>& past, const Task& task,
                                 Clock::time_point start, const Report& report) {
    Searcher<Node> searcher(root, past, task.repetition, table_, signal_);
    const auto& limits = task.limits;
    searcher.set_limits(limits.nodes, limits.hard ? std::optional(start + *limits.hard) : std::nullopt);
    std::vector<Line<Move>> best;
    std::optional<Line<Move>> proven;
    const int deepest = std::min(limits.depth.value_or(kDeepest), kDeepest);
    for (int depth = 1; depth <= deepest && !searcher.is_stopped(); ++depth) {
      auto found = search_lines(searcher, root, best, depth, task.lines, start, proven ? Report() : report);
      // A depth that was cut short is worth something only if its best line was begun anew.
      if (!found.empty()) best = std::move(found);
      if (best.empty()) break;
      // Once a win is proven, only a shorter one is news.
      if (proven && best[0].score <= proven->score)
        best = put_first(root, *proven, best);
      else if (proven && report)
        report(best[0]);
      const auto used = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - start);
      if (limits.soft && used >= *limits.soft) break;
      // A win or a loss that is nearer than the depth is exact: looking deeper changes nothing.
      if (kWin - std::abs(best[0].score) <= depth) break;
      if (depth != kBeforeProof || limits.depth) continue;
      proven = prove(root, past, limits, start);
      if (!proven) continue;
      proven->nodes += searcher.nodes();
      if (report) report(*proven);
      best = put_first(root, *proven, best);
    }
    return best;
  }

  // A win by threats alone, in a game that knows them.
  std::optional<Line<Move>> prove(const Node& root, const std::vector<std::uint64_t>& past, const Limits& limits,
                                  Clock::time_point start) {
    if constexpr (Threatening<Node>) {
      std::uint64_t nodes = kMostProofNodes;
      if (limits.nodes) nodes = std::min(nodes, *limits.nodes / kProofShare);
      std::optional<Clock::time_point> deadline;
      if (limits.hard) {
        const auto time = *limits.hard / kProofShare;
        nodes = std::min(nodes, kProofSpeed * static_cast<std::uint64_t>(time.count()));
        deadline = std::min(Clock::now() + time, start + *limits.hard);
      }
      Prover<Node> prover(root, past, nodes, deadline, signal_);
      if (const auto proof = prover.prove()) {
        const auto time = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - start);
        const Score score = kWin - proof->plies;
        return Line<Move>{1, proof->plies, score, prover.nodes(), time, table_.full_permille(), proof->line};
      }
    }
    return std::nullopt;
  }

  static std::vector<Line<Move>> put_first(const Node& root, const Line<Move>& line,
                                           const std::vector<Line<Move>>& others) {
    std::vector<Line<Move>> lines = {line};
    for (const auto& other : others) {
      if (root.code(other.moves.front()) == root.code(line.moves.front()) || lines.size() == others.size()) continue;
      lines.push_back(other);
      lines.back().rank = static_cast<int>(lines.size());
    }
    return lines;
  }

  std::vector<Line<Move>> search_lines(Searcher<Node>& searcher, const Node& root,
                                       const std::vector<Line<Move>>& before, int depth, int lines,
                                       Clock::time_point start, const Report& report) {
    std::vector<Line<Move>> found;
    std::vector<std::uint32_t> without;
    for (int rank = 1; rank <= lines; ++rank) {
      const std::size_t i = static_cast<std::size_t>(rank) - 1;
      const Score guess = i < before.size() ? before[i].score : 0;
      const Score score = searcher.search_root(depth, guess, without);
      auto moves = searcher.line();
      if (moves.empty()) break;
      Line<Move> line{rank, depth, score, searcher.nodes(), {}, table_.full_permille(), std::move(moves)};
      if (searcher.is_stopped() && !before.empty()) {
        // The window may have been open when the clock ran out: the new first move stands, its score is the old one.
        line.score = i < before.size() ? before[i].score : line.score;
      }
      line.time = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - start);
      without.push_back(root.code(line.moves.front()));
      if (report && !searcher.is_stopped()) report(line);
      found.push_back(std::move(line));
      if (searcher.is_stopped()) break;
    }
    if (!searcher.is_stopped()) {
      std::ranges::stable_sort(found, std::ranges::greater(), &Line<Move>::score);
      for (std::size_t i = 0; i < found.size(); ++i) found[i].rank = static_cast<int>(i) + 1;
    }
    // Fewer lines than before were finished: keep the others as they were known.
    for (std::size_t i = found.size(); i < before.size() && searcher.is_stopped() && !found.empty(); ++i)
      if (root.code(before[i].moves.front()) != root.code(found[0].moves.front())) found.push_back(before[i]);
    return found;
  }

  // Searches the same tree, a step deeper on every second thread, to fill the table.
  void help(const Node& root, const std::vector<std::uint64_t>& past, const Task& task, int index) {
    Searcher<Node> searcher(root, past, task.repetition, table_, signal_);
    Score guess = 0;
    for (int depth = 1 + index % 2; depth <= kDeepest && !searcher.is_stopped(); ++depth)
      guess = searcher.search_root(depth, guess, {});
  }

  Table table_;
  Signal signal_;
};

}  // namespace hexad::search
