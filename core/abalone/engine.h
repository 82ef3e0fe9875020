// A game of Abalone and its engine: the shared templates, compiled once, without exceptions.
#pragma once

#include "abalone/node.h"
#include "abalone/position.h"
#include "game.h"
#include "search/engine.h"

namespace hexad {

extern template class Game<abalone::Position>;
extern template class search::Engine<abalone::Node>;

}  // namespace hexad
