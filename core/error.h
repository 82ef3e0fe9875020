// How the core says no. Checked calls throw Error; hot paths only ever return a Refusal.
#pragma once

#include <cstdint>
#include <exception>
#include <string>
#include <utility>

namespace hexad {

// Why a try is not legal: a stable code, the rule it rests on and one plain sentence.
struct Refusal {
  const char* code;
  const char* rule;  // nullptr where no rule is involved
  const char* text;
};

class Error : public std::exception {
 public:
  enum Kind : std::uint8_t { kInvalidMove, kIllegalMove, kInvalidPosition };

  Error(Kind kind, std::string code, std::string rule, std::string text)
      : kind_(kind), code_(std::move(code)), rule_(std::move(rule)), text_(std::move(text)) {}
  Error(Kind kind, const Refusal& refusal)
      : Error(kind, refusal.code, refusal.rule ? refusal.rule : "", refusal.text) {}

  Kind kind() const { return kind_; }
  const std::string& code() const { return code_; }
  const std::string& rule() const { return rule_; }
  const char* what() const noexcept override { return text_.c_str(); }

 private:
  Kind kind_;
  std::string code_, rule_, text_;
};

}  // namespace hexad
