#include "six/engine.h"

namespace hexad {

template class Game<six::Position>;
template class search::Engine<six::Node>;

}  // namespace hexad
