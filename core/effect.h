// What a move does, cell by cell, for explanations and pictures.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace hexad {

// Cells by name.
struct Effect {
  std::vector<std::string> placed = {};
  std::vector<std::pair<std::string, std::string>> moved = {};
  std::vector<std::pair<std::string, std::string>> pushed = {};
  std::vector<std::string> removed = {};
};

}  // namespace hexad
