#include "six/engine.h"
#include "six/explain.h"
#include "six/levels.h"
#include "six/notation.h"
#include "six/perft.h"
#include "wasm/game_engine.h"

namespace hexad::wasm {

namespace {

using six::Position;

class SixBoard final : public GameBoard<Position, six::Notation> {
 public:
  using GameBoard::GameBoard;

  std::unique_ptr<Board> copy() const override { return std::make_unique<SixBoard>(game()); }

  Result<std::unique_ptr<Engine>> make_engine(std::size_t megabytes) const override {
    return make_game_engine<GameEngine<Position, six::Node, six::Notation>>(megabytes, six::kLevels);
  }

  void formations(Json& json) const override {
    json.begin_array();
    for (const auto& formation : six::formations(game().position())) {
      json.begin_object().member("kind", formation.kind).member("player", static_cast<int>(formation.player));
      json.key("cells").begin_array();
      for (const six::Cell cell : formation.cells) json.value(six::to_text(cell));
      json.end_array();
      if (const auto missing = formation.missing) json.member("missing", six::to_text(*missing));
      if (formation.shape) json.member("shape", formation.shape);
      json.end_object();
    }
    json.end_array();
  }

  std::uint64_t perft(int depth) const override {
    Position position = game().position();
    return six::perft(position, depth);
  }

 protected:
  void add_state(Json& json) const override {
    const Position& position = game().position();
    json.key("hands").begin_array();
    for (int seat = 0; seat < position.seats(); ++seat) json.value(position.hand(seat));
    json.end_array();
    json.member("phase", position.is_placing() ? "placing" : "moving");
    json.member("rules", position.advanced() ? "advanced" : "basic");
    json.member("seat", position.seat()).member("players", position.seats());
  }
};

}  // namespace

Result<std::unique_ptr<Board>> make_six(std::string_view fen, SixOptions options, Limits limits) {
  auto position = Position::read(fen, {options.manual_declare, options.free_first_move});
  if (!position) return position.refusal();
  return std::unique_ptr<Board>(std::make_unique<SixBoard>(Game<Position>(*std::move(position), limits)));
}

}  // namespace hexad::wasm
