// The hexagonal grid: axial coordinates, the six directions and the twelve symmetries.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace hexad::hex {

// Pixels: x = q + r/2, y = r * sqrt(3)/2, with y growing downwards.
struct Axial {
  std::int32_t q = 0;
  std::int32_t r = 0;

  friend constexpr bool operator==(Axial, Axial) = default;
  // By q, then by r.
  friend constexpr auto operator<=>(Axial, Axial) = default;
  friend constexpr Axial operator+(Axial a, Axial b) { return {a.q + b.q, a.r + b.r}; }
  friend constexpr Axial operator-(Axial a, Axial b) { return {a.q - b.q, a.r - b.r}; }
};

// Counter-clockwise: a turn by 60 degrees adds one, and d + 3 is opposite to d.
enum Direction : std::uint8_t { E, NE, NW, W, SW, SE };

inline constexpr int kDirections = 6;
inline constexpr std::array<Axial, kDirections> kStep = {{{1, 0}, {1, -1}, {0, -1}, {-1, 0}, {-1, 1}, {0, 1}}};
inline constexpr std::array<std::string_view, kDirections> kDirectionName = {"E", "NE", "NW", "W", "SW", "SE"};

// The two directions of an axis are d and d + 3.
constexpr int axis(int direction) { return direction % 3; }
constexpr int opposite(int direction) { return (direction + 3) % kDirections; }

// Symmetry n: mirrored left to right if n >= 6, then turned n % 6 times by 60 degrees counter-clockwise.
inline constexpr int kSymmetries = 12;

constexpr Axial transform(Axial cell, int symmetry) {
  if (symmetry >= kDirections) cell = {-cell.q - cell.r, cell.r};
  for (int turn = symmetry % kDirections; turn > 0; --turn) cell = {cell.q + cell.r, -cell.q};
  return cell;
}

constexpr int transform_direction(int direction, int symmetry) {
  if (symmetry >= kDirections) direction = (9 - direction) % kDirections;
  return (direction + symmetry) % kDirections;
}

}  // namespace hexad::hex
