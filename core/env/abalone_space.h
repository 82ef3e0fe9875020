// Abalone as numbers: its actions, its observation and its symmetries.
#pragma once

#include <string>
#include <string_view>

#include "abalone/position.h"
#include "env/terms.h"

namespace hexad::env {

class AbaloneSpace {
 public:
  using Position = abalone::Position;
  using Move = abalone::Move;
  // An observation needs nothing but the position.
  struct View {};

  AbaloneSpace(Position start, Terms terms) : start_(start), terms_(terms) {}

  const Position& start() const { return start_; }
  const Terms& terms() const { return terms_; }
  int size() const;
  int planes() const { return 3; }
  int side() const { return 9; }
  int scalars() const { return 6; }

  View view(const Position& /*position*/) const { return {}; }
  // Stores a move that needs a second action. Abalone has none.
  void set_aside(const Move& /*move*/, View& /*view*/) const {}
  int player(const Position& position) const { return position.turn(); }
  // Whether the space ends the game here, before the rules do.
  bool is_finished(const Position& /*position*/) const { return false; }
  int ejections(const Position& position, Player player) const { return position.pushed_off(player); }
  // Whether no earlier position can be repeated.
  bool is_fresh(const Position& position) const { return position.quiet_plies() == 0; }

  // In any order.
  void legal_actions(const Position& position, const View& view, Actions& actions) const;
  // Nothing if the action is not legal or its number is out of range.
  std::optional<Resolved<Move>> resolve(const Position& position, const View& view, std::int64_t action) const;
  void observe(const Position& position, const View& view, std::uint32_t times_seen, std::uint8_t* planes,
               float* scalars) const;

  // The action must be in range.
  std::string text(int action, const View& view) const;
  // The action that a text names.
  Result<int> action(std::string_view text, const View& view) const;

  // The indices of the cells in a flattened plane, in the order of their names.
  std::vector<std::int32_t> cells() const;
  Symmetries cell_symmetries() const;
  Symmetries action_symmetries() const;

 private:
  Position start_;
  Terms terms_;
};

}  // namespace hexad::env
