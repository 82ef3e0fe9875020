// What a move does, cell by cell: for people and for drawing, so nothing here is hot.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace hexad {

// By the names of the cells.
struct Effect {
  std::vector<std::string> placed = {};
  std::vector<std::pair<std::string, std::string>> moved = {};
  std::vector<std::pair<std::string, std::string>> pushed = {};
  std::vector<std::string> removed = {};
};

}  // namespace hexad
