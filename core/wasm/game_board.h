// The half of Board that both games share. Each game adds what is counted beside its board, its formations and perft.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "effect.h"
#include "explanation.h"
#include "wasm/board.h"

namespace hexad::wasm {

inline void write_effect(const Effect& effect, Json& json) {
  json.begin_object();
  if (!effect.placed.empty()) json.member("placed", effect.placed);
  if (!effect.moved.empty()) json.member("moved", effect.moved);
  if (!effect.pushed.empty()) json.member("pushed", effect.pushed);
  if (!effect.removed.empty()) json.member("removed", effect.removed);
  json.end_object();
}

template <class P, class Notation>
class GameBoard : public Board {
 public:
  using Move = P::Move;

  explicit GameBoard(Game<P> game) : game_(std::move(game)) {}

  const Game<P>& game() const { return game_; }
  const char* game_name() const override { return P::kName; }

  void state(Json& json) const override {
    const P& position = game_.position();
    json.begin_object().member("fen", position.fen()).member("startFen", game_.start().fen());
    json.member("turn", static_cast<int>(position.turn())).member("ply", position.ply());
    // A number of 64 bits does not fit into a number of JavaScript.
    json.member("hash", std::to_string(position.hash())).member("isOver", game_.is_over());
    add_state(json);
    json.end_object();
  }

  void pieces(Json& json) const override {
    json.begin_array();
    for (const auto& [cell, player] : Notation::pieces(game_.position()))
      json.value(std::pair(cell, static_cast<int>(player)));
    json.end_array();
  }

  void outcome(Json& json) const override {
    const auto found = game_.outcome();
    if (!found) {
      json.null();
      return;
    }
    json.begin_object();
    json.key("winner").value(found->winner ? std::optional<int>(*found->winner) : std::nullopt);
    json.member("reason", found->reason).member("rule", found->rule).member("shape", found->shape);
    json.member("cells", found->cells).end_object();
  }

  void moves(Json& json) const override {
    json.begin_array();
    for (std::size_t i = 0; i < game_.length(); ++i) json.value(to_text(game_.move(i)));
    json.end_array();
  }

  void legal_moves(Json& json) const override {
    json.begin_array();
    for (const Move& move : listed()) json.value(to_text(move));
    json.end_array();
  }

  void legal_effects(Json& json) const override {
    json.begin_array();
    for (const Move& move : listed()) {
      json.begin_array().value(to_text(move));
      write_effect(effect(game_.position(), move), json);
      json.end_array();
    }
    json.end_array();
  }

  std::optional<Refusal> push(std::string_view text, Json& json) override {
    auto move = Notation::read_move(text);
    // `push` checks whether the move is legal.
    const auto pushed = move ? game_.push(*std::move(move)) : legal_move(game_, std::move(move));
    if (!pushed) return pushed.refusal();
    json.value(to_text(*pushed));
    return std::nullopt;
  }

  void pop(Json& json) override {
    if (game_.length() == 0)
      json.null();
    else
      json.value(to_text(game_.pop()));
  }

  std::optional<Refusal> effect_of(std::string_view text, Json& json) const override {
    const auto move = legal_move(game_, Notation::read_move(text));
    if (!move) return move.refusal();
    write_effect(effect(game_.position(), *move), json);
    return std::nullopt;
  }

  std::optional<Refusal> explain_move(std::string_view text, Json& json) const override {
    return write(hexad::explain(game_, Notation::read_move(text)), json);
  }

  std::optional<Refusal> explain_gesture(Cells cells, std::string_view target, Json& json) const override {
    return write(hexad::explain(game_, Notation::read_gesture(game_.position(), cells, target)), json);
  }

 protected:
  virtual void add_state(Json& json) const = 0;

 private:
  static std::optional<Refusal> write(const Result<Explanation>& found, Json& json) {
    if (!found) return found.refusal();
    json.begin_object().member("legal", found->is_legal).member("code", found->code).member("rule", found->rule);
    if (found->is_legal) json.member("move", found->move);
    json.end_object();
    return std::nullopt;
  }

  P::MoveList listed() const {
    typename P::MoveList moves;
    game_.legal_moves(moves);
    return moves;
  }

  Game<P> game_;
};

}  // namespace hexad::wasm
