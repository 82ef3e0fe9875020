// Proves wins by threats alone: every move of the attacker's threatens to win at once, so that the defender has few
// answers. A proof-number search, depth first (df-pn): it goes where the fewest positions are left to be proven. What
// it proves is a win whatever the defender does; what it does not, may still be one. Besides what the search asks of a
// Node, this needs
//
//   attacks(list)   a move that wins, or else the moves that threaten to and leave no threat unanswered
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
  int plies = 0;  // to the win, if the defender holds out as long as the proof knows how
  std::vector<Move> line;
};

template <class Node>
class Prover {
 public:
  using Move = typename Node::Move;

  Prover(Node root, std::vector<std::uint64_t> past, std::uint64_t nodes, std::optional<Clock::time_point> deadline,
         const Signal& signal)
      : node_(std::move(root)),
        path_(std::move(past)),
        most_nodes_(nodes),
        deadline_(deadline),
        signal_(signal),
        memory_(std::bit_ceil(2 * nodes + 1)) {}

  // A win for the player to move, then shorter ones as long as there are any and the limits allow.
  std::optional<Proof<Move>> prove() {
    std::optional<Proof<Move>> found;
    longest_ = kMostPlies - 1;
    while (longest_ > 0 && !is_over()) {
      std::ranges::fill(memory_, Known{});
      const Numbers root = visit(true, 0, kNever, kNever);
      if (root.proof != 0) break;
      auto moves = line(root.plies);
      if (moves.empty()) break;
      found = Proof<Move>{root.plies, std::move(moves)};
      longest_ = root.plies - 2;
    }
    return found;
  }

  std::uint64_t nodes() const { return nodes_; }

 private:
  using Number = std::uint32_t;
  static constexpr Number kNever = std::numeric_limits<Number>::max() / 4;

  // How many positions must at least be proven, or disproven, to prove or disprove this one.
  struct Numbers {
    Number proof = 1, disproof = 1;
    int plies = 0;  // of a proven win
  };
  static constexpr Numbers kProven(int plies) { return {0, kNever, plies}; }
  static constexpr Numbers kDisproven = {kNever, 0, 0};

  struct Known {
    std::uint64_t key = 0;
    Numbers numbers;
  };
  struct Child {
    Move move;
    std::uint64_t key;
    Numbers numbers;
  };

  Numbers visit(bool attacking, int ply, Number most_proof, Number most_disproof);
  std::vector<Child> children(bool attacking, int ply);
  Numbers first_look(bool attacking, int ply);
  static Numbers together(bool attacking, const std::vector<Child>& children);
  std::vector<Move> line(int plies);

  // How long a win may take depends on how far away the position is.
  std::uint64_t key(int ply) const { return node_.hash() ^ mix(static_cast<std::uint64_t>(ply)); }
  Known& slot(std::uint64_t key) { return memory_[key & (memory_.size() - 1)]; }
  const Known* recall(std::uint64_t key) {
    const Known& known = slot(key);
    return known.key == key ? &known : nullptr;
  }
  void play(const Move& move) {
    path_.push_back(node_.hash());
    node_.play(move);
  }
  void undo() {
    node_.undo();
    path_.pop_back();
  }
  bool is_over() {
    if (!stopped_)
      stopped_ = nodes_ >= most_nodes_ || signal_.is_stopped() || (deadline_ && Clock::now() >= *deadline_);
    return stopped_;
  }

  Node node_;
  std::vector<std::uint64_t> path_;
  std::uint64_t most_nodes_;
  std::optional<Clock::time_point> deadline_;
  const Signal& signal_;
  std::vector<Known> memory_;
  std::vector<Ranked<Move>> moves_;
  std::uint64_t nodes_ = 0;
  int longest_ = 0;
  bool stopped_ = false;
};

