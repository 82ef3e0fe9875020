// Random games, four side by side: each step of a ply is done for all four games before the next, so that the processor
// can overlap them.
#include <array>
#include <utility>

#ifdef __BMI2__
#include <immintrin.h>
#endif

#include "abalone/kernel.h"
#include "abalone/lanes.h"
#include "abalone/setup.h"

namespace hexad::abalone::kernel {

namespace {

Bitboard nth_bit(Bitboard set, int n) {
#ifdef __BMI2__
  return _pdep_u64(Bitboard{1} << n, set);
#else
  while (n-- > 0) set &= set - 1;
  return set & -set;
#endif
}

// Plays an in-line move of the run that starts at the rear marble. Written for conditional moves: branches would be
// unpredictable.
bool push_line(Bitboard& own, Bitboard& other, Bitboard rear, int d) {
  Bitboard target = step(rear, d);
  for (int i = 1; i < 3; ++i) target = own & target ? step(target, d) : target;
  own ^= rear ^ target;
  if (!(other & target)) return false;
  Bitboard behind = step(target, d);
  behind = other & behind ? step(behind, d) : behind;
  other ^= target | behind;
  return behind == 0;
}

void move_broadside(Bitboard& own, Bitboard end, int line, int size, int d) {
  const Bitboard pair = end | step(end, line);
  const Bitboard group = size == 3 ? pair | step(pair, line) : pair;
  own ^= group ^ step(group, d);
}

// For each direction a word of in-line rears and four words of broadside ends.
constexpr int kWords = 5;

class Games {
 public:
  Games(Side own, Side other, std::uint32_t games, std::uint32_t max_plies)
      : start_own_(own), start_other_(other), waiting_(games), max_plies_(max_plies) {
    for (int lane = 0; lane < kLanes; ++lane) next_game(lane);
  }

  std::uint64_t play(Random& random) {
    while (running_ > 0) {
      find_moves();
      const auto chosen = choose(random);
      for (int lane = 0; lane < kLanes; ++lane)
        if (is_running_[lane]) play_ply(lane, chosen[lane]);
    }
    return plies_;
  }

 private:
  struct Choice {
    int moves;      // how many there are
    int direction;  // of the chosen one
    int number;     // among those of its direction
  };

  void next_game(int lane) {
    running_ -= is_running_[lane];
    is_running_[lane] = waiting_ > 0 && max_plies_ > 0;
    running_ += is_running_[lane];
    own_[lane] = other_[lane] = 0;
    if (!is_running_[lane]) return;
    --waiting_;
    own_[lane] = start_own_.marbles;
    other_[lane] = start_other_.marbles;
    pushed_off_[lane] = {start_own_.pushed_off, start_other_.pushed_off};
    plies_of_[lane] = 0;
  }

  template <int D>
  void find_direction(Lanes own, Lanes other, Lanes empty) {
    const auto found = move_classes(own, other, empty, lanes_frame(D));
    words_[D] = {found.steps | found.pairs | found.triples, found.broad_pairs[0], found.broad_triples[0],
                 found.broad_pairs[1], found.broad_triples[1]};
    Lanes ones = words_[D][0];
    const Lanes twos = full_add(ones, words_[D][1], words_[D][2]);
    const Lanes more_twos = full_add(ones, words_[D][3], words_[D][4]);
    moves_[D] = count_bits(ones) + 2 * (count_bits(twos) + count_bits(more_twos));
  }

  void find_moves() {
    const Lanes own{own_[0], own_[1], own_[2], own_[3]};
    const Lanes other{other_[0], other_[1], other_[2], other_[3]};
    const Lanes empty = spread(kBoard) & ~(own | other);
    find_direction<hex::E>(own, other, empty);
    find_direction<hex::NE>(own, other, empty);
    find_direction<hex::NW>(own, other, empty);
    find_direction<hex::W>(own, other, empty);
    find_direction<hex::SW>(own, other, empty);
    find_direction<hex::SE>(own, other, empty);
  }

  // A random move of each game, by its direction and its number in that direction, without branches.
  std::array<Choice, kLanes> choose(Random& random) const {
    const Lanes total = moves_[0] + moves_[1] + moves_[2] + moves_[3] + moves_[4] + moves_[5];
    Lanes number{};
    for (int lane = 0; lane < kLanes; ++lane) number[lane] = random.below(static_cast<std::uint32_t>(total[lane]));
    Lanes direction{}, before{}, end{};
    for (int d = 0; d + 1 < hex::kDirections; ++d) {
      end += moves_[d];
      // All ones if the number lies beyond this direction. Counts are small, so the top bit shows the sign.
      const Lanes behind = ((number - end) >> 63) - 1;
      direction -= behind;
      before += moves_[d] & behind;
    }
    std::array<Choice, kLanes> choices;
    for (int lane = 0; lane < kLanes; ++lane)
      choices[lane] = {static_cast<int>(total[lane]), static_cast<int>(direction[lane]),
                       static_cast<int>(number[lane] - before[lane])};
    return choices;
  }

  void play_ply(int lane, Choice choice) {
    if (choice.moves == 0) return next_game(lane);
    const bool ejection = play_move(own_[lane], other_[lane], lane, choice);
    ++plies_;
    auto& [own_off, other_off] = pushed_off_[lane];
    own_off += ejection;
    std::swap(own_[lane], other_[lane]);
    std::swap(own_off, other_off);
    if (other_off >= kToWin || ++plies_of_[lane] == max_plies_) next_game(lane);
  }

  bool play_move(Bitboard& own, Bitboard& other, int lane, Choice choice) const {
    const auto& words = words_[choice.direction];
    std::array<int, kWords> end{};
    for (int i = 0, sum = 0; i < kWords; ++i) end[i] = sum += count(words[i][lane]);
    const int n = choice.number;
    const int which = (n >= end[0]) + (n >= end[1]) + (n >= end[2]) + (n >= end[3]);
    const Bitboard cell = nth_bit(words[which][lane], which == 0 ? n : n - end[which - 1]);
    if (which == 0) return push_line(own, other, cell, choice.direction);
    move_broadside(own, cell, line_of(choice.direction, (which - 1) / 2), 2 + (which - 1) % 2, choice.direction);
    return false;
  }

  Side start_own_, start_other_;
  std::uint32_t waiting_, max_plies_;
  int running_ = 0;
  std::uint64_t plies_ = 0;
  std::array<bool, kLanes> is_running_{};
  std::array<Bitboard, kLanes> own_{}, other_{};
  std::array<std::pair<int, int>, kLanes> pushed_off_{};
  std::array<std::uint32_t, kLanes> plies_of_{};
  std::array<std::array<Lanes, kWords>, hex::kDirections> words_;
  std::array<Lanes, hex::kDirections> moves_;
};

}  // namespace

std::uint64_t playouts(Side own, Side other, std::uint32_t games, std::uint32_t max_plies, Random& random) {
  if (own.pushed_off >= kToWin || other.pushed_off >= kToWin) return 0;
  return Games(own, other, games, max_plies).play(random);
}

}  // namespace hexad::abalone::kernel
