// One function for each game, and one for the engines that play them.
#pragma once

#include <nanobind/nanobind.h>

namespace hexad::python {

void bind_abalone(nanobind::module_& m);
void bind_six(nanobind::module_& m);
void bind_engines(nanobind::module_& m);

}  // namespace hexad::python
