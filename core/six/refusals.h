// Every reason for which an attempted move of Six is refused. Codes are stable; rules are those of the rulebook.
#pragma once

#include "refusal.h"

namespace hexad::six::refusals {

constexpr Refusal illegal(const char* code, const char* rule) { return {Refusal::kIllegalMove, "six", code, rule}; }

inline constexpr Refusal kOccupied = illegal("occupied", "S4");
inline constexpr Refusal kTouchesNothing = illegal("touches-nothing", "S4");
inline constexpr Refusal kFirstAwayFromRed = illegal("first-away-from-red", "S3");
inline constexpr Refusal kFirstTouchesBlack = illegal("first-touches-black", "S3");
inline constexpr Refusal kStillPlacing = illegal("still-placing", "S8");
inline constexpr Refusal kNothingInHand = illegal("nothing-in-hand", "S8");
inline constexpr Refusal kNoTile = illegal("no-tile", "S8");
inline constexpr Refusal kNotYours = illegal("not-yours", "S8");
inline constexpr Refusal kTooManyChosen = illegal("too-many-chosen", "S8");
inline constexpr Refusal kSplits = illegal("splits", "S9");
inline constexpr Refusal kSamePlace = illegal("same-place", "R9");
inline constexpr Refusal kLoose = illegal("loose", "S8");
inline constexpr Refusal kAwayFromGroup = illegal("away-from-group", "R6");
inline constexpr Refusal kChooseGroup = illegal("choose-group", "S12");
inline constexpr Refusal kNotLargest = illegal("not-largest", "S11");
inline constexpr Refusal kNothingToChoose = illegal("nothing-to-choose", "S11");
inline constexpr Refusal kNoShape = illegal("no-shape", "S6");
inline constexpr Refusal kDeclareFirst = illegal("declare-first", "R5");
inline constexpr Refusal kDeclaredByItself = illegal("declared-by-itself", "R5");

}  // namespace hexad::six::refusals
