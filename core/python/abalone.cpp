#include "abalone/engine.h"
#include "abalone/evaluation.h"
#include "abalone/explain.h"
#include "abalone/formations.h"
#include "abalone/kernel.h"
#include "abalone/notation.h"
#include "abalone/position.h"
#include "python/bind_game.h"
#include "python/modules.h"

namespace hexad::python {

namespace {

using abalone::Bitboard;
using abalone::Move;
using abalone::Position;
using AbaloneGame = Game<Position>;

abalone::Cell checked_cell(std::string_view text) { return checked(abalone::read_cell(text)); }

using abalone::names;
using abalone::Notation;

using FormationTuple = std::tuple<std::string, std::optional<int>, std::vector<std::string>, std::vector<std::string>,
                                  std::optional<std::string>>;

std::vector<FormationTuple> formation_tuples(const AbaloneGame& game) {
  std::vector<FormationTuple> found;
  for (const auto& formation : abalone::formations(game.position())) {
    std::optional<std::string> direction;
    if (formation.direction) direction = hex::kDirectionName[*formation.direction];
    found.emplace_back(formation.kind, formation.player, names(formation.cells), names(formation.against), direction);
  }
  return found;
}

abalone::kernel::Side side(const Position& position, Player player) {
  return {position.marbles(player), position.pushed_off(player)};
}

std::uint64_t perft(const AbaloneGame& game, int depth) {
  const Position& position = game.position();
  return abalone::kernel::perft(side(position, position.turn()), side(position, opponent(position.turn())),
                                checked_depth(depth));
}

std::uint64_t playouts(const AbaloneGame& game, std::uint32_t games, std::uint32_t max_plies, std::uint64_t seed) {
  const Position& position = game.position();
  Random random(seed);
  return abalone::kernel::playouts(side(position, position.turn()), side(position, opponent(position.turn())), games,
                                   max_plies, random);
}

void bind_abalone_move(nb::module_& m) {
  nb::class_<Move> move(m, "AbaloneMove", "A move of Abalone: made from its text, as in Move('a1b2').");
  move.def(
          "__init__",
          [](Move* self, const Text& text) {
            new (self) Move(checked_as(Refusal::kInvalidMove, abalone::read_move(text)));
          },
          nb::arg("text"))
      .def_prop_ro("kind", [](Move self) { return self.is_broadside() ? "broadside" : "in-line"; })
      .def_prop_ro("direction", [](Move self) { return std::string(hex::kDirectionName[self.direction()]); })
      .def_prop_ro(
          "cells",
          [](Move self) -> std::vector<std::string> {
            if (!self.is_broadside()) return {abalone::name(self.cell())};
            return {abalone::name(self.cell()), abalone::name(abalone::other_end(self))};
          },
          "The cells that the text names: the rear marble, or both ends of a broadside group.");
  bind_move(move);
}

}  // namespace

void bind_abalone(nb::module_& m) {
  bind_abalone_move(m);
  bind_legal_moves<Position, Notation>(m, "AbaloneLegalMoves", "AbaloneMoveIterator");
  bind_game<Position, Notation>(m, "AbaloneGame")
      .def(
          "__init__",
          [](AbaloneGame* self, const Text& fen, std::optional<std::int64_t> repetition,
             std::optional<std::int64_t> ply_limit, std::optional<std::int64_t> quiet_limit) {
            new (self) AbaloneGame(checked(Position::read(fen)), checked_limits(repetition, ply_limit, quiet_limit));
          },
          nb::arg("fen"), nb::arg("repetition").none(), nb::arg("ply_limit").none(), nb::arg("quiet_limit").none())
      .def_prop_ro("_pushed_off",
                   [](const AbaloneGame& self) {
                     return std::pair(self.position().pushed_off(kBlack), self.position().pushed_off(kOther));
                   })
      .def_prop_ro(
          "quiet_plies", [](const AbaloneGame& self) { return self.position().quiet_plies(); },
          "Plies since the last ejection.")
      .def("_formations", &formation_tuples)
      .def(
          "features",
          [](const AbaloneGame& self) {
            const Position& position = self.position();
            const auto found = abalone::features(position.own(), position.other(), position.pushed_off(position.turn()),
                                                 position.pushed_off(opponent(position.turn())));
            return std::vector<int>(found.begin(), found.end());
          },
          "The features of the engine's evaluation, for the player to move.")
      .def("perft", &perft, nb::arg("depth"), nb::call_guard<nb::gil_scoped_release>(),
           "The number of leaves of the tree of legal moves at this depth.")
      .def("playouts", &playouts, nb::arg("games"), nb::arg("most_plies") = 1000, nb::arg("seed") = 0,
           nb::call_guard<nb::gil_scoped_release>(),
           "Plays random games from here and returns how many plies they took in all.");
  m.def(
      "abalone_axial",
      [](const Text& text) {
        const auto at = abalone::kAxial[checked_cell(text)];
        return std::pair(at.q, at.r);
      },
      nb::arg("cell"));
  m.def(
      "abalone_cell_at",
      [](int q, int r) {
        const bool near = q >= -4 && q <= 4 && r >= -4 && r <= 4;
        const abalone::Cell cell = near ? abalone::cell_at({q, r}) : abalone::kOff;
        if (cell == abalone::kOff) raise({Refusal::kInvalidMove, Position::kName, "no-cell", "A1"});
        return abalone::name(cell);
      },
      nb::arg("q"), nb::arg("r"));
}

}  // namespace hexad::python
