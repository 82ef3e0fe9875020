// The hot loops: counting moves, perft and playouts. They know marbles only; Position knows the game.
#pragma once

#include <cstdint>

#include "abalone/move_classes.h"
#include "random.h"

namespace hexad::abalone::kernel {

// The number of moves of the player who owns the first set.
int count_moves(Bitboard own, Bitboard other);

struct Side {
  Bitboard marbles;
  int pushed_off;  // marbles this side has pushed off
};

// Leaves of the tree of `depth` plies; none below a won position.
std::uint64_t perft(Side own, Side other, int depth);

// Plays so many games of random legal moves, each until six are off, nothing moves or `most_plies` are played; returns
// the plies of all.
std::uint64_t playouts(Side own, Side other, std::uint32_t games, std::uint32_t most_plies, Random& random);

}  // namespace hexad::abalone::kernel
