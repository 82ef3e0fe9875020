// One function for each game.
#pragma once

#include <nanobind/nanobind.h>

namespace hexad::python {

void bind_abalone(nanobind::module_& m);
void bind_six(nanobind::module_& m);

}  // namespace hexad::python
