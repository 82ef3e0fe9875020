#include "abalone/engine.h"
#include "abalone/explain.h"
#include "abalone/formations.h"
#include "abalone/kernel.h"
#include "abalone/levels.h"
#include "abalone/notation.h"
#include "wasm/game_engine.h"

namespace hexad::wasm {

namespace {

using abalone::Position;

class AbaloneBoard final : public GameBoard<Position, abalone::Notation> {
 public:
  using GameBoard::GameBoard;

  std::unique_ptr<Board> copy() const override { return std::make_unique<AbaloneBoard>(game()); }

  Result<std::unique_ptr<Engine>> make_engine(std::size_t megabytes) const override {
    return make_game_engine<GameEngine<Position, abalone::Node, abalone::Notation>>(megabytes, abalone::kLevels);
  }

  void formations(Json& json) const override {
    json.begin_array();
    for (const auto& formation : abalone::formations(game().position())) {
      json.begin_object().member("kind", formation.kind).key("player");
      json.value(formation.player ? std::optional<int>(*formation.player) : std::nullopt);
      json.member("cells", abalone::names(formation.cells)).member("against", abalone::names(formation.against));
      if (formation.direction) json.member("direction", hex::kDirectionName[*formation.direction]);
      json.end_object();
    }
    json.end_array();
  }

  std::uint64_t perft(int depth) const override {
    return abalone::kernel::perft(side(turn()), side(opponent(turn())), depth);
  }

 protected:
  void add_state(Json& json) const override {
    const Position& position = game().position();
    json.key("pushedOff").value(std::pair(position.pushed_off(kBlack), position.pushed_off(kOther)));
    json.member("quietPlies", position.quiet_plies()).member("seat", static_cast<int>(turn())).member("players", 2);
  }

 private:
  Player turn() const { return game().position().turn(); }
  abalone::kernel::Side side(Player player) const {
    return {game().position().marbles(player), game().position().pushed_off(player)};
  }
};

}  // namespace

Result<std::unique_ptr<Board>> make_abalone(std::string_view fen, Limits limits) {
  auto position = Position::read(fen);
  if (!position) return position.refusal();
  return std::unique_ptr<Board>(std::make_unique<AbaloneBoard>(Game<Position>(*std::move(position), limits)));
}

}  // namespace hexad::wasm
