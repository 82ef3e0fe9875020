// The native module. Python sees the classes through hexad.abalone and hexad.six.
#include <nanobind/nanobind.h>

#include "error.h"
#include "python/modules.h"

namespace nb = nanobind;

namespace {

// Raises the class of hexad.errors that fits.
void translate(const std::exception_ptr& thrown, void* /*unused*/) {
  try {
    std::rethrow_exception(thrown);
  } catch (const hexad::Error& error) {
    constexpr const char* kClass[] = {"InvalidMoveError", "IllegalMoveError", "InvalidPositionError"};
    const nb::object type = nb::module_::import_("hexad.errors").attr(kClass[error.kind()]);
    const nb::object rule = error.rule().empty() ? nb::none() : nb::cast(error.rule().c_str());
    // Texts quote what was given, which may have been cut within a character.
    const nb::object text =
        nb::steal(PyUnicode_DecodeUTF8(error.what(), static_cast<Py_ssize_t>(strlen(error.what())), "replace"));
    PyErr_SetObject(type.ptr(), type(text, rule, error.code().c_str()).ptr());
  }
}

}  // namespace

NB_MODULE(HEXAD_MODULE, m) {
#ifdef __AVX2__
  m.attr("ISA") = "x86-64-v3";
#else
  m.attr("ISA") = "baseline";
#endif
  m.doc() = "The native core of hexad: the rules of Abalone and Six.";
  // Boards that live until the interpreter ends are no leak.
  nb::set_leak_warnings(false);
  nb::register_exception_translator(translate);
  hexad::python::bind_abalone(m);
  hexad::python::bind_six(m);
  hexad::python::bind_engines(m);
  hexad::python::bind_envs(m);
}
