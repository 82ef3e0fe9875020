// A game of Six and its engine: the shared templates, compiled once, without exceptions.
#pragma once

#include "game.h"
#include "search/engine.h"
#include "six/node.h"
#include "six/position.h"

namespace hexad {

extern template class Game<six::Position>;
extern template class search::Engine<six::Node>;

}  // namespace hexad
