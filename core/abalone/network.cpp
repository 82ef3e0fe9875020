#include "abalone/network.h"

#include <algorithm>

namespace hexad::abalone {

namespace {

using Layer = Network::Layer;

void add(Layer& sum, const Layer& row) {
  for (std::size_t i = 0; i < sum.size(); ++i) sum[i] = static_cast<std::int16_t>(sum[i] + row[i]);
}

// Squared clipped ReLU.
int output(const Layer& hidden, const Layer& out) {
  int sum = 0;
  for (std::size_t i = 0; i < hidden.size(); ++i) {
    const auto unit = static_cast<std::uint16_t>(std::clamp<std::int16_t>(hidden[i], 0, kUnit));
    const auto square = static_cast<std::int16_t>(static_cast<std::uint16_t>(unit * unit) >> 8);
    sum += square * out[i];
  }
  return sum;
}

}  // namespace

int evaluate(const Network& network, Bitboard own, Bitboard other) {
  Layer ours = network.bias;
  Layer theirs = network.bias;
  for (Bitboard left = own; left != 0;) {
    const Cell cell = pop_first(left);
    add(ours, network.rows[0][cell]);
    add(theirs, network.rows[1][cell]);
  }
  for (Bitboard left = other; left != 0;) {
    const Cell cell = pop_first(left);
    add(ours, network.rows[1][cell]);
    add(theirs, network.rows[0][cell]);
  }
  return (output(ours, network.out[0]) + output(theirs, network.out[1])) / (kOutScale * (kUnit - 1));
}

}  // namespace hexad::abalone
