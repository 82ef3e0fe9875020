#include "wasm/json.h"

namespace hexad::wasm {

Json& Json::value(std::string_view text) {
  constexpr const char* kHex = "0123456789abcdef";
  separate();
  text_ += '"';
  for (const char c : text) {
    const auto code = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      text_ += '\\';
      text_ += c;
    } else if (code < 0x20) {
      text_ += "\\u00";
      text_ += kHex[code >> 4];
      text_ += kHex[code & 15];
    } else {
      text_ += c;
    }
  }
  text_ += '"';
  return *this;
}

}  // namespace hexad::wasm
