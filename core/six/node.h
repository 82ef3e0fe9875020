// Six as the search sees it.
#pragma once

#include <optional>
#include <vector>

#include "search/ordering.h"
#include "search/score.h"
#include "six/position.h"
#include "six/shape_counts.h"

namespace hexad::six {

class Node {
 public:
  using Move = six::Move;

  static constexpr int kHistorySize = kSlots;
  static constexpr int kForcing = 20'000;
  static constexpr search::Score kMargin = 60;

  explicit Node(const Position& position) : position_(position), counts_(position.table()) {}

  std::uint64_t hash() const { return position_.hash(); }
  int player() const { return position_.turn(); }
  // Placing a tile can not be undone; moving one can.
  std::uint32_t quiet_plies() const { return position_.is_placing() ? 0 : search::kMostPlies; }

  void play(const Move& move);
  void undo();

  std::optional<search::Score> result() const;
  search::Score evaluate() const;

  // The opponent would win with another turn: every move but a win or an answer to that loses.
  bool is_threatened() const { return counts_.fives(opponent(position_.turn())) > 0; }

  // Whether every move that is not listed loses at once: only then is a loss of all that are a proven one.
  bool lists_all() const { return position_.is_placing() || is_threatened(); }

  using Moves = std::vector<search::Ranked<Move>>;
  // All placements; of the moving phase those that win, those that answer a threat, and the most promising.
  void moves(Moves& moves) const;
  // Wins in one.
  void noisy(Moves& moves) const;

  std::uint32_t code(const Move& move) const;
  int history(const Move& move) const { return slot_of(move.to); }

 private:
  struct Target {
    Cell cell;
    ShapeCounts::Gain gain;
  };
  struct Spare {
    Cell cell;
    int loss;
  };

  void add(Moves& moves, const Move& move, int rank) const { moves.push_back({move, code(move), rank}); }
  void add_wins(Moves& moves) const;
  void add_placements(Moves& moves) const;
  void add_candidates(Moves& moves) const;
  void add_splits(Moves& moves, const Groups& groups, int number) const;
  std::vector<Target> targets(bool answers_only) const;
  std::vector<Spare> spares(const Groups& groups) const;
  static int rank_of(const ShapeCounts::Gain& gain, int loss);
  bool wins(Move& move) const;
  Move won(const Move& move) const { return position_.rules().manual_declare ? move.declared() : move; }

  Position position_;
  ShapeCounts counts_;
  std::vector<Position::Undo> past_;
};

}  // namespace hexad::six
