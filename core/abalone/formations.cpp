#include "abalone/formations.h"

#include <algorithm>

namespace hexad::abalone {

namespace {

class Finder {
 public:
  explicit Finder(const Position& position) : position_(position) {}

  std::vector<Formation> all() {
    for (const Player player : {kBlack, kOther}) {
      const Bitboard own = position_.marbles(player);
      singles_and_dets(player, own);
      pairs(player, own);
      lances(player, own);
      bows(player, own);
      shields(player, own);
      blocks(player, own);
      multis(player, own);
    }
    faces();
    return std::move(found_);
  }

 private:
  static Bitboard around(Bitboard set) {
    Bitboard cells = 0;
    for (int d = 0; d < hex::kDirections; ++d) cells |= step(set, d);
    return cells;
  }

  void add(const char* kind, Player player, Bitboard cells) { found_.push_back({kind, player, cells}); }

  // Adds every place where the pattern of steps stays within the set.
  void add_pattern(const char* kind, Player player, Bitboard own, std::initializer_list<int> steps) {
    for (Bitboard left = own; left != 0;) {
      Bitboard cell = bit(pop_first(left));
      Bitboard cells = cell;
      for (const int d : steps) {
        cell = step(cell, d) & own;
        cells |= cell;
        if (cell == 0) break;
      }
      if (cell != 0) add(kind, player, cells);
    }
  }

  // R13: opposing marbles on four or more sides, or on every side that the marble has on the board.
  static bool is_det(Bitboard marble, Bitboard opposing) {
    const Bitboard sides = around(marble);
    const int surrounded = count(sides & opposing);
    return surrounded >= 4 || surrounded == count(sides);
  }

  void singles_and_dets(Player player, Bitboard own) {
    const Bitboard lone = own & ~around(own);
    for (Bitboard left = lone; left != 0;) {
      const Bitboard marble = bit(pop_first(left));
      add("single", player, marble);
      if (is_det(marble, position_.marbles(opponent(player)))) add("det", player, marble);
    }
  }

  void pairs(Player player, Bitboard own) {
    for (int line = 0; line < 3; ++line) add_pattern("pair", player, own, {line});
  }
  void lances(Player player, Bitboard own) {
    for (int line = 0; line < 3; ++line) add_pattern("lance", player, own, {line, line});
  }
  // From one end of the arc: a step, then one turned by 60 degrees to the left. Each arc is found once.
  void bows(Player player, Bitboard own) {
    for (int d = 0; d < hex::kDirections; ++d) add_pattern("bow", player, own, {d, (d + 1) % hex::kDirections});
  }
  // Every triangle points up or down: from its lowest left marble, or from its lowest one.
  void shields(Player player, Bitboard own) {
    add_pattern("shield", player, own, {hex::E, hex::NW});
    add_pattern("shield", player, own, {hex::NE, hex::W});
  }

  // R14: three rows of three, side by side.
  void blocks(Player player, Bitboard own) {
    for (int line = 0; line < 3; ++line) {
      const int side = (line + 1) % 3;
      const auto row = [&](Bitboard start) { return start | step(start, line) | step(step(start, line), line); };
      for (Bitboard left = own; left != 0;) {
        const Bitboard corner = bit(pop_first(left));
        const Bitboard cells = row(corner) | row(step(corner, side)) | row(step(step(corner, side), side));
        if (count(cells) == 9 && (cells & own) == cells) add("block", player, cells);
      }
    }
  }

  void multis(Player player, Bitboard own) {
    for (Bitboard left = own; left != 0;) {
      Bitboard group = bit(first(left));
      for (Bitboard grown = group; (grown |= around(group) & own) != group;) group = grown;
      add("multi", player, group);
      left &= ~group;
    }
  }

  // Every place where the two colours meet in a line: a pac, or a sumito if the cell behind is free (A10, A12).
  void faces() {
    for (int d = 0; d < hex::kDirections; ++d) {
      Bitboard heads = position_.marbles(kBlack) & step(position_.marbles(kOther), hex::opposite(d));
      while (heads != 0) face(pop_first(heads), d);
    }
  }

  struct Run {
    Bitboard nearest = 0;  // at most three, starting at the contact
    int length = 0;
    Cell behind = kOff;
    int strength() const { return std::min(length, 3); }
  };

  Run run(Player player, Cell cell, int direction) const {
    Run run;
    while (cell != kOff && (position_.marbles(player) & bit(cell))) {
      if (++run.length <= 3) run.nearest |= bit(cell);
      cell = neighbour(cell, direction);
    }
    run.behind = cell;
    return run;
  }

  void face(Cell black_head, int direction) {
    const Run black = run(kBlack, black_head, hex::opposite(direction));
    const Run white = run(kOther, neighbour(black_head, direction), direction);
    if (black.strength() == white.strength())
      found_.push_back({"pac", std::nullopt, black.nearest, white.nearest});
    else if (black.strength() > white.strength())
      sumito(kBlack, black, white, direction);
    else
      sumito(kOther, white, black, hex::opposite(direction));
  }

  void sumito(Player player, const Run& pushing, const Run& pushed, int direction) {
    const bool room = pushed.behind == kOff || (position_.empty() & bit(pushed.behind));
    if (room) found_.push_back({"sumito", player, pushing.nearest, pushed.nearest, direction});
  }

  const Position& position_;
  std::vector<Formation> found_;
};

}  // namespace

std::vector<Formation> formations(const Position& position) { return Finder(position).all(); }

}  // namespace hexad::abalone
