#include "env/abalone_space.h"

#include <cstring>

#include "abalone/refusals.h"

namespace hexad::env {

namespace {

using abalone::Bitboard;
using abalone::Cell;
using abalone::Move;

constexpr int kSide = 9;
constexpr int kInLine = 312;
constexpr int kActions = kInLine + 528 + 432;
constexpr int kMoveBits = 1 << 13;

// Cells in the order of their names: a1, a2, ... i9.
constexpr auto make_cells() {
  std::array<Cell, abalone::kCells> cells{};
  std::size_t size = 0;
  for (int row = 0; row < kSide; ++row)
    for (int column = 0; column < kSide; ++column)
      if (abalone::on_board(row, column)) cells[size++] = abalone::cell_of(row, column);
  return cells;
}

constexpr auto kCellByName = make_cells();

constexpr bool stays_on_board(Cell end, int line, int size, int direction) {
  for (Cell cell = end; size > 0; --size, cell = abalone::neighbour(cell, line))
    if (cell == abalone::kOff || abalone::neighbour(cell, direction) == abalone::kOff) return false;
  return true;
}

// The moves in the order of their numbers.
constexpr auto make_moves() {
  std::array<Move, kActions> moves{};
  std::size_t size = 0;
  for (const Cell cell : kCellByName)
    for (int d = 0; d < hex::kDirections; ++d)
      if (abalone::neighbour(cell, d) != abalone::kOff) moves[size++] = Move::in_line(cell, d);
  for (int marbles = 2; marbles <= 3; ++marbles)
    for (const Cell cell : kCellByName)
      for (const int line : {hex::E, hex::NE, hex::NW})
        for (int d = 0; d < hex::kDirections; ++d)
          if (hex::axis(d) != line && stays_on_board(cell, line, marbles, d))
            moves[size++] = Move::broadside(cell, line, marbles, d);
  return moves;
}

constexpr auto kMoves = make_moves();
static_assert(kMoves[kInLine - 1].size() == 0 && kMoves[kInLine].size() == 2 && kMoves[kActions - 1].size() == 3);

constexpr auto make_numbers() {
  std::array<std::int16_t, kMoveBits> numbers{};
  numbers.fill(-1);
  for (int action = 0; action < kActions; ++action) numbers[kMoves[action].bits()] = static_cast<std::int16_t>(action);
  return numbers;
}

constexpr auto kNumber = make_numbers();

// Rows go down the page, as axial coordinates do.
constexpr int place_of(Cell cell) { return kSide * (abalone::kAxial[cell].r + 4) + abalone::kAxial[cell].q + 4; }

constexpr auto make_places() {
  std::array<std::uint8_t, abalone::kCells> places{};
  for (Cell cell = 0; cell < abalone::kCells; ++cell) places[cell] = static_cast<std::uint8_t>(place_of(cell));
  return places;
}

constexpr auto kPlace = make_places();

constexpr auto make_board_plane() {
  std::array<std::uint8_t, std::size_t{kSide} * kSide> plane{};
  for (const std::uint8_t place : kPlace) plane[place] = 1;
  return plane;
}

constexpr auto kBoardPlane = make_board_plane();

void mark(Bitboard marbles, std::uint8_t* plane) {
  while (marbles != 0) plane[kPlace[abalone::pop_first(marbles)]] = 1;
}

}  // namespace

int AbaloneSpace::size() const { return kActions; }

void AbaloneSpace::legal_actions(const Position& position, const View& /*view*/, Actions& actions) const {
  abalone::MoveList moves;
  position.legal_moves(moves);
  actions.resize(static_cast<std::size_t>(moves.size()));
  for (int i = 0; i < moves.size(); ++i) actions[i] = kNumber[moves[i].bits()];
}

std::optional<Resolved<Move>> AbaloneSpace::resolve(const Position& position, const View& /*view*/,
                                                    std::int64_t action) const {
  if (action < 0 || action >= kActions || position.refusal(kMoves[action])) return std::nullopt;
  return Resolved<Move>{kMoves[action]};
}

void AbaloneSpace::observe(const Position& position, const View& /*view*/, std::uint32_t times_seen,
                           std::uint8_t* planes, float* scalars) const {
  constexpr std::size_t kPlane = kBoardPlane.size();
  std::memset(planes, 0, 2 * kPlane);
  mark(position.own(), planes);
  mark(position.other(), planes + kPlane);
  std::memcpy(planes + 2 * kPlane, kBoardPlane.data(), kPlane);
  const Limits& limits = terms_.limits;
  scalars[0] = share(static_cast<std::uint32_t>(position.pushed_off(position.turn())), abalone::kToWin);
  scalars[1] = share(static_cast<std::uint32_t>(position.pushed_off(opponent(position.turn()))), abalone::kToWin);
  scalars[2] = position.turn();
  scalars[3] = share(position.ply(), limits.plies);
  scalars[4] = share(position.quiet_plies(), limits.quiet_plies);
  scalars[5] = repetition_share(times_seen, limits.repetition);
}

std::string AbaloneSpace::text(int action, const View& /*view*/) const { return to_text(kMoves[action]); }

Result<int> AbaloneSpace::action(std::string_view text, const View& /*view*/) const {
  const auto read = abalone::read_move(text);
  if (!read) return read.refusal();
  const int number = kNumber[read->bits()];
  if (number < 0) return abalone::refusals::kOffBoard;
  return number;
}

std::vector<std::int32_t> AbaloneSpace::cells() const {
  std::vector<std::int32_t> places;
  places.reserve(kCellByName.size());
  for (const Cell cell : kCellByName) places.push_back(kPlace[cell]);
  return places;
}

Symmetries AbaloneSpace::cell_symmetries() const {
  std::array<std::int32_t, abalone::kCells> number{};
  for (std::size_t i = 0; i < kCellByName.size(); ++i) number[kCellByName[i]] = static_cast<std::int32_t>(i);
  Symmetries found;
  for (int n = 0; n < hex::kSymmetries; ++n)
    for (const Cell cell : kCellByName)
      found[n].push_back(number[abalone::cell_at(hex::transform(abalone::kAxial[cell], n))]);
  return found;
}

Symmetries AbaloneSpace::action_symmetries() const {
  Symmetries found;
  for (int n = 0; n < hex::kSymmetries; ++n)
    for (const Move move : kMoves) found[n].push_back(kNumber[transform(move, n).bits()]);
  return found;
}

}  // namespace hexad::env
