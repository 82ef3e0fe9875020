// Whether one move of Six is legal, and if not, why.
#include <algorithm>
#include <bit>

#include "six/position.h"
#include "six/refusals.h"

namespace hexad::six {

const Refusal* Position::refusal(Move& move) const {
  if (move.declares && !rules_.manual_declare) return &refusals::kDeclaredByItself;
  switch (move.kind) {
    case Move::kDeclare:
      return own_shape_lies() ? nullptr : &refusals::kNoShape;
    case Move::kPlace:
      return refusal_place(move);
    case Move::kMove:
      return refusal_move(move);
  }
  return nullptr;
}

// Slots repeat on the endless table: the slot of a cell is its own only near the tiles.
const Refusal* Position::refusal_landing(const Move& move, const Table& lifted, const Refusal& loose) const {
  if (!lifted.is_near(move.to)) return &loose;
  if (!lifted.is_empty(slot_of(move.to))) return &refusals::kOccupied;
  if (!lifted.is_open(slot_of(move.to))) return &loose;
  return refusal_declared(move, lifted);
}

const Refusal* Position::refusal_declared(const Move& move, const Table& lifted) const {
  if (!move.declares || completes(lifted, slot_of(move.to), turn())) return nullptr;
  return own_shape_lies() ? &refusals::kDeclareFirst : &refusals::kNoShape;
}

const Refusal* Position::refusal_place(const Move& move) const {
  if (!is_placing()) return &refusals::kNothingInHand;
  if (const Refusal* refusal = refusal_landing(move, table_, refusals::kTouchesNothing)) return refusal;
  if (!is_first_move()) return nullptr;
  if (touches_start(move.to, kBlack)) return &refusals::kFirstTouchesBlack;
  return touches_start(move.to, kOther) ? nullptr : &refusals::kFirstAwayFromRed;
}

const Refusal* Position::refusal_move(Move& move) const {
  if (is_placing()) return &refusals::kStillPlacing;
  if (table_.has_tile(move.from, opponent(turn()))) return &refusals::kNotYours;
  if (!table_.has_tile(move.from, turn())) return &refusals::kNoTile;
  if (move.from == move.to) return &refusals::kSamePlace;
  const Groups groups(table_);
  const int number = groups.number(turn(), table_.index_of(move.from, turn()));
  if (groups.holds_others(number)) {
    if (!advanced_) return &refusals::kSplits;
    return refusal_split(move, groups, groups.without(number));
  }
  if (move.chooses) {
    if (!advanced_ || !table_.is_near(move.keep) || table_.is_empty(slot_of(move.keep)) || move.keep == move.from)
      return &refusals::kNothingToChoose;
    move.chooses = false;
    move.keep = {};
  }
  return refusal_plain(move);
}

// The move of a tile without which the group stays whole: the rest need not be computed.
const Refusal* Position::refusal_plain(const Move& move) const {
  if (!table_.is_near(move.to)) return &refusals::kLoose;
  if (!table_.is_empty(slot_of(move.to))) return &refusals::kOccupied;
  if (!touches_another(move.from, move.to)) return &refusals::kLoose;
  return move.declares ? refusal_declared(move, lifted(move.from)) : nullptr;
}

const Refusal* Position::refusal_split(Move& move, const Groups& groups, const std::vector<TileSet>& parts) const {
  const auto ties = largest(parts);
  if (ties.size() > 1 && !move.chooses) return &refusals::kChooseGroup;
  TileSet stays = ties.front();
  if (move.chooses) {
    const auto has_cell = [&](TileSet group) {
      for (; group != 0; group &= group - 1)
        if (groups.tile(std::countr_zero(group)).cell == move.keep) return true;
      return false;
    };
    const auto chosen = std::ranges::find_if(ties, has_cell);
    if (chosen == ties.end()) return &refusals::kNotLargest;
    stays = *chosen;
    move.chooses = ties.size() > 1;
    move.keep = move.chooses ? name_of(groups, stays) : Cell{};
  }
  return refusal_landing(move, lifted(move.from, groups, stays), refusals::kAwayFromGroup);
}

}  // namespace hexad::six
