// A node of the search in Abalone: see search/searcher.h.
#pragma once

#include <optional>
#include <vector>

#include "abalone/evaluation.h"
#include "abalone/position.h"
#include "search/ordering.h"
#include "search/score.h"

namespace hexad::abalone {

class Node {
 public:
  using Move = abalone::Move;

  static constexpr int kHistorySize = 1 << 13;
  static constexpr int kForcing = 20'000;
  static constexpr search::Score kFutilityMargin = 60;
  static constexpr int kThreatPlies = 0;

  explicit Node(const Position& position) : position_(position) {}

  std::uint64_t hash() const { return position_.hash(); }
  int player() const { return position_.turn(); }
  std::uint32_t quiet_plies() const { return position_.quiet_plies(); }

  void play(Move move) { past_.push_back(position_.play(move)); }
  void play_null_move() { past_.push_back(position_.play_null_move()); }
  void undo() {
    position_.undo(past_.back());
    past_.pop_back();
  }

  std::optional<search::Score> result() const {
    if (position_.pushed_off(opponent(position_.turn())) >= kToWin) return -search::kWin;
    if (position_.pushed_off(position_.turn()) >= kToWin) return search::kWin;
    return std::nullopt;
  }
  bool is_threatened() const { return false; }
  search::Score evaluate() const {
    return abalone::evaluate(position_.own(), position_.other(), position_.pushed_off(position_.turn()),
                             position_.pushed_off(opponent(position_.turn())));
  }

  bool unlisted_moves_lose() const { return true; }

  using Moves = std::vector<search::RankedMove<Move>>;
  void moves(Moves& moves) const;
  // The ejections.
  void tactical_moves(Moves& moves) const;

  std::uint32_t code(Move move) const { return move.bits() | 1U << 16; }
  int history_index(Move move) const { return move.bits(); }

 private:
  void add(Moves& moves, Move move, int rank) const { moves.push_back({move, code(move), rank}); }
  void add_in_line(Moves& moves, Bitboard rears, int size, int direction) const;
  int rank_of_push(Bitboard target, int size, int direction) const;

  Position position_;
  std::vector<Position> past_;
};

}  // namespace hexad::abalone
