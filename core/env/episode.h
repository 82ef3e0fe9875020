// One game of a batch: a position, its history and the legal actions.
#pragma once

#include "env/history.h"
#include "env/terms.h"
#include "random.h"

namespace hexad::env {

// The result of an action. The rewards are Black's and the opponent's.
struct Step {
  std::array<float, 2> rewards{};
  bool terminated = false;
  bool truncated = false;
  std::int8_t winner = -1;
  std::uint32_t length = 0;  // the plies of a game that ended
};

// Follows the same rules as Game<P>, but stores no moves, so that thousands of games can be stepped. The space must
// outlive it.
template <class Space>
class Episode {
 public:
  using Position = Space::Position;

  explicit Episode(const Space& space) : space_(&space), position_(space.start()), view_(space.view(position_)) {
    begin();
  }

  void seed(std::uint64_t seed) { random_ = Random(seed); }

  void begin() {
    position_ = space_->start();
    view_ = space_->view(position_);
    is_over_ = false;
    history_.forget();
    times_seen_ = history_.add(position_.hash());
    space_->legal_actions(position_, view_, legal_);
  }

  bool is_over() const { return is_over_; }
  const Actions& legal() const { return legal_; }
  int player() const { return space_->player(position_); }
  void observe(std::uint8_t* planes, float* scalars) const {
    space_->observe(position_, view_, times_seen_, planes, scalars);
  }

  int draw() { return legal_.empty() ? kSkip : legal_[random_.below(static_cast<std::uint32_t>(legal_.size()))]; }

  // Prepares an action to be played. Returns false and changes nothing if it is not legal.
  bool prepare(std::int64_t action) {
    if (action == kSkip) {
      prepared_.reset();
      return true;
    }
    if (is_over_) return false;
    prepared_ = space_->resolve(position_, view_, action);
    return prepared_.has_value();
  }

  bool is_prepared() const { return prepared_.has_value(); }

  // Why an action cannot be prepared.
  BadAction fault(int game, std::int64_t action) const {
    if (is_over_) return {game, action, BadAction::kGameOver};
    if (action < 0 || action >= space_->size()) return {game, action, BadAction::kOutOfRange};
    return {game, action, BadAction::kNotLegal, space_->text(static_cast<int>(action), view_)};
  }

  // Plays the prepared action, if there is one.
  Step play() {
    Step step;
    if (!prepared_) return step;
    if (prepared_->waits) {
      space_->set_aside(prepared_->move, view_);
      space_->legal_actions(position_, view_, legal_);
      return step;
    }
    const Player mover = position_.turn();
    const int before = space_->ejections(position_, mover);
    position_.play(prepared_->move);
    view_ = space_->view(position_);
    check_end(step);
    if (space_->terms().rewards_ejections)
      reward(step, mover, static_cast<float>(space_->ejections(position_, mover) - before) / 6);
    if (step.winner >= 0) reward(step, static_cast<Player>(step.winner), 1);
    return step;
  }

 private:
  static void reward(Step& step, Player player, float points) {
    step.rewards[player] += points;
    step.rewards[opponent(player)] -= points;
  }

  bool is_repeated() const {
    const std::uint32_t most = space_->terms().limits.repetition;
    return most > 0 && times_seen_ >= most;
  }
  bool is_too_long() const {
    const Limits& limits = space_->terms().limits;
    return (limits.plies > 0 && position_.ply() >= limits.plies) ||
           (limits.quiet_plies > 0 && position_.quiet_plies() >= limits.quiet_plies);
  }

  void check_end(Step& step) {
    if (space_->is_fresh(position_)) history_.forget();
    const std::uint64_t hash = position_.hash();
    history_.prefetch(hash);
    const bool is_done = position_.is_won() || space_->is_finished(position_);
    legal_.clear();
    if (!is_done) space_->legal_actions(position_, view_, legal_);
    times_seen_ = history_.add(hash);
    step.terminated = legal_.empty() || is_repeated();
    step.truncated = !step.terminated && is_too_long();
    is_over_ = step.terminated || step.truncated;
    if (is_over_) close(step);
  }

  void close(Step& step) {
    legal_.clear();
    step.length = position_.ply() - space_->start().ply();
    const auto result = position_.result();
    if (result && result->winner) step.winner = static_cast<std::int8_t>(*result->winner);
  }

  const Space* space_;
  Position position_;
  Space::View view_;
  std::optional<Resolved<typename Position::Move>> prepared_;
  PositionCounts history_;
  Actions legal_;
  Random random_{0};
  std::uint32_t times_seen_ = 1;
  bool is_over_ = false;
};

}  // namespace hexad::env
