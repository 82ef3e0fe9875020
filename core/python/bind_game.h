// The part of the bindings that both games share: a game in progress and the lazy sequence of its legal moves. Each
// game has a Notation, which reads and names cells and moves.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <string>
#include <tuple>
#include <vector>

#include "effect.h"
#include "explanation.h"
#include "game.h"
#include "python/checks.h"
#include "python/raise.h"
#include "python/text.h"

namespace hexad::python {

namespace nb = nanobind;

template <class P>
bool is_legal(const Game<P>& game, typename P::Move move) {
  return !game.refusal(move);
}

template <class P, class Notation>
bool is_legal_text(const Game<P>& game, const Text& text) {
  return static_cast<bool>(legal_move(game, Notation::read_move(text)));
}

template <class P, class Notation>
typename P::Move push_text(Game<P>& game, const Text& text) {
  // `push` checks whether the move is legal.
  auto move = Notation::read_move(text);
  return checked(move ? game.push(*std::move(move)) : legal_move(game, std::move(move)));
}

// Legal or not, the rule, the code and the canonical text of a legal move.
using ExplanationTuple = std::tuple<bool, std::optional<std::string>, std::string, std::optional<std::string>>;

// Raises InvalidMoveError for a text that is not a move of the game.
template <class P>
ExplanationTuple explanation_tuple(const Game<P>& game, Result<typename P::Move> attempt) {
  const Explanation found = checked(explain(game, std::move(attempt)));
  std::optional<std::string> rule, move;
  if (found.rule) rule = found.rule;
  if (found.is_legal) move = found.move;
  return {found.is_legal, rule, found.code, move};
}

template <class P, class Notation>
ExplanationTuple explain_gesture(const Game<P>& game, const std::vector<Text>& cells, const Text& target) {
  const std::vector<std::string_view> chosen(cells.begin(), cells.end());
  return explanation_tuple(game, Notation::read_gesture(game.position(), chosen, target));
}

// The legal moves of a game: listed on first use, and again after the game has changed.
template <class P, class Notation>
class LegalMoves {
 public:
  using Move = typename P::Move;

  explicit LegalMoves(nb::object owner) : owner_(std::move(owner)), game_(nb::cast<const Game<P>*>(owner_)) {}

  const std::vector<Move>& moves() {
    if (version_ != game_->version()) {
      typename P::MoveList list;
      game_->legal_moves(list);
      if constexpr (std::is_same_v<typename P::MoveList, std::vector<Move>>)
        moves_ = std::move(list);
      else
        moves_.assign(list.begin(), list.end());
      version_ = game_->version();
    }
    return moves_;
  }

  const Move& at(nb::ssize_t i) {
    const auto size = static_cast<nb::ssize_t>(moves().size());
    if (i < 0) i += size;
    if (i < 0 || i >= size) throw nb::index_error("legal_moves index out of range");
    return moves_[static_cast<std::size_t>(i)];
  }

  bool contains(const Move& move) const { return is_legal(*game_, move); }
  bool contains_text(const Text& text) const { return is_legal_text<P, Notation>(*game_, text); }

  std::vector<Move> of(const std::vector<Text>& cells) {
    return filtered(cells, [](const auto& moving, const auto& chosen) { return moving == chosen; });
  }
  std::vector<Move> including(const std::vector<Text>& cells) {
    return filtered(cells,
                    [](const auto& moving, const auto& chosen) { return std::ranges::includes(moving, chosen); });
  }
  std::vector<std::string> destinations(const std::vector<Text>& cells) {
    std::vector<std::string> found;
    for (const Move& move : of(cells))
      for (auto& cell : Notation::reached(game_->position(), move))
        if (std::ranges::find(found, cell) == found.end()) found.push_back(std::move(cell));
    return found;
  }

 private:
  std::vector<Move> filtered(const std::vector<Text>& chosen, const auto& fits) {
    std::vector<std::string> cells;
    for (const Text& cell : chosen) cells.push_back(checked(Notation::cell_name(cell)));
    std::ranges::sort(cells);
    std::vector<Move> found;
    for (const Move& move : moves()) {
      auto moving = Notation::moving(game_->position(), move);
      std::ranges::sort(moving);
      if (fits(moving, cells)) found.push_back(move);
    }
    return found;
  }

