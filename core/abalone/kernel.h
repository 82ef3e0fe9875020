// The hot loops: counting moves, perft and playouts. They work on marbles alone; Position implements the rest of the
// game.
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

// The number of leaves of the game tree at `depth` plies. A won position has none below it.
std::uint64_t perft(Side own, Side other, int depth);

// Plays random games, each until six marbles are off, no move is legal or `max_plies` are played; returns the plies of
// all games.
std::uint64_t playouts(Side own, Side other, std::uint32_t games, std::uint32_t max_plies, Random& random);

}  // namespace hexad::abalone::kernel
