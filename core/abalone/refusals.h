// Every reason for which an attempted move of Abalone is refused. Codes are stable; rules are those of the rulebook.
#pragma once

#include "refusal.h"

namespace hexad::abalone::refusals {

constexpr Refusal illegal(const char* code, const char* rule) { return {Refusal::kIllegalMove, "abalone", code, rule}; }

inline constexpr Refusal kNothingChosen = illegal("nothing-chosen", "A4");
inline constexpr Refusal kEmptyCell = illegal("empty-cell", "A5");
inline constexpr Refusal kNotYours = illegal("not-yours", "A3");
inline constexpr Refusal kMixedGroup = illegal("mixed-group", "A6");
inline constexpr Refusal kTooMany = illegal("too-many", "A6");
inline constexpr Refusal kNotInLine = illegal("not-in-line", "A6");
inline constexpr Refusal kGroupGap = illegal("group-gap", "A6");
inline constexpr Refusal kTooFar = illegal("too-far", "A5");
inline constexpr Refusal kAlongLine = illegal("along-line", "A8");
inline constexpr Refusal kOffBoard = illegal("off-board", "A14");
inline constexpr Refusal kOwnInWay = illegal("own-in-way", "A14");
inline constexpr Refusal kBroadsideBlocked = illegal("broadside-blocked", "A8");
inline constexpr Refusal kBroadsidePush = illegal("broadside-push", "A8");
inline constexpr Refusal kPac = illegal("pac", "A10");
inline constexpr Refusal kNoMajority = illegal("no-majority", "A10");
inline constexpr Refusal kBehindBlocked = illegal("behind-blocked", "A12");
inline constexpr Refusal kPushGap = illegal("push-gap", "A11");
inline constexpr Refusal kPushNotInLine = illegal("push-not-in-line", "A9");

}  // namespace hexad::abalone::refusals
