// One function for each game, one for the engines that play them and one for the environments.
#pragma once

#include <nanobind/nanobind.h>

namespace hexad::python {

void bind_abalone(nanobind::module_& m);
void bind_six(nanobind::module_& m);
void bind_engines(nanobind::module_& m);
void bind_envs(nanobind::module_& m);

}  // namespace hexad::python
