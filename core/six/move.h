// A move of Six, and its text: "2,-1" places, "2,-1>4,0" moves, "=q,r" says which group stays, "#" declares.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "hex/direction.h"
#include "refusal.h"

namespace hexad::six {

using Cell = hex::Axial;

struct Move {
  enum Kind : std::uint8_t { kPlace, kMove, kDeclare };

  Kind kind = kPlace;
  bool declares = false;
  bool chooses = false;  // whether `keep` is set
  Cell to{};
  Cell from{};
  Cell keep{};

  static constexpr Move place(Cell to) { return {kPlace, false, false, to, {}, {}}; }
  static constexpr Move move(Cell from, Cell to) { return {kMove, false, false, to, from, {}}; }
  static constexpr Move declare() { return {kDeclare, true, false, {}, {}, {}}; }
  constexpr Move declared() const {
    Move copy = *this;
    copy.declares = true;
    return copy;
  }
  constexpr Move keeping(Cell cell) const {
    Move copy = *this;
    copy.chooses = true;
    copy.keep = cell;
    return copy;
  }

  friend constexpr bool operator==(const Move&, const Move&) = default;
};

std::string to_text(Cell cell);
std::string to_text(const Move& move);

std::optional<Cell> try_cell(std::string_view text);
Result<Cell> read_cell(std::string_view text);
Result<Move> read_move(std::string_view text);

// Turned and mirrored about the cell 0,0. The group that stays is named by any of its cells.
Move transform(const Move& move, int symmetry);

}  // namespace hexad::six
