// Proof-number search, depth first (df-pn), for wins by threats alone: every move of the attacker threatens to win at
// once, so the defender has few answers. It expands the position that needs the fewest further proofs. A proven win
// holds against every defence; a position without a proof may still be won. A Node needs, besides what searcher.h
// lists,
//
//   threat_moves(list)   a winning move, or else the moves that threaten to win and answer the opponent's threat
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "random.h"
#include "search/limits.h"
#include "search/ordering.h"
#include "search/score.h"

namespace hexad::search {

template <class Move>
struct Proof {
  int plies = 0;  // to the win, against the longest defence that the proof contains
  std::vector<Move> line;
};

template <class Node>
class ProofNumberSearch {
 public:
  using Move = Node::Move;

  ProofNumberSearch(Node root, std::vector<std::uint64_t> past, std::uint64_t nodes,
                    std::optional<Clock::time_point> deadline, const StopSignal& signal)
      : node_(std::move(root)),
        path_(std::move(past)),
        max_nodes_(nodes),
        deadline_(deadline),
        signal_(signal),
        table_(std::bit_ceil(2 * nodes + 1)) {}

  // Finds a win for the player to move, then shorter ones until there are none or a limit is reached.
  std::optional<Proof<Move>> prove() {
    std::optional<Proof<Move>> found;
    max_plies_ = kMaxPly - 1;
    while (max_plies_ > 0 && !must_stop()) {
      std::ranges::fill(table_, Stored{});
      const Numbers root = expand(true, 0, kInfiniteNumber, kInfiniteNumber);
      if (root.proof != 0) break;
      auto moves = line(root.plies);
      if (moves.empty()) break;
      found = Proof<Move>{root.plies, std::move(moves)};
      max_plies_ = root.plies - 2;
    }
    return found;
  }

  std::uint64_t nodes() const { return nodes_; }

 private:
  using Number = std::uint32_t;
  static constexpr Number kInfiniteNumber = std::numeric_limits<Number>::max() / 4;

  // The proof number and the disproof number: how many positions must at least be proven, or disproven, to prove or
  // disprove this one.
  struct Numbers {
    Number proof = 1, disproof = 1;
    int plies = 0;  // of a proven win
  };
  static constexpr Numbers kProven(int plies) { return {0, kInfiniteNumber, plies}; }
  static constexpr Numbers kDisproven = {kInfiniteNumber, 0, 0};

  struct Stored {
    std::uint64_t key = 0;
    Numbers numbers;
  };
  struct Child {
    Move move;
    std::uint64_t key;
    Numbers numbers;
  };

  Numbers expand(bool attacking, int ply, Number max_proof, Number max_disproof);
  std::vector<Child> children(bool attacking, int ply);
  Numbers initial_numbers(bool attacking, int ply);
  static Numbers combined(bool attacking, const std::vector<Child>& children);
  std::vector<Move> line(int plies);

  // The ply is part of the key: how long a win may take depends on the distance from the root.
  std::uint64_t key(int ply) const { return node_.hash() ^ mix(static_cast<std::uint64_t>(ply)); }
  Stored& slot(std::uint64_t key) { return table_[key & (table_.size() - 1)]; }
  const Stored* find(std::uint64_t key) {
    const Stored& stored = slot(key);
    return stored.key == key ? &stored : nullptr;
  }
  void play(const Move& move) {
    path_.push_back(node_.hash());
    node_.play(move);
  }
  void undo() {
    node_.undo();
    path_.pop_back();
  }
  bool must_stop() {
    if (!stopped_) stopped_ = nodes_ >= max_nodes_ || signal_.is_stopped() || (deadline_ && Clock::now() >= *deadline_);
    return stopped_;
  }

