// A function for each part of the native module.
#pragma once

#include <nanobind/nanobind.h>

namespace hexad::python {

void bind_abalone(nanobind::module_& m);
void bind_six(nanobind::module_& m);
void bind_engines(nanobind::module_& m);
void bind_envs(nanobind::module_& m);

}  // namespace hexad::python
