#include "python/bind_game.h"
#include "python/modules.h"
#include "six/engine.h"
#include "six/explain.h"
#include "six/notation.h"
#include "six/perft.h"
#include "six/position.h"
#include "six/shape_counts.h"

namespace hexad::python {

namespace {

using six::Cell;
using six::Move;
using six::Position;
using SixGame = Game<Position>;

using six::Notation;

using FormationTuple =
    std::tuple<std::string, int, std::vector<std::string>, std::optional<std::string>, std::optional<std::string>>;

std::vector<FormationTuple> formation_tuples(const SixGame& game) {
  std::vector<FormationTuple> found;
  for (const auto& formation : six::formations(game.position())) {
    std::vector<std::string> cells;
    for (const Cell cell : formation.cells) cells.push_back(six::to_text(cell));
    std::optional<std::string> missing, shape;
    if (formation.missing) missing = six::to_text(*formation.missing);
    if (formation.shape) shape = formation.shape;
    found.emplace_back(formation.kind, formation.player, cells, missing, shape);
  }
  return found;
}

std::vector<int> hands(const SixGame& game) {
  std::vector<int> found;
  for (int seat = 0; seat < game.position().seats(); ++seat) found.push_back(game.position().hand(seat));
  return found;
}

std::uint64_t perft(const SixGame& game, int depth) {
  Position position = game.position();
  return six::perft(position, checked_depth(depth));
}

void bind_six_move(nb::module_& m) {
  nb::class_<Move> move(m, "SixMove", "A move of Six: made from its text, as in Move('2,-1>4,0').");
  move.def(
          "__init__", [](Move* self, const Text& text) { new (self) Move(checked(six::read_move(text))); },
          nb::arg("text"))
      .def_prop_ro("kind",
                   [](const Move& self) {
                     return self.kind == Move::kPlace ? "place" : self.kind == Move::kMove ? "move" : "declare";
                   })
      .def_prop_ro(
          "to",
          [](const Move& self) -> std::optional<std::string> {
            if (self.kind == Move::kDeclare) return std::nullopt;
            return six::to_text(self.to);
          },
          "The cell that the tile is put on.")
      .def_prop_ro(
          "origin",
          [](const Move& self) -> std::optional<std::string> {
            if (self.kind != Move::kMove) return std::nullopt;
            return six::to_text(self.from);
          },
          "The cell that a tile is moved from.")
      .def_prop_ro(
          "keep",
          [](const Move& self) -> std::optional<std::string> {
            if (!self.chooses) return std::nullopt;
            return six::to_text(self.keep);
          },
          "A cell of the group that stays, where there is a choice.")
      .def_ro("declares", &Move::declares, "Whether the move declares a shape.");
  bind_move(move);
}

// For the player to move, then for the opponent.
std::vector<int> features(const SixGame& self) {
  const six::ShapeCounts counts(self.position().table());
  std::vector<int> found;
  for (const Player player : {self.position().turn(), opponent(self.position().turn())})
    for (const auto& kind : counts.tally(player)) found.insert(found.end(), kind.begin(), kind.end());
  return found;
}

}  // namespace

void bind_six(nb::module_& m) {
  bind_six_move(m);
  bind_legal_moves<Position, Notation>(m, "SixLegalMoves", "SixMoveIterator");
  bind_game<Position, Notation>(m, "SixGame")
      .def(
          "__init__",
          [](SixGame* self, const Text& fen, bool manual_declare, bool free_first_move,
             std::optional<std::int64_t> repetition, std::optional<std::int64_t> ply_limit) {
            new (self) SixGame(checked(Position::read(fen, {manual_declare, free_first_move})),
                               checked_limits(repetition, ply_limit, std::nullopt));
          },
          nb::arg("fen"), nb::arg("manual_declare"), nb::arg("free_first_move"), nb::arg("repetition").none(),
          nb::arg("ply_limit").none())
      .def_prop_ro("_advanced", [](const SixGame& self) { return self.position().advanced(); })
      .def_prop_ro("_manual_declare", [](const SixGame& self) { return self.position().rules().manual_declare; })
      .def_prop_ro("_free_first_move", [](const SixGame& self) { return self.position().rules().free_first_move; })
      .def_prop_ro("_placing", [](const SixGame& self) { return self.position().is_placing(); })
      .def_prop_ro("_hands", &hands)
      .def_prop_ro(
          "players", [](const SixGame& self) { return self.position().seats(); }, "Two, or four in two teams.")
      .def_prop_ro(
          "seat", [](const SixGame& self) { return self.position().seat(); }, "Whose turn it is, as an index of hands.")
      .def("_formations", &formation_tuples)
      .def("features", &features,
           "The features of the engine's evaluation, for the player to move, then for the opponent.")
      .def("perft", &perft, nb::arg("depth"), nb::call_guard<nb::gil_scoped_release>(),
           "The number of leaves of the tree of legal moves at this depth.");
  m.def(
      "six_axial",
      [](const Text& text) {
        const Cell cell = checked(six::read_cell(text));
        return std::pair(cell.q, cell.r);
      },
      nb::arg("cell"));
}

}  // namespace hexad::python
