#include "wasm/engine.h"

namespace hexad::wasm {

void write_levels(const search::Levels& levels, Json& json) {
  json.begin_array();
  for (const auto& level : levels) {
    json.begin_object().member("nodes", level.nodes).member("depth", level.depth);
    json.member("lines", level.lines).member("slip", level.slip).end_object();
  }
  json.end_array();
}

}  // namespace hexad::wasm
