#include "six/shape_counts.h"

namespace hexad::six {

namespace {

// Three patterns are lines, two are triangles, one is the ring.
constexpr std::array<std::size_t, kPatterns.size()> kKind = {0, 0, 0, 1, 1, 2};

// By the player to move, the pattern and the count.
constexpr auto make_values() {
  std::array<std::array<std::array<std::int16_t, 256>, kPatterns.size()>, 2> values{};
  for (std::size_t p = 0; p < kPatterns.size(); ++p) {
    const ShapeWeights& worth = kShapeWeights[kKind[p]];
    for (std::size_t n = 1; n <= kShapeTiles; ++n) {
      values[kBlack][p][n] = values[kOther][p][n * 16] = static_cast<std::int16_t>(worth.on_turn[n]);
      values[kBlack][p][n * 16] = values[kOther][p][n] = static_cast<std::int16_t>(-worth.waiting[n]);
    }
  }
  return values;
}

constexpr auto kValue = make_values();

constexpr auto make_listed() {
  std::array<bool, 256> listed{};
  for (const std::size_t n : {4, 5}) listed[n] = listed[n * 16] = true;
  return listed;
}

constexpr auto kIsListed = make_listed();

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

std::array<Slot, kShapeTiles> Instance::slots() const {
  std::array<Slot, kShapeTiles> found{};
  for (std::size_t i = 0; i < kShapeTiles; ++i) found[i] = wrap(origin + slot_step(kPatterns[pattern].cells[i]));
  return found;
}

void ShapeCounts::List::erase(Instance instance) {
  // The last one added is usually removed first.
  std::size_t i = size_ - 1;
  while (items_[i] != instance) --i;
  items_[i] = items_[--size_];
}

ShapeCounts::List* ShapeCounts::list_of(Count count) {
  switch (count) {
    case 4:
    case 5:
      return &lists_[kBlack][count - kMinListed];
    case 4 * 16:
    case 5 * 16:
      return &lists_[kOther][count / 16 - kMinListed];
    default:
      return nullptr;
  }
}

template <int Sign>
void ShapeCounts::change(Slot slot, Player player) {
  for (std::size_t p = 0; p < kPatterns.size(); ++p) {
    for (const int step : kToOrigin[p]) {
      const Slot origin = wrap(slot + step);
      Count& count = counts_[p][origin];
      const Count before = count;
      count = static_cast<Count>(count + Sign * unit(player));
      for (const Player turn : {kBlack, kOther}) balance_[turn] += kValue[turn][p][count] - kValue[turn][p][before];
      if (!kIsListed[before] && !kIsListed[count]) [[likely]]
        continue;
      const Instance instance{static_cast<std::uint8_t>(p), origin};
      if (List* list = list_of(before)) list->erase(instance);
      if (List* list = list_of(count)) list->insert(instance);
    }
  }
}

template void ShapeCounts::change<1>(Slot, Player);
template void ShapeCounts::change<-1>(Slot, Player);

std::array<std::array<int, ShapeCounts::kMaxListedTiles>, 3> ShapeCounts::tally(Player player) const {
  std::array<std::array<int, kMaxListedTiles>, 3> found{};
  for (std::size_t p = 0; p < kPatterns.size(); ++p)
    for (const Count count : counts_[p])
      for (int n = 1; n <= kMaxListedTiles; ++n) found[kKind[p]][n - 1] += count == n * unit(player);
  return found;
}

// After the move it is the opponent's turn.
ShapeCounts::Gain ShapeCounts::gain(Slot slot, Player player) const {
  Gain gain;
  const Count own = unit(player);
  for (std::size_t p = 0; p < kPatterns.size(); ++p) {
    const auto& value = kValue[opponent(player)][p];
    for (const int step : kToOrigin[p]) {
      const Count count = counts_[p][wrap(slot + step)];
      gain.points += value[count] - value[static_cast<Count>(count + own)];
      gain.makes_five |= count == 4 * own;
    }
  }
  return gain;
}

int ShapeCounts::loss(Slot slot, Player player) const {
  int sum = 0;
  for (std::size_t p = 0; p < kPatterns.size(); ++p) {
    const auto& value = kValue[opponent(player)][p];
    for (const int step : kToOrigin[p]) {
      const Count count = counts_[p][wrap(slot + step)];
      sum += value[static_cast<Count>(count - unit(player))] - value[count];
    }
  }
  return sum;
}

}  // namespace hexad::six
