#include "python/raise.h"

#include <nanobind/nanobind.h>

#include <array>
#include <new>
#include <string>

namespace nb = nanobind;

namespace hexad::python {

namespace {

nb::object text_or_none(const char* text) { return text ? nb::object(nb::str(text)) : nb::none(); }

// A shortened text may end within a character.
nb::object decoded(const std::string& text) {
  return nb::steal(PyUnicode_DecodeUTF8(text.data(), static_cast<Py_ssize_t>(text.size()), "replace"));
}

nb::dict to_dict(const std::vector<Refusal::Parameter>& parameters) {
  nb::dict found;
  for (const auto& [name, value] : parameters) {
    if (const int* number = std::get_if<int>(&value))
      found[name] = *number;
    else
      found[name] = decoded(*std::get_if<std::string>(&value));
  }
  return found;
}

// By kind of refusal.
std::array<PyObject*, 3> error_types() {
  const nb::module_ errors = nb::module_::import_("hexad.errors");
  const auto type = [&errors](const char* name) { return nb::object(errors.attr(name)).release().ptr(); };
  return {type("InvalidMoveError"), type("IllegalMoveError"), type("InvalidPositionError")};
}

}  // namespace

void raise(const Refusal& refusal) {
  if (refusal.kind == Refusal::kOutOfMemory) throw std::bad_alloc();
  // Looked up once, and kept to the end of the process.
  static const std::array<PyObject*, 3> types = error_types();
  const nb::handle type = types[refusal.kind];
  const nb::object error = type(nb::none(), text_or_none(refusal.rule), text_or_none(refusal.code),
                                text_or_none(refusal.game), to_dict(refusal.parameters));
  PyErr_SetObject(type.ptr(), error.ptr());
  throw nb::python_error();
}

}  // namespace hexad::python
