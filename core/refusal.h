// Errors as values. The core throws nothing: a function that can fail returns its result or a Refusal.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace hexad {

// Why something is refused. It holds no sentence: the caller builds one, in the reader's language, from the code and
// the parameters.
struct Refusal {
  enum Kind : std::uint8_t {
    kInvalidMove,      // not a move, a cell, a direction or an action of the game
    kIllegalMove,      // a move that the rules forbid
    kInvalidPosition,  // not a position, or one that cannot arise
    kOutOfMemory,
  };

  // A value that the sentence contains, or that selects its wording.
  struct Parameter {
    const char* name;
    std::variant<int, std::string> value;
  };

  Kind kind;
  const char* game;  // nullptr where no game is involved
  const char* code;  // stable
  const char* rule;  // nullptr where no rule is involved
  std::vector<Parameter> parameters = {};
};

// Why a move is legal: a stable code, and the rule that allows it.
struct Approval {
  const char* code;
  const char* rule;
};

template <class T>
class [[nodiscard]] Result {
 public:
  explicit(false) Result(T value) : value_(std::move(value)) {}
  explicit(false) Result(Refusal refusal) : value_(std::move(refusal)) {}

  explicit operator bool() const { return value_.index() == 0; }

  // There must be a value.
  const T& operator*() const& { return *std::get_if<0>(&value_); }
  T&& operator*() && { return std::move(*std::get_if<0>(&value_)); }
  const T* operator->() const { return std::get_if<0>(&value_); }

  // There must be none.
  const Refusal& refusal() const { return *std::get_if<1>(&value_); }

 private:
  std::variant<T, Refusal> value_;
};

}  // namespace hexad