// What can be said of a position without looking further. The attacker's moves are few and forcing, the defender's are
// answers: the more there are, the harder it is to prove anything.
template <class Node>
auto Prover<Node>::first_look(bool attacking, int ply) -> Numbers {
  ++nodes_;
  if (const auto result = node_.result()) {
    const bool won = attacking ? *result > 0 : *result < 0;
    return won ? kProven(0) : kDisproven;
  }
  if (ply >= longest_ || std::ranges::find(path_, node_.hash()) != path_.end()) return kDisproven;
  if (!attacking && !node_.is_threatened()) return kDisproven;
  return {};
}

template <class Node>
auto Prover<Node>::children(bool attacking, int ply) -> std::vector<Child> {
  if (attacking)
    node_.attacks(moves_);
  else
    node_.moves(moves_);
  std::ranges::stable_sort(moves_, std::ranges::greater(), &Ranked<Move>::rank);
  std::vector<Child> found;
  const auto moves = moves_;
  for (const auto& ranked : moves) {
    play(ranked.move);
    Child child{ranked.move, key(ply + 1), first_look(!attacking, ply + 1)};
    if (const Known* known = recall(child.key); known && child.numbers.proof == 1) child.numbers = known->numbers;
    undo();
    found.push_back(child);
  }
  return found;
}

// The attacker needs one move that wins, the defender one that holds.
template <class Node>
auto Prover<Node>::together(bool attacking, const std::vector<Child>& children) -> Numbers {
  Numbers numbers = attacking ? Numbers{kNever, 0, kMostPlies} : Numbers{0, kNever, 0};
  for (const Child& child : children) {
    const Numbers& of = child.numbers;
    if (attacking) {
      numbers.proof = std::min(numbers.proof, of.proof);
      numbers.disproof = std::min(numbers.disproof + of.disproof, kNever);
      if (of.proof == 0) numbers.plies = std::min(numbers.plies, of.plies + 1);
    } else {
      numbers.proof = std::min(numbers.proof + of.proof, kNever);
      numbers.disproof = std::min(numbers.disproof, of.disproof);
      numbers.plies = std::max(numbers.plies, of.plies + 1);
    }
  }
  return numbers;
}

// Works on the most promising child until this position's numbers reach one of the limits.
template <class Node>
auto Prover<Node>::visit(bool attacking, int ply, Number most_proof, Number most_disproof) -> Numbers {
  auto below = children(attacking, ply);
  const bool can_prove = attacking || node_.lists_all();
  Numbers numbers = can_prove ? together(attacking, below) : kDisproven;
  while (numbers.proof < most_proof && numbers.disproof < most_disproof && numbers.proof != 0 &&
         numbers.disproof != 0 && !is_over()) {
    // The child with the least number, and how far it may go before the next one is better.
    const auto number = [attacking](const Child& child) {
      return attacking ? child.numbers.proof : child.numbers.disproof;
    };
    Child* best = nullptr;
    Number second = kNever;
    for (Child& child : below) {
      if (!best || number(child) < number(*best)) {
        if (best) second = number(*best);
        best = &child;
      } else {
        second = std::min(second, number(child));
      }
    }
    const Numbers& of = best->numbers;
    const Number proof = attacking ? std::min(most_proof, second + 1) : most_proof - numbers.proof + of.proof;
    const Number disproof =
        attacking ? most_disproof - numbers.disproof + of.disproof : std::min(most_disproof, second + 1);
    play(best->move);
    best->numbers = visit(!attacking, ply + 1, proof, disproof);
    undo();
    numbers = together(attacking, below);
  }
  slot(key(ply)) = {key(ply), numbers};
  return numbers;
}

// The attacker's shortest win, the defender's longest resistance, as far as they are remembered.
template <class Node>
auto Prover<Node>::line(int plies) -> std::vector<Move> {
  std::vector<Move> moves;
  for (int ply = 0; ply < plies; ++ply) {
    const bool attacking = ply % 2 == 0;
    const Child* next = nullptr;
    const auto below = children(attacking, ply);
    for (const Child& child : below) {
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
