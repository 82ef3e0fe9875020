// A position of Six that can arise: it is made from a validated setup or by playing moves.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "player.h"
#include "refusal.h"
#include "six/groups.h"
#include "six/move.h"
#include "six/setup.h"
#include "six/shape.h"
#include "six/table.h"

namespace hexad::six {

using MoveList = std::vector<Move>;

// The options that a position text does not hold.
struct Rules {
  bool manual_declare = false;   // R5
  bool free_first_move = false;  // R11

  friend bool operator==(const Rules&, const Rules&) = default;
};

class Position {
 public:
  using Move = six::Move;
  using MoveList = six::MoveList;

  static constexpr const char* kName = "six";
  static constexpr const char* kNoMoveRule = "R8";
  static constexpr const char* kRepetitionRule = "R8";

  struct Undo {
    struct Removed {
      Tile tile;
      int index;
    };
    Move move;
    int index = 0;  // where among its colour the moved tile stood
    std::vector<Removed> removed = {};
  };

  static Result<Position> from(const Setup& setup, Rules rules);
  static Result<Position> read(std::string_view fen, Rules rules);

  Setup setup() const;
  std::string fen() const { return to_text(setup()); }

  const Table& table() const { return table_; }
  Rules rules() const { return rules_; }
  bool advanced() const { return advanced_; }
  int seats() const { return seats_; }
  int seat() const { return seat_; }
  int hand(int seat) const { return hands_[seat]; }
  Player turn() const { return static_cast<Player>(seat_ % 2); }
  bool is_placing() const { return hands_[seat_] > 0; }
  // Whether a tile may be placed on every open cell, and no other move is legal.
  bool places_anywhere() const { return is_placing() && !is_won() && !is_first_move() && !rules_.manual_declare; }
  bool will_place_next() const { return hands_[(seat_ + 1) % seats_] > 0; }
  std::uint32_t ply() const { return ply_; }
  std::uint32_t quiet_plies() const { return 0; }
  std::uint64_t hash() const;

  bool is_won() const { return ending_ != Ending::kNone; }
  // The winner of a game that has ended; nothing if both sides have five tiles or fewer.
  std::optional<Player> winner() const {
    return ending_ == Ending::kBothFiveOrFewer ? std::nullopt : std::optional(winner_);
  }
  std::optional<Outcome> result() const;

  // Empty where the game is won.
  void legal_moves(MoveList& moves) const;
  int count_moves() const;
  bool has_moves() const;

  // nullptr where the move is legal; then the move is in its canonical form.
  const Refusal* refusal(Move& move) const;

  // Unchecked: the move must be legal and canonical.
  Undo play(const Move& move);
  void undo(const Undo& undo);

  // Whether a tile lifted from one cell would touch another tile on the other.
  bool touches_another(Cell from, Cell to) const;
  // The tiles that a legal move takes out of the game (S11).
  std::vector<Tile> removed_by(const Move& move) const;

  friend bool operator==(const Position& a, const Position& b);

 private:
  enum class Ending : std::uint8_t { kNone, kShape, kFiveOrFewer, kBothFiveOrFewer };

  // The setup must be valid. Whether the tiles form one group, and who has won, is found out afterwards.
  Position(const Setup& setup, Rules rules);

  int hands_of(Player player) const { return hands_[player] + hands_[player + 2]; }
  bool is_first_move() const;
  bool touches_start(Cell cell, Player player) const;
  bool own_shape_lies() const { return rules_.manual_declare && shape_of(table_, turn()).has_value(); }

  void add_completed(MoveList& moves, const Move& move, const Table& lifted) const;
  void add_placements(MoveList& moves) const;
  void add_plain_moves(MoveList& moves, Cell from, const std::vector<Cell>& open) const;
  void add_moves_on(MoveList& moves, const Move& draft, const Table& lifted) const;
  void add_splits(MoveList& moves, const Groups& groups, int number) const;
  int count_plain_moves(Cell from) const;

  const Refusal* refusal_place(const Move& move) const;
  const Refusal* refusal_move(Move& move) const;
  const Refusal* refusal_split(Move& move, const Groups& groups, const std::vector<TileSet>& parts) const;
  const Refusal* refusal_plain(const Move& move) const;
  const Refusal* refusal_landing(const Move& move, const Table& lifted, const Refusal& loose) const;
  const Refusal* refusal_declared(const Move& move, const Table& lifted) const;

  // The table with a tile lifted and only one group left.
  Table lifted(Cell from) const;
  Table lifted(Cell from, const Groups& groups, TileSet stays) const;
  TileSet staying(const Groups& groups, const std::vector<TileSet>& parts, const Move& move) const;

  void take_out(Undo& undo, const Groups& groups, TileSet gone);
  void check_end(const Undo& undo);
  void win(Player player, const Shape& shape);

  Table table_;
  Rules rules_;
  bool advanced_;
  Ending ending_ = Ending::kNone;
  Player winner_ = kBlack;
  Shape shape_{nullptr, {}};
  std::uint8_t seats_, seat_;
  std::array<std::uint8_t, kMaxSeats> hands_{};
  std::uint32_t ply_;
};

// How a tile that was lifted leaves the rest: the largest groups, more than one where they tie.
std::vector<TileSet> largest(const std::vector<TileSet>& groups);
// The smallest cell of a group, by q, then r.
Cell name_of(const Groups& groups, TileSet group);

}  // namespace hexad::six
