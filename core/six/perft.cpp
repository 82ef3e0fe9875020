#include "six/perft.h"

namespace hexad::six {

std::uint64_t perft(Position& position, int depth) {
  if (depth == 0) return 1;
  if (depth == 1) return static_cast<std::uint64_t>(position.count_moves());
  MoveList moves;
  position.legal_moves(moves);
  std::uint64_t leaves = 0;
  for (const Move& move : moves) {
    const auto undo = position.play(move);
    leaves += perft(position, depth - 1);
    position.undo(undo);
  }
  return leaves;
}

}  // namespace hexad::six