  nb::object owner_;
  const Game<P>* game_;
  std::vector<Move> moves_;
  std::uint64_t version_ = ~std::uint64_t{0};
};

// Iterates over the moves as they were when it was created.
template <class Move>
struct MoveIterator {
  std::vector<Move> moves;
  std::size_t next = 0;
};

using OutcomeTuple =
    std::tuple<std::optional<int>, std::string, std::string, std::optional<std::string>, std::vector<std::string>>;

template <class P>
std::optional<OutcomeTuple> outcome_tuple(const Game<P>& game) {
  const auto outcome = game.outcome();
  if (!outcome) return std::nullopt;
  std::optional<std::string> shape;
  if (outcome->shape) shape = outcome->shape;
  return OutcomeTuple{outcome->winner, outcome->reason, outcome->rule, shape, outcome->cells};
}

template <class P>
typename P::Move pop(Game<P>& game) {
  if (game.length() == 0) throw nb::index_error("no move to take back");
  return game.pop();
}

template <class P>
std::vector<typename P::Move> moves_of(const Game<P>& game) {
  std::vector<typename P::Move> moves;
  for (std::size_t i = 0; i < game.length(); ++i) moves.push_back(game.move(i));
  return moves;
}

template <class P, class Notation>
std::vector<std::pair<std::string, int>> pieces(const Game<P>& game) {
  std::vector<std::pair<std::string, int>> found;
  for (auto& [cell, player] : Notation::pieces(game.position())) found.emplace_back(std::move(cell), player);
  return found;
}

inline auto effect_tuple(Effect effect) {
  return std::tuple{std::move(effect.placed), std::move(effect.moved), std::move(effect.pushed),
                    std::move(effect.removed)};
}

template <class Move>
void bind_move(nb::class_<Move>& move) {
  move.def("__str__", [](const Move& self) { return to_text(self); })
      .def("__repr__", [](const Move& self) { return "Move('" + to_text(self) + "')"; })
      .def(
          "__eq__", [](const Move& self, const Move& other) { return self == other; }, nb::is_operator(),
          nb::sig("def __eq__(self, other: object, /) -> bool"))
      .def(
          "__lt__", [](const Move& self, const Move& other) { return to_text(self) < to_text(other); },
          nb::is_operator())
      .def("__hash__",
           [](const Move& self) { return static_cast<nb::ssize_t>(std::hash<std::string>{}(to_text(self)) >> 1); })
      .def(
          "__reduce__", [](nb::handle self) { return nb::make_tuple(self.type(), nb::make_tuple(nb::str(self))); },
          nb::sig("def __reduce__(self) -> tuple[object, tuple[str]]"))
      .def(
          "transform", [](const Move& self, int symmetry) { return transform(self, checked_symmetry(symmetry)); },
          nb::arg("symmetry"), "The move turned (0 to 5, by 60 degrees each) or mirrored and turned (6 to 11).");
}

template <class P, class Notation>
void bind_legal_moves(nb::module_& m, const char* name, const char* iterator_name) {
  using Moves = LegalMoves<P, Notation>;
  using Move = typename P::Move;
  using Iterator = MoveIterator<Move>;
  nb::class_<Iterator>(m, iterator_name)
      .def(
          "__iter__", [](nb::object self) { return self; }, nb::sig("def __iter__(self) -> typing.Self"))
      .def("__next__", [](Iterator& self) {
        if (self.next == self.moves.size()) throw nb::stop_iteration();
        return self.moves[self.next++];
      });
  nb::class_<Moves>(m, name)
      .def("__len__", [](Moves& self) { return self.moves().size(); })
      .def("__bool__", [](Moves& self) { return !self.moves().empty(); })
      .def("__getitem__", &Moves::at)
      .def("__iter__", [](Moves& self) { return Iterator{self.moves()}; })
      .def("__contains__", &Moves::contains)
      .def("__contains__", &Moves::contains_text)
      .def("__contains__", [](Moves&, nb::handle) { return false; })
      .def("__repr__",
           [](Moves& self) {
             std::string text = "<" + std::to_string(self.moves().size()) + " legal moves:";
             for (std::size_t i = 0; i < std::min<std::size_t>(self.moves().size(), 8); ++i)
               text += ' ' + to_text(self.moves()[i]);
             return text + (self.moves().size() > 8 ? " ...>" : ">");
           })
      .def("of", &Moves::of, nb::arg("cells"), "The moves of the pieces on exactly these cells.")
      .def("including", &Moves::including, nb::arg("cells"),
           "The moves of the pieces on these cells, and possibly others.")
      .def("destinations", &Moves::destinations, nb::arg("cells") = nb::make_tuple(),
           "The cells that the pieces on exactly these cells can enter.");
}

template <class P, class Notation>
nb::class_<Game<P>> bind_game(nb::module_& m, const char* name) {
  using G = Game<P>;
  using Move = typename P::Move;
  return nb::class_<G>(m, name)
      .def(nb::init<const G&>())
      .def_prop_ro("_turn", [](const G& self) { return static_cast<int>(self.position().turn()); })
      .def_prop_ro(
          "ply", [](const G& self) { return self.position().ply(); },
          "Plies played, according to the move number and the turn.")
      .def_prop_ro("move_number", [](const G& self) { return self.position().ply() / 2 + 1; })
      .def_prop_ro(
          "hash", [](const G& self) { return self.position().hash(); }, "A 64-bit hash of what repetition compares.")
      .def_prop_ro("start_fen", [](const G& self) { return self.start().fen(); })
      .def_prop_ro("moves", &moves_of<P>, "The moves played so far.")
      .def_prop_ro(
          "legal_moves", [](nb::object self) { return LegalMoves<P, Notation>(std::move(self)); },
          "The legal moves: counted, tested, indexed and iterated lazily.")
      .def_prop_ro("is_over", &G::is_over)
      .def(
          "fen", [](const G& self) { return self.position().fen(); }, "The position as text.")
      .def(
          "push", [](G& self, const Move& move) { return checked(self.push(move)); }, nb::arg("move"))
      .def("push", &push_text<P, Notation>, nb::arg("move"),
           "Plays a move, or raises InvalidMoveError or IllegalMoveError and changes nothing.")
      .def("pop", &pop<P>, "Takes the last move back and returns it.")
      .def(
          "peek",
          [](const G& self) -> std::optional<Move> {
            if (self.length() == 0) return std::nullopt;
            return self.move(self.length() - 1);
          },
          "The last move, if there is one.")
      .def(
          "parse", [](const G& self, const Text& text) { return checked(legal_move(self, Notation::read_move(text))); },
          nb::arg("text"), "Reads a legal move without playing it.")
      .def("is_legal", &is_legal<P>, nb::arg("move"))
      .def("is_legal", &is_legal_text<P, Notation>, nb::arg("move"),
           "Whether a move, or the move that a text names, is legal now.")
      .def("_explain", [](const G& self, const Move& move) { return explanation_tuple<P>(self, move); })
      .def("_explain",
           [](const G& self, const Text& text) { return explanation_tuple<P>(self, Notation::read_move(text)); })
      .def("_explain_gesture", &explain_gesture<P, Notation>)
      .def("_pieces", &pieces<P, Notation>)
      .def("_outcome", &outcome_tuple<P>)
      .def("_effect",
           [](const G& self, const Move& move) {
             return effect_tuple(effect(self.position(), checked(legal_move<P>(self, move))));
           })
      .def("_effect",
           [](const G& self, const Text& text) {
             return effect_tuple(effect(self.position(), checked(legal_move(self, Notation::read_move(text)))));
           })
      .def("_at",
           [](const G& self, const Text& cell) -> std::optional<int> {
             return checked(Notation::player_at(self.position(), cell));
           })
      .def_prop_ro("_limits",
                   [](const G& self) {
                     const auto limit = [](std::uint32_t value) {
                       return value == 0 ? std::nullopt : std::optional(value);
                     };
                     const Limits& limits = self.limits();
                     return std::tuple{limit(limits.repetition), limit(limits.plies), limit(limits.quiet_plies)};
                   })
      .def("_transformed_start",
           [](const G& self, int symmetry) {
             return to_text(transform(self.start().setup(), checked_symmetry(symmetry)));
           })
      .def("_same_as", [](const G& self, const G& other) { return self == other; });
}

}  // namespace hexad::python
