// Many games stepped at once on several threads. The results are written into arrays of the caller.
#pragma once

#include <atomic>
#include <cstring>
#include <limits>
#include <memory>

#include "env/episode.h"
#include "threads.h"

namespace hexad::env {

// A row for each game.
struct Arrays {
  std::uint8_t* observations;
  float* scalars;
  bool* masks;
  std::int32_t* counts;
  std::uint8_t* players;
  float* rewards;
  bool* terminated;
  bool* truncated;
  std::int8_t* winners;
  std::int32_t* lengths;
};

// The games are independent: any thread may step any of them, with the same results.
template <class Space>
class Batch {
 public:
  Batch(const Space& space, int games, int threads, bool resets_itself, Arrays arrays)
      : space_(std::make_unique<Space>(space)), pool_(threads), resets_itself_(resets_itself), arrays_(arrays) {
    games_.assign(static_cast<std::size_t>(games), Episode<Space>(*space_));
  }

  const Space& space() const { return *space_; }
  int size() const { return static_cast<int>(games_.size()); }

  void seed(std::uint64_t seed) {
    for (std::size_t i = 0; i < games_.size(); ++i) games_[i].seed(mix(seed ^ mix(i + 1)));
  }

  // Restarts every game and clears the arrays.
  void reset() {
    std::memset(arrays_.masks, 0, games_.size() * static_cast<std::size_t>(space_->size()));
    pool_.run(size(), [this](int begin, int end) {
      for (int i = begin; i < end; ++i) {
        games_[i].begin();
        write(i, {});
      }
    });
  }

  void reset_game(int i) {
    unmark(i);
    games_[i].begin();
    write(i, {});
  }

  // Plays one action in each game. If one is not legal, returns the first such action and plays none.
  template <class Int>
  std::optional<BadAction> step(const Int* actions) {
    std::atomic<int> bad = std::numeric_limits<int>::max();
    pool_.run(size(), [&](int begin, int end) {
      for (int i = begin; i < end; ++i)
        if (!games_[i].prepare(actions[i])) return keep_least(bad, i);
    });
    if (bad < size()) return games_[bad].fault(bad, actions[bad]);
    pool_.run(size(), [this](int begin, int end) {
      for (int i = begin; i < end; ++i) step_game(i);
    });
    return std::nullopt;
  }

  template <class Int>
  void sample(Int* actions) {
    for (int i = 0; i < size(); ++i) actions[i] = games_[i].draw();
  }

 private:
  static void keep_least(std::atomic<int>& least, int i) {
    int now = least;
    while (i < now && !least.compare_exchange_weak(now, i)) {
    }
  }

  void step_game(int i) {
    if (!games_[i].is_prepared()) return write_step(i, {});
    unmark(i);
    const Step step = games_[i].play();
    if (games_[i].is_over() && resets_itself_) games_[i].begin();
    write(i, step);
  }

  bool* mask(int i) const {
    return arrays_.masks + static_cast<std::size_t>(i) * static_cast<std::size_t>(space_->size());
  }

  // A long mask is nearly all false: only the set elements are cleared. A short one is faster to clear as a whole.
  void unmark(int i) {
    constexpr int kShort = 4096;
    if (space_->size() <= kShort)
      std::memset(mask(i), 0, static_cast<std::size_t>(space_->size()));
    else
      set_all(games_[i].legal(), mask(i), false);
  }

  static void set_all(const Actions& actions, bool* mask, bool value) {
    for (const std::int32_t action : actions) mask[action] = value;
  }

  void write(int i, const Step& step) {
    const Episode<Space>& game = games_[i];
    set_all(game.legal(), mask(i), true);
    arrays_.counts[i] = static_cast<std::int32_t>(game.legal().size());
    arrays_.players[i] = static_cast<std::uint8_t>(game.player());
    const int plane = space_->side() * space_->side();
    game.observe(
        arrays_.observations + static_cast<std::size_t>(i) * static_cast<std::size_t>(space_->planes() * plane),
        arrays_.scalars + static_cast<std::size_t>(i) * static_cast<std::size_t>(space_->scalars()));
    write_step(i, step);
  }

  void write_step(int i, const Step& step) {
    std::memcpy(arrays_.rewards + 2 * static_cast<std::size_t>(i), step.rewards.data(), sizeof step.rewards);
    arrays_.terminated[i] = step.terminated;
    arrays_.truncated[i] = step.truncated;
    arrays_.winners[i] = step.winner;
    arrays_.lengths[i] = static_cast<std::int32_t>(step.length);
  }

  std::unique_ptr<const Space> space_;  // the games refer to it
  Pool pool_;
  bool resets_itself_;
  Arrays arrays_;
  std::vector<Episode<Space>> games_;
};

}  // namespace hexad::env
