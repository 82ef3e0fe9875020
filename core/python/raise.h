// Refusals of the core, as Python exceptions.
#pragma once

#include <utility>

#include "refusal.h"

namespace hexad::python {

// Raises the class of hexad.errors for the kind of the refusal; MemoryError where there is too little memory. The
// interpreter's lock must be held.
[[noreturn]] void raise(const Refusal& refusal);

// The value of a result, or the exception for its refusal.
template <class T>
T checked(Result<T> result) {
  if (!result) raise(result.refusal());
  return *std::move(result);
}

// The same, with an exception of another kind: without a position, a text that names no possible move is invalid, not
// illegal.
template <class T>
T checked_as(Refusal::Kind kind, Result<T> result) {
  if (result) return *std::move(result);
  Refusal refusal = result.refusal();
  refusal.kind = kind;
  raise(refusal);
}

}  // namespace hexad::python
