// Explains legal moves of Abalone: what they do, and the rule that allows them.
#pragma once

#include "abalone/position.h"
#include "effect.h"
#include "refusal.h"

namespace hexad::abalone {

// The move must be legal.
Effect effect(const Position& position, Move move);
Approval approval(const Position& position, Move move);

}  // namespace hexad::abalone
