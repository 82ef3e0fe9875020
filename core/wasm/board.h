// A game in progress behind one interface for both games. Answers are written as JSON; what can be refused returns the
// refusal instead.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string_view>

#include "game.h"
#include "refusal.h"
#include "wasm/json.h"

namespace hexad::wasm {

using Cells = std::span<const std::string_view>;

class Engine;

class Board {
 public:
  Board() = default;
  Board(const Board&) = delete;
  Board& operator=(const Board&) = delete;
  virtual ~Board() = default;

  // The name of the game is the same pointer for all boards of a game.
  virtual const char* game_name() const = 0;
  virtual std::unique_ptr<Board> copy() const = 0;
  virtual Result<std::unique_ptr<Engine>> make_engine(std::size_t megabytes) const = 0;
  // Turn, seat, ply, position text, hash, whether the game is over, and what is counted beside the board.
  virtual void state(Json& json) const = 0;
  virtual void pieces(Json& json) const = 0;
  virtual void outcome(Json& json) const = 0;
  virtual void formations(Json& json) const = 0;
  // The moves so far.
  virtual void moves(Json& json) const = 0;
  virtual void legal_moves(Json& json) const = 0;
  // The legal moves with what each does.
  virtual void legal_effects(Json& json) const = 0;

  // The canonical text of the move.
  virtual std::optional<Refusal> push(std::string_view move, Json& json) = 0;
  // Null if there was no move to take back.
  virtual void pop(Json& json) = 0;
  virtual std::optional<Refusal> effect_of(std::string_view move, Json& json) const = 0;
  virtual std::optional<Refusal> explain_move(std::string_view move, Json& json) const = 0;
  virtual std::optional<Refusal> explain_gesture(Cells cells, std::string_view target, Json& json) const = 0;

  virtual std::uint64_t perft(int depth) const = 0;
};

struct SixOptions {
  bool manual_declare = false;
  bool free_first_move = false;
};

Result<std::unique_ptr<Board>> make_abalone(std::string_view fen, Limits limits);
Result<std::unique_ptr<Board>> make_six(std::string_view fen, SixOptions options, Limits limits);

}  // namespace hexad::wasm
