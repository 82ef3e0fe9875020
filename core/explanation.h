// Reads attempted moves of a game and explains them: the rule that allows or forbids each.
#pragma once

#include <string>
#include <utility>

#include "game.h"
#include "refusal.h"

namespace hexad {

// `rule` is nullptr where no rule is involved; `move` is the canonical text of a legal move.
struct Explanation {
  bool is_legal;
  const char* code;
  const char* rule;
  std::string move = {};
};

// The move if it is legal. After the end of the game every move is refused for that reason.
template <class P>
Result<typename P::Move> legal_move(const Game<P>& game, Result<typename P::Move> move) {
  if (!move) {
    const bool is_text_wrong = move.refusal().kind == Refusal::kInvalidMove;
    return game.is_over() && !is_text_wrong ? game.over() : move;
  }
  auto legal = *std::move(move);
  if (auto refused = game.refusal(legal)) return *std::move(refused);
  return legal;
}

// A text that is not a move of the game is a refusal, not an explanation.
template <class P>
Result<Explanation> explain(const Game<P>& game, Result<typename P::Move> attempt) {
  const auto move = legal_move(game, std::move(attempt));
  if (!move) {
    const Refusal& refusal = move.refusal();
    if (refusal.kind == Refusal::kInvalidMove) return refusal;
    return Explanation{false, refusal.code, refusal.rule};
  }
  const Approval reason = approval(game.position(), *move);
  return Explanation{true, reason.code, reason.rule, to_text(*move)};
}

}  // namespace hexad
