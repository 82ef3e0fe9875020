// The native module. Python sees the classes through hexad.abalone and hexad.six.
#include <nanobind/nanobind.h>

#include "python/modules.h"

namespace nb = nanobind;

NB_MODULE(HEXAD_MODULE, m) {
#ifdef __AVX2__
  m.attr("ISA") = "x86-64-v3";
#else
  m.attr("ISA") = "baseline";
#endif
  m.doc() = "The native core of hexad: the rules of Abalone and Six.";
  // Boards that live until the interpreter ends are not leaks.
  nb::set_leak_warnings(false);
  hexad::python::bind_abalone(m);
  hexad::python::bind_six(m);
  hexad::python::bind_engines(m);
  hexad::python::bind_envs(m);
}
