// An engine behind one interface for both games.
#pragma once

#include <atomic>
#include <functional>
#include <string_view>

#include "search/engine.h"
#include "search/levels.h"
#include "wasm/board.h"

namespace hexad::wasm {

// Receives a line as JSON, each time one has been searched more deeply.
using Report = std::function<void(std::string_view)>;

class Engine {
 public:
  Engine() = default;
  Engine(const Engine&) = delete;
  Engine& operator=(const Engine&) = delete;
  virtual ~Engine() = default;

  virtual const char* game_name() const = 0;
  virtual void clear() = 0;
  // Storing 1 there ends the search.
  virtual const std::atomic<bool>* stop_flag() const = 0;
  void seed(std::string_view seed) { chooser_ = search::Chooser(seed); }

  // The best lines, best first, and in `chosen` the index of the one that the level plays. Level 0 is full strength;
  // other levels have limits of their own, too, and decide how many lines are searched. `board` must be of this game.
  virtual void search(const Board& board, search::Request request, int level, const Report& report, Json& json) = 0;

 protected:
  search::Chooser& chooser() { return chooser_; }

 private:
  search::Chooser chooser_{""};
};

void write_levels(const search::Levels& levels, Json& json);

}  // namespace hexad::wasm
