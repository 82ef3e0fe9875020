// A position of Abalone that can arise: it is made from a validated setup or by playing moves.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "abalone/move.h"
#include "abalone/setup.h"
#include "player.h"

namespace hexad::abalone {

// A list with room for the moves of any position: 14 marbles, six directions, at most one in-line move and four
// broadside moves for each.
class MoveList {
 public:
  static constexpr int kRoom = kMarbles * hex::kDirections * 5;

  void add(Move move) { moves_[size_++] = move; }
  void clear() { size_ = 0; }
  int size() const { return size_; }
  Move operator[](int i) const { return moves_[i]; }
  const Move* begin() const { return moves_.data(); }
  const Move* end() const { return moves_.data() + size_; }

 private:
  std::array<Move, kRoom> moves_;
  int size_ = 0;
};

// The line ahead of an in-line move: `own` marbles move, `pushed` opposing marbles give way.
struct LineAhead {
  int own = 0;
  int pushed = 0;
  Cell target = kOff;  // the first cell that is not the mover's
  Cell behind = kOff;  // the first cell behind the opposing marbles
};

class Position {
 public:
  using Move = abalone::Move;
  using MoveList = abalone::MoveList;
  using Undo = Position;

  static constexpr const char* kName = "abalone";
  static constexpr const char* kNoMoveRule = "R2";
  static constexpr const char* kRepetitionRule = "R1";

  static Result<Position> from(const Setup& setup);
  static Result<Position> read(std::string_view fen);

  Setup setup() const;
  std::string fen() const { return to_text(setup()); }

  Player turn() const { return turn_; }
  Bitboard marbles(Player player) const { return marbles_[player]; }
  Bitboard own() const { return marbles_[turn_]; }
  Bitboard other() const { return marbles_[opponent(turn_)]; }
  Bitboard empty() const { return kBoard & ~(marbles_[kBlack] | marbles_[kOther]); }
  int pushed_off(Player by) const { return pushed_off_[by]; }
  std::uint32_t quiet_plies() const { return quiet_plies_; }
  std::uint32_t ply() const { return ply_; }
  std::uint64_t hash() const { return hash_; }

  bool is_won() const { return pushed_off_[opponent(turn_)] >= kToWin || pushed_off_[turn_] >= kToWin; }
  std::optional<Outcome> result() const;

  // Empty where the game is won.
  void legal_moves(MoveList& moves) const;
  int count_moves() const;
  bool has_moves() const { return !is_won() && count_moves() > 0; }

  // nullptr where the move is legal.
  const Refusal* refusal(Move move) const;

  // Unchecked: the move must be legal.
  Undo play(Move move);
  // A null move: gives the turn to the opponent. Only the search plays it; the rules have no such move.
  Undo play_null_move();
  void undo(const Undo& before) { *this = before; }

  // Whatever is on the cell.
  LineAhead line_ahead(Cell rear, int direction) const;
  // The cells of the own marbles that move.
  Bitboard group(Move move) const;

  friend bool operator==(const Position&, const Position&) = default;

 private:
  // The setup must be valid.
  explicit Position(const Setup& setup);

  void play_in_line(Cell rear, int direction);
  void play_broadside(Move move);
  void toggle(Player player, Cell cell);
  const Refusal* refusal_in_line(Cell rear, int direction) const;
  const Refusal* refusal_broadside(Move move) const;

  std::array<Bitboard, 2> marbles_;
  std::uint64_t hash_ = 0;
  std::uint32_t quiet_plies_;
  std::uint32_t ply_;
  std::array<std::uint8_t, 2> pushed_off_;
  Player turn_;
};

}  // namespace hexad::abalone
