// Every reason for which a try at a move of Abalone is refused. Codes are stable; rules are those of the rulebook.
#pragma once

#include "error.h"

namespace hexad::abalone::refusals {

inline constexpr Refusal kNothingChosen{"nothing-chosen", "A4",
                                        "A turn moves at least one marble: choose one, two or three of your own."};
inline constexpr Refusal kEmptyCell{"empty-cell", "A5", "There is no marble on that cell."};
inline constexpr Refusal kNotYours{"not-yours", "A3",
                                   "That marble belongs to the other player, and it is not that player's turn."};
inline constexpr Refusal kMixedGroup{"mixed-group", "A6",
                                     "A group is of one colour: the marbles that move together must all be your own."};
inline constexpr Refusal kTooMany{"too-many", "A6", "Four or more marbles can not move together: three is the most."};
inline constexpr Refusal kNotInLine{"not-in-line", "A6",
                                    "The marbles do not stand in one straight line, so they can not move together."};
inline constexpr Refusal kGroupGap{"group-gap", "A6", "The marbles do not touch: a group has no gaps."};
inline constexpr Refusal kTooFar{"too-far", "A5", "A marble moves by one cell only."};
inline constexpr Refusal kAlongLine{
    "along-line", "A8",
    "A broadside move goes sideways; to move along the line, name the rear marble and the cell it steps to."};
inline constexpr Refusal kOffBoard{"off-board", "A14", "Your own marble can not leave the board by your own move."};
inline constexpr Refusal kOwnInWay{"own-in-way", "A14", "Your own marble is in the way, and it can not be pushed."};
inline constexpr Refusal kBroadsideBlocked{
    "broadside-blocked", "A8",
    "Every cell that a broadside move enters must be empty; one of your own marbles stands there."};
inline constexpr Refusal kBroadsidePush{
    "broadside-push", "A8", "A broadside move never pushes, and an opposing marble stands where the group would go."};
inline constexpr Refusal kPac{"pac", "A10", "Equal numbers face each other, a pac: neither side can push."};
inline constexpr Refusal kNoMajority{"no-majority", "A10",
                                     "There is no majority: more marbles stand against the push than push."};
inline constexpr Refusal kBehindBlocked{"behind-blocked", "A12", "There is no free cell behind the pushed marbles."};
inline constexpr Refusal kPushGap{"push-gap", "A11",
                                  "There is a gap between the two colours: only marbles that touch can be pushed."};
inline constexpr Refusal kPushNotInLine{
    "push-not-in-line", "A9", "The two colours do not stand in one line: a sumito pushes straight ahead only."};

}  // namespace hexad::abalone::refusals
