// Move ordering: the transposition table's move first, then tactical moves, killer moves, and the rest by history.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "search/score.h"

namespace hexad::search {

// The history heuristic: how often a kind of move caused a beta cutoff, for each player. A value grows towards a bound
// and shrinks when other moves do better.
template <int Size>
class HistoryTable {
 public:
  int operator()(int player, int index) const { return values_[player][index]; }

  void update(int player, int index, int bonus) {
    std::int16_t& value = values_[player][index];
    value = static_cast<std::int16_t>(value + bonus - value * std::abs(bonus) / kBound);
  }

 private:
  static constexpr int kBound = 8'192;

  std::array<std::array<std::int16_t, Size>, 2> values_{};
};

template <class Move>
struct RankedMove {
  Move move;
  std::uint32_t code;
  int rank;
};

// A game in which a move can threaten to win at once, so that the opponent must answer it.
template <class Node>
concept HasThreats =
    requires(const Node& node, std::vector<RankedMove<typename Node::Move>>& moves) { node.threat_moves(moves); };

// Returns the moves by rank, the highest first. Most nodes are cut off after a few moves: the first ones are selected
// one by one, and the rest is sorted only when it is needed.
template <class Move>
class MovePicker {
 public:
  explicit MovePicker(std::vector<RankedMove<Move>>& moves) : moves_(moves) {}

  // nullptr after the last move.
  const RankedMove<Move>* next() {
    if (at_ == moves_.size()) return nullptr;
    const auto rest = moves_.begin() + static_cast<std::ptrdiff_t>(at_);
    if (at_ < kSelected)
      std::iter_swap(rest, std::min_element(rest, moves_.end(), is_before));
    else if (at_ == kSelected)
      std::sort(rest, moves_.end(), is_before);
    return &moves_[at_++];
  }

 private:
  static constexpr std::size_t kSelected = 4;

  // Equal ranks are ordered by code, so that every standard library sorts alike.
  static constexpr auto is_before = [](const RankedMove<Move>& a, const RankedMove<Move>& b) {
    return a.rank != b.rank ? a.rank > b.rank : a.code < b.code;
  };

  std::vector<RankedMove<Move>>& moves_;
  std::size_t at_ = 0;
};

}  // namespace hexad::search
