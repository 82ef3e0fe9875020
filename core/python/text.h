// A text from Python. A str that is not valid Unicode is accepted with question marks in it, so that the parser refuses
// it like any other text.
#pragma once

#include <nanobind/nanobind.h>

#include <optional>
#include <string>
#include <string_view>

namespace hexad::python {

class Text {
 public:
  Text() = default;

  // Borrows the characters of the str, which outlives the call that it was passed to.
  explicit Text(PyObject* text) {
    Py_ssize_t size = 0;
    if (const char* characters = PyUnicode_AsUTF8AndSize(text, &size)) {
      borrowed_ = {characters, static_cast<std::size_t>(size)};
      return;
    }
    PyErr_Clear();
    const auto bytes = nanobind::steal<nanobind::bytes>(PyUnicode_AsEncodedString(text, "utf-8", "replace"));
    owned_ = std::string(bytes.c_str(), bytes.size());
  }

  operator std::string_view() const { return owned_ ? std::string_view(*owned_) : borrowed_; }

 private:
  std::string_view borrowed_;
  std::optional<std::string> owned_;
};

}  // namespace hexad::python

template <>
struct nanobind::detail::type_caster<hexad::python::Text> {
  NB_TYPE_CASTER(hexad::python::Text, const_name("str"))

  bool from_python(handle source, uint8_t /*flags*/, cleanup_list* /*cleanup*/) noexcept {
    if (!PyUnicode_Check(source.ptr())) return false;
    value = hexad::python::Text(source.ptr());
    return true;
  }
};
