// In which order moves are tried: what was best before, what takes, what refuted a sibling, what did well elsewhere.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "search/score.h"

namespace hexad::search {

// How often a kind of move cut a search short, for each player. Grows towards a bound and fades as others do better.
template <int Size>
class History {
 public:
  int operator()(int player, int index) const { return values_[player][index]; }

  void reward(int player, int index, int amount) {
    std::int16_t& value = values_[player][index];
    value = static_cast<std::int16_t>(value + amount - value * std::abs(amount) / kBound);
  }

  static constexpr int kBound = 8'192;

 private:
  std::array<std::array<std::int16_t, Size>, 2> values_{};
};

template <class Move>
struct Ranked {
  Move move;
  std::uint32_t code;
  int rank;
};

// A game in which moves threaten to win at once, and must be answered.
template <class Node>
concept Threatening =
    requires(const Node& node, std::vector<Ranked<typename Node::Move>>& moves) { node.attacks(moves); };

// Hands out the moves from the best rank on. Most positions need the first few only; once more are asked for, the rest
// is sorted in one go.
template <class Move>
class Picker {
 public:
  explicit Picker(std::vector<Ranked<Move>>& moves) : moves_(moves) {}

  const Ranked<Move>* next() {
    if (at_ == moves_.size()) return nullptr;
    const auto rest = moves_.begin() + static_cast<std::ptrdiff_t>(at_);
    if (at_ < kPicked)
      std::iter_swap(rest, std::min_element(rest, moves_.end(), is_before));
    else if (at_ == kPicked)
      std::sort(rest, moves_.end(), is_before);
    return &moves_[at_++];
  }

 private:
  static constexpr std::size_t kPicked = 4;

  // The code settles ties, so that every library sorts alike.
  static constexpr auto is_before = [](const Ranked<Move>& a, const Ranked<Move>& b) {
    return a.rank != b.rank ? a.rank > b.rank : a.code < b.code;
  };

  std::vector<Ranked<Move>>& moves_;
  std::size_t at_ = 0;
};

}  // namespace hexad::search
