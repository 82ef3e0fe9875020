// The levels of the engine in Abalone.
#pragma once

#include "search/levels.h"

namespace hexad::abalone {

// Nodes, depth, lines and slip.
inline constexpr search::Levels kLevels = {{
    {2'000, 1, 10, 64},
    {2'000, 1, 8, 46},
    {2'000, 1, 6, 28},
    {2'000, 2, 6, 48},
    {2'000, 2, 4, 33},
    {3'000, 3, 4, 28},
    {4'000, 4, 3, 32},
    {4'000, 8, 2, 8},
    {8'000, 20, 1, 0},
}};

}  // namespace hexad::abalone
