#include "search/levels.h"

#include <algorithm>
#include <iterator>
#include <vector>

namespace hexad::search {

namespace {

// FNV-1a.
std::uint64_t hash_of(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325ULL;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
  return hash;
}

// Proportional to exp(-behind / slip), in steps of a 64th: each multiplies by exp(-1/64).
std::uint32_t weight(int behind, int slip) {
  constexpr std::int64_t kStepsPerSlip = 64;
  constexpr std::int64_t kMaxSteps = 16 * kStepsPerSlip;  // where weights have become 0
  constexpr std::uint64_t kFactor = 1'032'319;            // exp(-1/64) * 2^20
  const std::int64_t steps = std::min(std::int64_t{behind} * 2 * kStepsPerSlip / slip, kMaxSteps);
  std::uint64_t weight = 1U << 20;
  for (std::int64_t i = 0; i < steps; ++i) weight = weight * kFactor >> 20;
  return static_cast<std::uint32_t>(weight);
}

}  // namespace

Chooser::Chooser(std::string_view seed) : random_(hash_of(seed)) {}

std::size_t Chooser::choose(std::span<const Score> lines, int slip) {
  const auto best = std::ranges::max_element(lines);
  if (slip == 0) return static_cast<std::size_t>(std::distance(lines.begin(), best));
  std::vector<std::uint32_t> sums;
  std::uint32_t sum = 0;
  for (const Score score : lines) sums.push_back(sum += weight(*best - score, slip));
  const std::uint32_t taken = random_.below(sum);
  return static_cast<std::size_t>(std::distance(sums.begin(), std::ranges::upper_bound(sums, taken)));
}

}  // namespace hexad::search
