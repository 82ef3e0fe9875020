// Writes JSON: commas, quotation marks and escapes.
#pragma once

#include <charconv>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hexad::wasm {

class Json {
 public:
  // Begins anew.
  void clear() {
    text_.clear();
    needs_comma_ = false;
  }
  const std::string& text() const { return text_; }

  Json& begin_object() { return open('{'); }
  Json& end_object() { return close('}'); }
  Json& begin_array() { return open('['); }
  Json& end_array() { return close(']'); }

  Json& key(std::string_view name) {
    value(name);
    text_ += ':';
    needs_comma_ = false;
    return *this;
  }

  Json& value(std::string_view text);
  Json& value(const std::string& text) { return value(std::string_view(text)); }
  Json& null() { return raw("null"); }
  // Null for nullptr.
  Json& value(const char* text) { return text ? value(std::string_view(text)) : null(); }
  Json& value(bool is_true) { return raw(is_true ? "true" : "false"); }
  Json& value(std::integral auto number) {
    char digits[24];
    const auto end = std::to_chars(digits, digits + sizeof digits, number).ptr;
    return raw({digits, static_cast<std::size_t>(end - digits)});
  }
  template <class T>
  Json& value(const std::optional<T>& optional) {
    return optional ? value(*optional) : null();
  }
  template <class A, class B>
  Json& value(const std::pair<A, B>& pair) {
    begin_array();
    return value(pair.first).value(pair.second).end_array();
  }
  template <class T>
  Json& value(const std::vector<T>& values) {
    begin_array();
    for (const T& each : values) value(each);
    return end_array();
  }

  template <class T>
  Json& member(std::string_view name, const T& of) {
    return key(name).value(of);
  }

 private:
  void separate() {
    if (needs_comma_) text_ += ',';
    needs_comma_ = true;
  }
  Json& raw(std::string_view text) {
    separate();
    text_ += text;
    return *this;
  }
  Json& open(char bracket) {
    separate();
    text_ += bracket;
    needs_comma_ = false;
    return *this;
  }
  Json& close(char bracket) {
    text_ += bracket;
    needs_comma_ = true;
    return *this;
  }

  std::string text_;
  bool needs_comma_ = false;
};

}  // namespace hexad::wasm
