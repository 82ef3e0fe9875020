// Late-move reductions: by how much the search depth of a late move is reduced, before its history is considered.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>

namespace hexad::search {

class Reductions {
 public:
  static constexpr int kPly = 1'024;  // reductions are counted in fractions of a ply

  Reductions() {
    for (int depth = 1; depth < kDepths; ++depth)
      for (int number = 1; number < kNumbers; ++number)
        table_[depth][number] = static_cast<int>(kPly * (0.3 + std::log(depth) * std::log(number) / 1.7));
  }

  int operator()(int depth, int number) const {
    return table_[std::min(depth, kDepths - 1)][std::min(number, kNumbers - 1)];
  }

 private:
  static constexpr int kDepths = 64;
  static constexpr int kNumbers = 128;

  std::array<std::array<int, kNumbers>, kDepths> table_{};
};

inline const Reductions kReductions;

}  // namespace hexad::search
