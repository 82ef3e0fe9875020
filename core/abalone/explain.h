// Abalone moves for people: what a legal one does, and the rule that allows it.
#pragma once

#include "abalone/position.h"
#include "effect.h"
#include "error.h"

namespace hexad::abalone {

// The move must be legal.
Effect effect(const Position& position, Move move);
Refusal approval(const Position& position, Move move);

}  // namespace hexad::abalone
