// Leaves of the tree of legal moves, the last ply counted rather than played.
#pragma once

#include <cstdint>

#include "six/position.h"

namespace hexad::six {

std::uint64_t perft(Position& position, int depth);

}  // namespace hexad::six
