// What a move does, and why it may or may not be played: for people, so nothing here is hot.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "error.h"

namespace hexad {

// By the names of the cells.
struct Effect {
  std::vector<std::string> placed = {};
  std::vector<std::pair<std::string, std::string>> moved = {};
  std::vector<std::pair<std::string, std::string>> pushed = {};
  std::vector<std::string> removed = {};
};

struct Explanation {
  bool legal;
  Refusal reason;  // of a legal move: the rule that allows it
  std::string move = {};
};

}  // namespace hexad
