// The engine of a game. It is instantiated beside the game's board.
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "wasm/engine.h"
#include "wasm/game_board.h"

namespace hexad::wasm {

template <class Move>
void write_line(const search::Variation<Move>& line, Json& json) {
  json.begin_object().member("rank", line.rank).member("depth", line.depth).member("points", line.score);
  json.member("nodes", line.nodes).member("milliseconds", line.time.count());
  json.member("hashFull", line.full_permille).key("moves").begin_array();
  for (const Move& move : line.moves) json.value(to_text(move));
  json.end_array().end_object();
}

template <class P, class Node, class Notation>
class GameEngine final : public Engine {
 public:
  GameEngine(search::TranspositionTable table, const search::Levels& levels)
      : engine_(std::move(table)), levels_(&levels) {}

  const char* game_name() const override { return P::kName; }
  void clear() override { engine_.clear(); }
  const std::atomic<bool>* stop_flag() const override { return engine_.signal().address(); }

  void search(const Board& board, search::Request request, int level, const Report& report, Json& json) override {
    const auto& game = static_cast<const GameBoard<P, Notation>&>(board).game();
    int slip = 0;
    std::size_t choices = 1;  // full strength plays the first line, however many are searched
    if (level > 0) {
      const auto& settings = (*levels_)[static_cast<std::size_t>(level) - 1];
      limit(request, settings);
      slip = settings.slip;
      choices = static_cast<std::size_t>(settings.lines);
    }
    const auto lines = game.is_over() ? std::vector<Line>() : search_lines(game, request, report);
    std::vector<search::Score> points;
    json.begin_object().key("lines").begin_array();
    for (const Line& line : lines) {
      write_line(line, json);
      if (points.size() < choices) points.push_back(line.score);
    }
    json.end_array().key("chosen");
    if (points.empty())
      json.null();
    else
      json.value(chooser().choose(points, slip));
    json.end_object();
  }

 private:
  using Line = search::Variation<typename P::Move>;

  static void limit(search::Request& request, const search::Level& level) {
    request.lines = level.lines;
    auto& limits = request.limits;
    limits.nodes = std::min<std::uint64_t>(limits.nodes.value_or(level.nodes), level.nodes);
    limits.depth = std::min(limits.depth.value_or(level.depth), level.depth);
  }

  std::vector<Line> search_lines(const Game<P>& game, search::Request request, const Report& report) {
    request.repetition = game.limits().repetition > 0;
    engine_.prepare();
    Json line;
    return engine_.search(Node(game.position()), game.past(), request, [&](const Line& found) {
      line.clear();
      write_line(found, line);
      report(line.text());
    });
  }

  search::Engine<Node> engine_;
  const search::Levels* levels_;
};

template <class E>
Result<std::unique_ptr<Engine>> make_game_engine(std::size_t megabytes, const search::Levels& levels) {
  auto table = search::TranspositionTable::allocate(megabytes);
  if (!table) return table.refusal();
  return std::unique_ptr<Engine>(std::make_unique<E>(*std::move(table), levels));
}

}  // namespace hexad::wasm
