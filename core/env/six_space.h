// Six as numbers: its actions within a window around the group, its observation and its symmetries.
#pragma once

#include <string>
#include <string_view>

#include "env/six_window.h"
#include "env/terms.h"
#include "six/position.h"

namespace hexad::env {

class SixSpace {
 public:
  using Position = six::Position;
  using Move = six::Move;
  // What an observation needs besides the position: the centre of the window, and a move that still needs the choice of
  // a group.
  struct View {
    Cell centre{};
    std::optional<Move> pending = std::nullopt;
  };

  // The tiles of the start position must fit into the window.
  SixSpace(const Position& start, Terms terms, int radius, bool placing_only);

  const Position& start() const { return start_; }
  const Terms& terms() const { return terms_; }
  int size() const;
  int planes() const { return start_.advanced() ? 5 : 3; }
  int side() const { return window_.side(); }
  int scalars() const { return start_.seats() + 3; }

  View view(const Position& position) const { return {hexagon_around(position.table()).centre}; }
  // Stores a move that needs a second action.
  void set_aside(const Move& move, View& view) const { view.pending = move; }
  int player(const Position& position) const { return position.seat(); }
  // Whether the space ends the game here, before the rules do.
  bool is_finished(const Position& position) const { return placing_only_ && !position.is_placing(); }
  int ejections(const Position& /*position*/, Player /*player*/) const { return 0; }
  // Whether no earlier position can be repeated: none can while tiles are placed.
  bool is_fresh(const Position& position) const { return position.is_placing(); }

  // In any order.
  void legal_actions(const Position& position, const View& view, Actions& actions) const;
  // Nothing if the action is not legal or its number is out of range.
  std::optional<Resolved<Move>> resolve(const Position& position, const View& view, std::int64_t action) const;
  void observe(const Position& position, const View& view, std::uint32_t times_seen, std::uint8_t* planes,
               float* scalars) const;

  // "2,-1", "2,-1>4,0" or "=2,-1". The action must be in range.
  std::string text(int action, const View& view) const;
  // The action that a text names.
  Result<int> action(std::string_view text, const View& view) const;

  // The indices of the cells in a flattened plane.
  std::vector<std::int32_t> cells() const;
  Symmetries cell_symmetries() const;
  Symmetries action_symmetries() const;

 private:
  int first_move() const { return window_.size(); }
  int first_choice() const { return window_.size() + window_.size() * window_.size(); }
  bool has_choices() const { return !placing_only_ && start_.advanced(); }

  int number_of(const Move& move, Cell centre) const;
  void add_placements(const Position& position, Cell centre, Actions& actions) const;
  void add_choices(const Position& position, const Move& pending, Cell centre, Actions& actions) const;

  Position start_;
  Terms terms_;
  Window window_;
  std::vector<std::uint8_t> window_plane_;
  bool placing_only_;
};

}  // namespace hexad::env
