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
  using Moves = std::vector<search::Ranked<Move>>;

  static constexpr int kHistorySize = kSlots;
  static constexpr int kForcing = 20'000;
  static constexpr search::Score kMargin = 60;
  static constexpr int kThreatPlies = 3;

  explicit Node(const Position& position) : position_(position), counts_(position.table()) {}

  std::uint64_t hash() const { return position_.hash(); }
  int player() const { return position_.turn(); }
  // Placing a tile can not be undone; moving one can.
  std::uint32_t quiet_plies() const { return position_.is_placing() ? 0 : search::kMostPlies; }

  void play(const Move& move);
  void undo();

  std::optional<search::Score> result() const;
  search::Score evaluate() const;

  // The opponent would win with another turn, as far as the shapes go: what is neither a win nor an answer loses.
  bool is_threatened() const { return !counts_.with(5, opponent(position_.turn())).empty(); }
  // Whether every move that is not listed loses at once: only then is a loss of all that are a proven one.
  bool lists_all() const;

  // All placements; of the moving phase those that win, those that answer a threat, and the most promising.
  void moves(Moves& moves) const;
  // A win in one.
  void noisy(Moves& moves) const;
  // A win in one, or else moves that threaten one; under a threat those of them that also answer it.
  void attacks(Moves& moves) const;

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

  const Table& table() const { return position_.table(); }
  void add(Moves& moves, const Move& move, int rank) const { moves.push_back({move, code(move), rank}); }
  bool add_win(Moves& moves) const;
  bool add_win_on(Moves& moves, const Instance& five) const;
  void add_placements(Moves& moves) const;
  void add_candidates(Moves& moves) const;
  void add_splits(Moves& moves, const Groups& groups, int number) const;
  void add_split(Moves& moves, const Groups& groups, const Move& draft, TileSet stays) const;
  void add_moves_onto(Moves& moves, const Instance& four, Slot slot, const std::vector<Spare>& from) const;

  // The cells that complete a shape of the player's.
  std::vector<Cell> missing(Player player) const;
  Cell missing_of(const Instance& five) const;
  std::vector<Target> answers() const;
  std::vector<Target> targets() const;
  // The tiles that may be lifted, cheapest first; or only those of which that is quickly seen.
  std::vector<Spare> spares(bool surely) const;
  bool can_not_be_pinned() const;
  // Whether every threat of the opponent's needs one of these tiles.
  bool breaks_all_threats(const std::vector<Slot>& cleared) const;

  static int rank_of(const ShapeCounts::Gain& gain, int loss);
  bool wins(const Move& move) const;
  Move won(const Move& move) const { return position_.rules().manual_declare ? move.declared() : move; }

  Position position_;
  ShapeCounts counts_;
  std::vector<Position::Undo> past_;
};

}  // namespace hexad::six
