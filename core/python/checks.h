// Checks that arguments from Python are in range.
#pragma once

#include <nanobind/nanobind.h>

#include <optional>
#include <string>

#include "game.h"
#include "hex/direction.h"

namespace hexad::python {

inline int checked_symmetry(int symmetry) {
  if (symmetry < 0 || symmetry >= hex::kSymmetries)
    throw nanobind::value_error(("symmetry is " + std::to_string(symmetry) + ": expected 0 to 11").c_str());
  return symmetry;
}

inline int checked_depth(int depth) {
  if (depth < 0) throw nanobind::value_error(("depth is " + std::to_string(depth) + ": expected 0 or more").c_str());
  return depth;
}

// None means no limit.
inline std::uint32_t checked_limit(std::optional<std::int64_t> limit, const char* name) {
  if (!limit) return 0;
  constexpr std::int64_t kMax = 4'000'000'000;
  if (*limit < 1 || *limit > kMax)
    throw nanobind::value_error(
        (std::string(name) + " is " + std::to_string(*limit) + ": expected 1 or more, or None for off").c_str());
  return static_cast<std::uint32_t>(*limit);
}

inline Limits checked_limits(std::optional<std::int64_t> repetition, std::optional<std::int64_t> plies,
                             std::optional<std::int64_t> quiet_plies) {
  return {checked_limit(repetition, "repetition"), checked_limit(plies, "ply_limit"),
          checked_limit(quiet_plies, "quiet_limit")};
}

}  // namespace hexad::python
