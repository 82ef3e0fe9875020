// What the readers of both games' texts share: fields, numbers, and how much of a text a refusal quotes.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "refusal.h"

namespace hexad::text {

// A position text of either game has this many fields.
inline constexpr std::size_t kFields = 6;

// The fields between spaces; leading, trailing and repeated spaces are ignored.
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

// A decimal number from 0 to `max`, without a sign, a space or anything after it.
inline std::optional<std::uint32_t> number(std::string_view digits, std::uint32_t max) {
  if (digits.empty() || digits.size() > 10) return std::nullopt;
  std::uint64_t value = 0;
  for (const char c : digits) {
    if (c < '0' || c > '9') return std::nullopt;
    value = value * 10 + static_cast<std::uint64_t>(c - '0');
  }
  if (value > max) return std::nullopt;
  return static_cast<std::uint32_t>(value);
}

// The beginning of a text, as a parameter of a refusal. A long text is not repeated in full.
inline std::string shortened(std::string_view text, std::size_t max = 60) {
  const std::string shown(text.substr(0, max));
  return text.size() > max ? shown + "..." : shown;
}

// Reads a number of a position text into `value`; `field` selects the wording of the refusal.
template <class Number>
std::optional<Refusal> read_number(Number& value, std::string_view text, std::uint32_t max, const char* game,
                                   const char* field) {
  const auto found = number(text, max);
  if (!found)
    return Refusal{Refusal::kInvalidPosition,
                   game,
                   "number",
                   nullptr,
                   {{"field", field}, {"text", shortened(text)}, {"max", std::to_string(max)}}};
  value = static_cast<Number>(*found);
  return std::nullopt;
}

}  // namespace hexad::text
