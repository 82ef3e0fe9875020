// A game in progress, for both games: a position, the moves that led to it, repetition and limits.
#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "player.h"
#include "refusal.h"

namespace hexad {

// What ends a game besides its own rules; 0 means no limit.
struct Limits {
  std::uint32_t repetition = 3;   // R1, R8: occurrences of the same position with the same player to move
  std::uint32_t plies = 0;        // R3
  std::uint32_t quiet_plies = 0;  // R3: plies without an ejection

  friend bool operator==(const Limits&, const Limits&) = default;
};

template <class P>
class Game {
 public:
  using Position = P;
  using Move = P::Move;
  using MoveList = P::MoveList;

  Game(P start, Limits limits) : start_(start), position_(std::move(start)), limits_(limits) {
    ++seen_[position_.hash()];
    check_end();
  }

  const P& start() const { return start_; }
  const P& position() const { return position_; }
  const Limits& limits() const { return limits_; }
  std::size_t length() const { return played_.size(); }
  const Move& move(std::size_t i) const { return played_[i].move; }
  // Grows with every push and pop, so that values derived from a position can be checked for being out of date.
  std::uint64_t version() const { return version_; }

  bool is_over() const { return is_over_; }
  std::optional<Outcome> outcome() const;
  // How often the position has occurred in this game, including now.
  std::uint32_t times_seen() const { return seen_.find(position_.hash())->second; }

  // Why no move is legal. The game must be over.
  Refusal over() const {
    const auto ended = outcome();
    return {Refusal::kIllegalMove, P::kName, "game-over", ended ? ended->rule : nullptr};
  }

  // The hashes of the positions before this one, oldest first.
  std::vector<std::uint64_t> past() const;

  void legal_moves(MoveList& moves) const {
    moves.clear();
    if (!is_over_) position_.legal_moves(moves);
  }

  // Nothing if the move is legal; it is then in its canonical form.
  std::optional<Refusal> refusal(Move& move) const {
    if (is_over_) return over();
    if (const Refusal* refusal = position_.refusal(move)) return *refusal;
    return std::nullopt;
  }

  // Plays a legal move and returns it in its canonical form; an illegal one changes nothing.
  Result<Move> push(Move move) {
    if (auto refused = refusal(move)) return *std::move(refused);
    played_.push_back({move, position_.play(move)});
    ++seen_[position_.hash()];
    ++version_;
    check_end();
    return move;
  }

  // There must be a move to take back.
  Move pop() {
    const auto seen = seen_.find(position_.hash());
    if (--seen->second == 0) seen_.erase(seen);
    const Move move = played_.back().move;
    position_.undo(played_.back().undo);
    played_.pop_back();
    ++version_;
    is_over_ = false;
    return move;
  }

  friend bool operator==(const Game& a, const Game& b) { return a.position_ == b.position_ && a.limits_ == b.limits_; }

 private:
  struct Played {
    Move move;
    P::Undo undo;
  };

  bool is_repeated() const { return limits_.repetition > 0 && times_seen() >= limits_.repetition; }
  bool is_too_long() const { return limits_.plies > 0 && position_.ply() >= limits_.plies; }
  bool is_too_quiet() const { return limits_.quiet_plies > 0 && position_.quiet_plies() >= limits_.quiet_plies; }
  void check_end() {
    is_over_ = position_.is_won() || is_repeated() || is_too_long() || is_too_quiet() || !position_.has_moves();
  }

  P start_;
  P position_;
  Limits limits_;
  std::vector<Played> played_;
  std::unordered_map<std::uint64_t, std::uint32_t> seen_;
  std::uint64_t version_ = 0;
  bool is_over_ = false;
};

template <class P>
std::vector<std::uint64_t> Game<P>::past() const {
  std::vector<std::uint64_t> hashes(length());
  P position = position_;
  for (std::size_t i = length(); i > 0; --i) {
    position.undo(played_[i - 1].undo);
    hashes[i - 1] = position.hash();
  }
  return hashes;
}

template <class P>
std::optional<Outcome> Game<P>::outcome() const {
  if (!is_over_) return std::nullopt;
  if (auto result = position_.result()) return result;
  if (!position_.has_moves()) return Outcome{std::nullopt, "no legal move", P::kNoMoveRule};
  if (is_repeated()) return Outcome{std::nullopt, "repetition", P::kRepetitionRule};
  return Outcome{std::nullopt, is_too_long() ? "ply limit" : "quiet limit", "R3"};
}

}  // namespace hexad
