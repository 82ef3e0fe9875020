// The levels of the engine in Six.
#pragma once

#include "search/levels.h"

namespace hexad::six {

// Nodes, depth, lines and slip.
inline constexpr search::Levels kLevels = {{
    {3'000, 1, 12, 200},
    {3'000, 1, 8, 90},
    {3'000, 1, 6, 36},
    {3'000, 1, 4, 10},
    {5'000, 3, 3, 20},
    {8'000, 4, 2, 6},
    {10'000, 20, 1, 0},
    {20'000, 25, 1, 0},
    {50'000, 30, 1, 0},
}};

}  // namespace hexad::six
