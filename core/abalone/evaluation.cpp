#include "abalone/evaluation.h"

#include "abalone/network.h"

namespace hexad::abalone {

namespace {

constexpr Bitboard behind(Bitboard set, int d) { return step(set, hex::opposite(d)); }

struct Pushes {
  int all = 0;
  int ejections = 0;
};

Pushes pushes(Bitboard own, Bitboard other) {
  const Bitboard empty = kBoard & ~(own | other);
  Pushes found;
#pragma GCC unroll 6
  for (int d = 0; d < hex::kDirections; ++d) {
    const Bitboard edge = kBoard & ~kInner[d];
    // The front marbles of two, and of three, in this direction.
    const Bitboard two = own & step(own, d);
    const Bitboard three = two & step(two, d);
    if (two == 0) continue;
    const Bitboard last_off = other & edge;
    const Bitboard last_free = other & behind(empty, d);
    const Bitboard last = last_off | last_free;
    found.all += count(two & behind(last, d)) + count(three & behind(other & behind(last, d), d));
    found.ejections += count(two & behind(last_off, d)) + count(three & behind(other & behind(last_off, d), d));
  }
  return found;
}

}  // namespace

Features features(Bitboard own, Bitboard other, int own_off, int other_off) {
  Features features{};
  const Pushes ours = pushes(own, other);
  const Pushes theirs = pushes(other, own);
  features[kPushes] = ours.all - theirs.all;
  features[kEjections] = ours.ejections - theirs.ejections;
  for (int i = 0; i < kToWin; ++i) features[kFirstOff + i] = (i < own_off) - (i < other_off);
  features[kTurn] = 1;
  features[kEjectionOnTurn] = ours.ejections > 0;
  return features;
}

search::Score evaluate(Bitboard own, Bitboard other, int own_off, int other_off) {
  const Features found = features(own, other, own_off, other_off);
  search::Score sum = evaluate(kNetwork, own, other);
  for (std::size_t i = 0; i < kFeatures; ++i) sum += kWeights[i] * found[i];
  return sum;
}

}  // namespace hexad::abalone
