// What the readers of both games' position texts share: fields, numbers, and errors that quote.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "error.h"

namespace hexad::text {

// The fields between single spaces; leading, trailing and repeated spaces are forgiven.
inline std::vector<std::string_view> fields(std::string_view line) {
  std::vector<std::string_view> found;
  while (true) {
    const auto start = line.find_first_not_of(' ');
    if (start == std::string_view::npos) return found;
    line.remove_prefix(start);
    const auto length = std::min(line.find(' '), line.size());
    found.push_back(line.substr(0, length));
    line.remove_prefix(length);
  }
}

// A plain decimal number of at most `most`; no sign, no blank, nothing behind it.
inline std::optional<std::uint32_t> number(std::string_view digits, std::uint32_t most) {
  if (digits.empty() || digits.size() > 10) return std::nullopt;
  std::uint64_t value = 0;
  for (const char c : digits) {
    if (c < '0' || c > '9') return std::nullopt;
    value = value * 10 + static_cast<std::uint64_t>(c - '0');
  }
  if (value > most) return std::nullopt;
  return static_cast<std::uint32_t>(value);
}

inline std::string quoted(std::string_view found) {
  constexpr std::size_t kShown = 60;
  std::string shown = "'";
  shown += found.substr(0, kShown);
  return shown + (found.size() > kShown ? "...'" : "'");
}

[[noreturn]] inline void bad_position(const char* code, const char* rule, std::string what) {
  throw Error(Error::kInvalidPosition, code, rule, std::move(what));
}

// The six fields of a position text of either game.
inline std::vector<std::string_view> position_fields(std::string_view fen, const char* names) {
  auto found = fields(fen);
  if (found.size() != 6)
    bad_position("fields", "",
                 "The position has " + std::to_string(found.size()) + " fields: expected six (" + names + ").");
  return found;
}

inline std::uint32_t position_number(std::string_view found, std::uint32_t most, const char* what) {
  if (const auto value = number(found, most)) return *value;
  bad_position(
      "number", "",
      std::string(what) + " is " + quoted(found) + ": expected a number from 0 to " + std::to_string(most) + ".");
}

}  // namespace hexad::text
