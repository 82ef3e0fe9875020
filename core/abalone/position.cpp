#include "abalone/position.h"

#include "abalone/hash.h"
#include "abalone/kernel.h"
#include "abalone/refusals.h"

namespace hexad::abalone {

Result<Position> Position::from(const Setup& setup) {
  if (auto refused = validate(setup)) return *refused;
  return Position(setup);
}

Result<Position> Position::read(std::string_view fen) {
  const auto setup = read_setup(fen);
  return setup ? from(*setup) : setup.refusal();
}

Position::Position(const Setup& setup)
    : marbles_(setup.marbles),
      quiet_plies_(setup.quiet_plies),
      ply_(2 * (setup.move_number - 1) + (setup.turn == kOther ? 1 : 0)),
      pushed_off_{static_cast<std::uint8_t>(setup.pushed_off[kBlack]),
                  static_cast<std::uint8_t>(setup.pushed_off[kOther])},
      turn_(setup.turn) {
  for (const Player player : {kBlack, kOther}) {
    hash_ ^= kHashKeys.pushed_off[player][pushed_off_[player]];
    for (Bitboard left = marbles_[player]; left != 0;) hash_ ^= kHashKeys.marble[player][pop_first(left)];
  }
  if (turn_ == kOther) hash_ ^= kHashKeys.other_to_move;
}

Setup Position::setup() const {
  return {marbles_, {pushed_off_[kBlack], pushed_off_[kOther]}, turn_, quiet_plies_, ply_ / 2 + 1};
}

std::optional<Outcome> Position::result() const {
  for (const Player player : {kBlack, kOther})
    if (pushed_off_[player] >= kToWin) return Outcome{player, "six pushed off", "A15"};
  return std::nullopt;
}

int Position::count_moves() const { return is_won() ? 0 : kernel::count_moves(own(), other()); }

void Position::legal_moves(MoveList& moves) const {
  moves.clear();
  if (is_won()) return;
  for (int d = 0; d < hex::kDirections; ++d) {
    const auto found = move_classes(own(), other(), empty(), kFrame[d]);
    for (Bitboard rears = found.steps | found.pairs | found.triples; rears != 0;)
      moves.add(Move::in_line(pop_first(rears), d));
    for (int i = 0; i < 2; ++i) {
      for (Bitboard ends = found.broad_pairs[i]; ends != 0;)
        moves.add(Move::broadside(pop_first(ends), line_of(d, i), 2, d));
      for (Bitboard ends = found.broad_triples[i]; ends != 0;)
        moves.add(Move::broadside(pop_first(ends), line_of(d, i), 3, d));
    }
  }
}

LineAhead Position::line_ahead(Cell rear, int direction) const {
  LineAhead line;
  Cell cell = rear;
  while (cell != kOff && (own() & bit(cell))) {
    ++line.own;
    cell = neighbour(cell, direction);
  }
  line.target = cell;
  while (cell != kOff && (other() & bit(cell))) {
    ++line.pushed;
    cell = neighbour(cell, direction);
  }
  line.behind = cell;
  return line;
}

Bitboard Position::group(Move move) const {
  const int size = move.is_broadside() ? move.size() : line_ahead(move.cell(), move.direction()).own;
  const int along = move.is_broadside() ? move.line() : move.direction();
  Bitboard cells = 0;
  Cell cell = move.cell();
  for (int i = 0; i < size; ++i, cell = neighbour(cell, along)) cells |= bit(cell);
  return cells;
}

const Refusal* Position::refusal(Move move) const {
  if (move.is_broadside()) return refusal_broadside(move);
  return refusal_in_line(move.cell(), move.direction());
}

const Refusal* Position::refusal_in_line(Cell rear, int direction) const {
  if (other() & bit(rear)) return &refusals::kNotYours;
  if (!(own() & bit(rear))) return &refusals::kEmptyCell;
  const LineAhead line = line_ahead(rear, direction);
  if (line.own > 3) return &refusals::kTooMany;
  if (line.target == kOff) return &refusals::kOffBoard;
  if (line.pushed == 0) return nullptr;
  if (line.pushed == line.own) return &refusals::kPac;
  if (line.pushed > line.own) return &refusals::kNoMajority;
  if (line.behind != kOff && (own() & bit(line.behind))) return &refusals::kBehindBlocked;
  return nullptr;
}

const Refusal* Position::refusal_broadside(Move move) const {
  const Bitboard marbles = group(move);
  if ((other() & marbles) == marbles) return &refusals::kNotYours;
  if (empty() & marbles) return &refusals::kEmptyCell;
  if (other() & marbles) return &refusals::kMixedGroup;
  if ((marbles & kInner[move.direction()]) != marbles) return &refusals::kOffBoard;
  const Bitboard entered = step(marbles, move.direction());
  if (other() & entered) return &refusals::kBroadsidePush;
  if (own() & entered) return &refusals::kBroadsideBlocked;
  return nullptr;
}

void Position::toggle(Player player, Cell cell) {
  marbles_[player] ^= bit(cell);
  hash_ ^= kHashKeys.marble[player][cell];
}

Position::Undo Position::play(Move move) {
  const Position before = *this;
  ++quiet_plies_;
  if (move.is_broadside())
    play_broadside(move);
  else
    play_in_line(move.cell(), move.direction());
  ++ply_;
  turn_ = opponent(turn_);
  hash_ ^= kHashKeys.other_to_move;
  return before;
}

Position::Undo Position::play_null_move() {
  const Position before = *this;
  // No position repeats across a null move.
  quiet_plies_ = 0;
  ++ply_;
  turn_ = opponent(turn_);
  hash_ ^= kHashKeys.other_to_move;
  return before;
}

void Position::play_in_line(Cell rear, int direction) {
  const LineAhead line = line_ahead(rear, direction);
  toggle(turn_, rear);
  toggle(turn_, line.target);
  if (line.pushed == 0) return;
  toggle(opponent(turn_), line.target);
  if (line.behind != kOff) {
    toggle(opponent(turn_), line.behind);
    return;
  }
  hash_ ^= kHashKeys.pushed_off[turn_][pushed_off_[turn_]];
  hash_ ^= kHashKeys.pushed_off[turn_][++pushed_off_[turn_]];
  quiet_plies_ = 0;
}

void Position::play_broadside(Move move) {
  for (Bitboard left = group(move); left != 0;) {
    const Cell cell = pop_first(left);
    toggle(turn_, cell);
    toggle(turn_, neighbour(cell, move.direction()));
  }
}

}  // namespace hexad::abalone
