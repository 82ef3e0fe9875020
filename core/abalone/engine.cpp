#include "abalone/engine.h"

namespace hexad {

template class Game<abalone::Position>;
template class search::Engine<abalone::Node>;

}  // namespace hexad