  Node node_;
  std::vector<std::uint64_t> path_;
  std::uint64_t max_nodes_;
  std::optional<Clock::time_point> deadline_;
  const StopSignal& signal_;
  std::vector<Stored> table_;
  std::vector<RankedMove<Move>> moves_;
  std::uint64_t nodes_ = 0;
  int max_plies_ = 0;
  bool stopped_ = false;
};

// The numbers of a position before it is expanded.
template <class Node>
auto ProofNumberSearch<Node>::initial_numbers(bool attacking, int ply) -> Numbers {
  ++nodes_;
  if (const auto result = node_.result()) {
    const bool won = attacking ? *result > 0 : *result < 0;
    return won ? kProven(0) : kDisproven;
  }
  if (ply >= max_plies_ || std::ranges::find(path_, node_.hash()) != path_.end()) return kDisproven;
  if (!attacking && !node_.is_threatened()) return kDisproven;
  return {};
}

template <class Node>
auto ProofNumberSearch<Node>::children(bool attacking, int ply) -> std::vector<Child> {
  if (attacking)
    node_.threat_moves(moves_);
  else
    node_.moves(moves_);
  std::ranges::stable_sort(moves_, std::ranges::greater(), &RankedMove<Move>::rank);
  std::vector<Child> found;
  const auto moves = moves_;
  for (const auto& ranked : moves) {
    play(ranked.move);
    Child child{ranked.move, key(ply + 1), initial_numbers(!attacking, ply + 1)};
    if (const Stored* stored = find(child.key); stored && child.numbers.proof == 1) child.numbers = stored->numbers;
    undo();
    found.push_back(child);
  }
  return found;
}

// The attacker needs one move that wins, the defender one that does not lose.
template <class Node>
auto ProofNumberSearch<Node>::combined(bool attacking, const std::vector<Child>& children) -> Numbers {
  Numbers numbers = attacking ? Numbers{kInfiniteNumber, 0, kMaxPly} : Numbers{0, kInfiniteNumber, 0};
  for (const Child& child : children) {
    const Numbers& of = child.numbers;
    if (attacking) {
      numbers.proof = std::min(numbers.proof, of.proof);
      numbers.disproof = std::min(numbers.disproof + of.disproof, kInfiniteNumber);
      if (of.proof == 0) numbers.plies = std::min(numbers.plies, of.plies + 1);
    } else {
      numbers.proof = std::min(numbers.proof + of.proof, kInfiniteNumber);
      numbers.disproof = std::min(numbers.disproof, of.disproof);
      numbers.plies = std::max(numbers.plies, of.plies + 1);
    }
  }
  return numbers;
}

// Expands the most promising child until the numbers of this position reach one of the limits.
template <class Node>
auto ProofNumberSearch<Node>::expand(bool attacking, int ply, Number max_proof, Number max_disproof) -> Numbers {
  auto found = children(attacking, ply);
  const bool can_prove = attacking || node_.unlisted_moves_lose();
  Numbers numbers = can_prove ? combined(attacking, found) : kDisproven;
  while (numbers.proof < max_proof && numbers.disproof < max_disproof && numbers.proof != 0 && numbers.disproof != 0 &&
         !must_stop()) {
    // The child with the smallest number, and the limit at which the second smallest becomes better.
    const auto number = [attacking](const Child& child) {
      return attacking ? child.numbers.proof : child.numbers.disproof;
    };
    Child* best = nullptr;
    Number second = kInfiniteNumber;
    for (Child& child : found) {
      if (!best || number(child) < number(*best)) {
        if (best) second = number(*best);
        best = &child;
      } else {
        second = std::min(second, number(child));
      }
    }
    const Numbers& of = best->numbers;
    const Number proof = attacking ? std::min(max_proof, second + 1) : max_proof - numbers.proof + of.proof;
    const Number disproof =
        attacking ? max_disproof - numbers.disproof + of.disproof : std::min(max_disproof, second + 1);
    play(best->move);
    best->numbers = expand(!attacking, ply + 1, proof, disproof);
    undo();
    numbers = combined(attacking, found);
  }
  slot(key(ply)) = {key(ply), numbers};
  return numbers;
}

// The attacker's shortest win against the longest defence, as far as the table still holds them.
template <class Node>
auto ProofNumberSearch<Node>::line(int plies) -> std::vector<Move> {
  std::vector<Move> moves;
  for (int ply = 0; ply < plies; ++ply) {
    const bool attacking = ply % 2 == 0;
    const Child* next = nullptr;
    const auto found = children(attacking, ply);
    for (const Child& child : found) {
      if (child.numbers.proof != 0) continue;
      if (!next || (attacking ? child.numbers.plies < next->numbers.plies : child.numbers.plies > next->numbers.plies))
        next = &child;
    }
    if (!next) break;
    moves.push_back(next->move);
    play(next->move);
  }
  for (std::size_t i = 0; i < moves.size(); ++i) undo();
  return moves;
}

}  // namespace hexad::search
