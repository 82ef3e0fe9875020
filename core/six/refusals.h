// Every reason for which a try at a move of Six is refused. Codes are stable; rules are those of the rulebook.
#pragma once

#include "error.h"

namespace hexad::six::refusals {

inline constexpr Refusal kOccupied{"occupied", "S4", "There is a tile on that cell already."};
inline constexpr Refusal kTouchesNothing{"touches-nothing", "S4",
                                         "A tile must touch at least one other tile, edge to edge."};
inline constexpr Refusal kFirstAwayFromRed{"first-away-from-red", "S3",
                                           "Black's first tile must touch the starting red tile."};
inline constexpr Refusal kFirstTouchesBlack{"first-touches-black", "S3",
                                            "Black's first tile must not touch the starting black tile."};
inline constexpr Refusal kStillPlacing{"still-placing", "S8",
                                       "Tiles are moved only when all have been placed: place one from your hand."};
inline constexpr Refusal kNothingInHand{"nothing-in-hand", "S8", "All your tiles are on the table: move one of them."};
inline constexpr Refusal kNoTile{"no-tile", "S8", "There is no tile on that cell to move."};
inline constexpr Refusal kNotYours{"not-yours", "S8",
                                   "That tile belongs to the other side: a turn moves a tile of one's own."};
inline constexpr Refusal kTooManyChosen{"too-many-chosen", "S8", "A turn moves one tile only."};
inline constexpr Refusal kSplits{"splits", "S9",
                                 "It would split the group: that tile holds the others together and may not be moved."};
inline constexpr Refusal kSamePlace{"same-place", "R9", "A tile that is moved may not be put back where it stood."};
inline constexpr Refusal kLoose{"loose", "S8", "The tile must be put where it touches at least one other tile."};
inline constexpr Refusal kAwayFromGroup{"away-from-group", "R6",
                                        "The tile must be put where it touches the group that stays on the table."};
inline constexpr Refusal kChooseGroup{
    "choose-group", "S12", "The largest groups are of equal size: say which one stays, with = and one of its cells."};
inline constexpr Refusal kNotLargest{
    "not-largest", "S11", "The group that stays must be a largest one, and a tile of it must lie on the named cell."};
inline constexpr Refusal kNothingToChoose{"nothing-to-choose", "S11",
                                          "That move does not split the group: there is nothing to choose."};
inline constexpr Refusal kNoShape{
    "no-shape", "S6", "There is no shape to declare: six tiles of your colour in a line, a triangle or a ring win."};
inline constexpr Refusal kDeclareFirst{
    "declare-first", "R5", "That move completes no shape; one formed earlier is declared on its own, before moving."};
inline constexpr Refusal kDeclaredByItself{"declared-by-itself", "R5",
                                           "In this game a shape is declared by itself when it is formed."};

}  // namespace hexad::six::refusals
