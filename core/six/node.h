// A node of the search in Six: see search/searcher.h.
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
  using Moves = std::vector<search::RankedMove<Move>>;

  static constexpr int kHistorySize = kSlots;
  static constexpr int kForcing = 20'000;
  static constexpr search::Score kFutilityMargin = 60;
  static constexpr int kThreatPlies = 3;

  explicit Node(const Position& position) : position_(position), counts_(position.table()) {}

  std::uint64_t hash() const { return position_.hash(); }
  int player() const { return position_.turn(); }
  // A position can repeat only by moves: a placed tile stays.
  std::uint32_t quiet_plies() const { return position_.is_placing() ? 0 : search::kMaxPly; }

  void play(const Move& move);
  void undo();

  std::optional<search::Score> result() const;
  search::Score evaluate() const;

  // Whether the opponent can complete a shape with the next move. Moves that neither win nor answer the threat lose.
  bool is_threatened() const { return !counts_.with(5, opponent(position_.turn())).empty(); }
  // Whether every move that `moves` leaves out loses at once.
  bool unlisted_moves_lose() const;

  // All placements; in the moving phase the winning moves, the answers to a threat, and the most promising others.
  void moves(Moves& moves) const;
  // A winning move.
  void tactical_moves(Moves& moves) const;
  // A winning move, or else the moves that threaten to win; under a threat those of them that also answer it.
  void threat_moves(Moves& moves) const;

  std::uint32_t code(const Move& move) const;
  int history_index(const Move& move) const { return slot_of(move.to); }

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

  // The cells that complete a shape of the player.
  std::vector<Cell> missing(Player player) const;
  Cell missing_of(const Instance& five) const;
  std::vector<Target> answers() const;
  std::vector<Target> targets() const;
  // The tiles that may be lifted, the cheapest first; with `quick`, only those that a local test finds.
  std::vector<Spare> spares(bool quick) const;
  bool cannot_be_pinned() const;
  // Whether every threat of the opponent needs one of these tiles.
  bool breaks_all_threats(const std::vector<Slot>& cleared) const;

  static int rank_of(const ShapeCounts::Gain& gain, int loss);
  bool wins(const Move& move) const;
  Move won(const Move& move) const { return position_.rules().manual_declare ? move.declared() : move; }

  Position position_;
  ShapeCounts counts_;
  std::vector<Position::Undo> past_;
};

}  // namespace hexad::six
