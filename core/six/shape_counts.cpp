#include "six/shape_counts.h"

namespace hexad::six {

namespace {

constexpr auto make_values() {
  std::array<int, 256> values{};
  for (std::size_t n = 1; n <= kShapeTiles; ++n) {
    values[n] = kShapeWeights[n];
    values[n * 16] = -kShapeWeights[n];
  }
  return values;
}

constexpr auto kValue = make_values();

// The steps from a tile back to the origin of each instance that it may be part of.
constexpr auto make_steps() {
  std::array<std::array<int, kShapeTiles>, kPatterns.size()> steps{};
  for (std::size_t p = 0; p < kPatterns.size(); ++p)
    for (std::size_t i = 0; i < kShapeTiles; ++i) steps[p][i] = -slot_step(kPatterns[p].cells[i]);
  return steps;
}

constexpr auto kToOrigin = make_steps();

}  // namespace

ShapeCounts::ShapeCounts(const Table& table) {
  for (const Player player : {kBlack, kOther})
    for (int i = 0; i < table.count(player); ++i) add(slot_of(table.tile(player, i)), player);
}

template <int Sign>
void ShapeCounts::change(Slot slot, Player player) {
  for (std::size_t p = 0; p < kPatterns.size(); ++p) {
    for (const int step : kToOrigin[p]) {
      Count& count = counts_[p][wrap(slot + step)];
      balance_ -= kValue[count];
      fives_[kBlack] -= count == 5;
      fives_[kOther] -= count == 5 * 16;
      count = static_cast<Count>(count + Sign * unit(player));
      balance_ += kValue[count];
      fives_[kBlack] += count == 5;
      fives_[kOther] += count == 5 * 16;
    }
  }
}

template void ShapeCounts::change<1>(Slot, Player);
template void ShapeCounts::change<-1>(Slot, Player);

bool ShapeCounts::completes(Slot slot, Player player) const {
  for (std::size_t p = 0; p < kPatterns.size(); ++p)
    for (const int step : kToOrigin[p])
      if (counts_[p][wrap(slot + step)] == 5 * unit(player)) return true;
  return false;
}

ShapeCounts::Gain ShapeCounts::gain(Slot slot, Player player) const {
  Gain gain;
  const int sign = player == kBlack ? 1 : -1;
  const Count own = unit(player);
  const Count other = unit(opponent(player));
  for (std::size_t p = 0; p < kPatterns.size(); ++p) {
    for (const int step : kToOrigin[p]) {
      const Count count = counts_[p][wrap(slot + step)];
      gain.points += sign * (kValue[static_cast<Count>(count + own)] - kValue[count]);
      gain.makes_five |= count == 4 * own;
      gain.blocks_five |= count == 5 * other;
    }
  }
  return gain;
}

int ShapeCounts::loss(Slot slot, Player player) const {
  int sum = 0;
  const int sign = player == kBlack ? 1 : -1;
  for (std::size_t p = 0; p < kPatterns.size(); ++p) {
    for (const int step : kToOrigin[p]) {
      const Count count = counts_[p][wrap(slot + step)];
      sum += sign * (kValue[count] - kValue[static_cast<Count>(count - unit(player))]);
    }
  }
  return sum;
}

}  // namespace hexad::six
