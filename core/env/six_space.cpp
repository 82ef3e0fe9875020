#include "env/six_space.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <utility>

#include "six/groups.h"
#include "six/refusals.h"

namespace hexad::env {

namespace {

using six::Move;
using six::Position;

struct Choice {
  Move move;
  six::TileSet stays;
};

// The legal completions of a move after which several groups are the largest (S12).
std::vector<Choice> choices_of(const Position& position, const Move& move, const six::Groups& groups) {
  std::vector<Choice> found;
  const int number = groups.number(position.turn(), position.table().index_of(move.from, position.turn()));
  for (const six::TileSet group : six::largest(groups.without(number))) {
    Move choice = move.keeping(six::name_of(groups, group));
    if (!position.refusal(choice)) found.push_back({choice, group});
  }
  return found;
}

std::optional<Resolved<Move>> resolve_tie(const Position& position, const Move& move) {
  const auto choices = choices_of(position, move, six::Groups(position.table()));
  if (choices.empty()) return std::nullopt;
  if (choices.size() == 1) return Resolved<Move>{choices[0].move};
  return Resolved<Move>{move, true};
}

std::optional<Resolved<Move>> resolve_move(const Position& position, Move move) {
  const Refusal* refusal = position.refusal(move);
  if (refusal == &six::refusals::kChooseGroup) return resolve_tie(position, move);
  if (refusal) return std::nullopt;
  return Resolved<Move>{move};
}

// The cell that names the group that stays, as a placement on it.
Result<Move> read_choice(std::string_view text) {
  const auto cell = six::read_cell(text);
  if (!cell) return cell.refusal();
  return Move::place(*cell);
}

}  // namespace

SixSpace::SixSpace(const Position& start, Terms terms, int radius, bool placing_only)
    : start_(start), terms_(terms), window_(radius), placing_only_(placing_only) {
  window_plane_.resize(static_cast<std::size_t>(side()) * side());
  for (int i = 0; i < window_.size(); ++i) window_plane_[static_cast<std::size_t>(window_.place(i))] = 1;
}

int SixSpace::size() const {
  if (placing_only_) return window_.size();
  return first_choice() + (start_.advanced() ? window_.size() : 0);
}

int SixSpace::number_of(const Move& move, Cell centre) const {
  const int to = window_.number(move.to - centre);
  if (move.kind == Move::kPlace || to < 0) return to;
  const int from = window_.number(move.from - centre);
  return from < 0 ? -1 : first_move() + from * window_.size() + to;
}

void SixSpace::legal_actions(const Position& position, const View& view, Actions& actions) const {
  actions.clear();
  if (view.pending) return add_choices(position, *view.pending, view.centre, actions);
  if (position.places_anywhere()) return add_placements(position, view.centre, actions);
  six::MoveList moves;
  position.legal_moves(moves);
  actions.reserve(moves.size());
  bool ties = false;
  for (const Move& move : moves) {
    const int number = number_of(move, view.centre);
    if (number >= 0) actions.push_back(number);
    ties |= move.chooses;
  }
  if (!ties) return;
  // A move with a choice of groups is listed once for each group.
  std::ranges::sort(actions);
  const auto again = std::ranges::unique(actions);
  actions.erase(again.begin(), again.end());
}

// Row by row, without a list of moves.
void SixSpace::add_placements(const Position& position, Cell centre, Actions& actions) const {
  for (int r = -window_.radius(); r <= window_.radius(); ++r) {
    const Window::Row row = window_.row(r);
    std::uint32_t open = position.table().open_in_row(six::slot_of(centre + row.first));
    for (open &= (1U << row.length) - 1; open != 0; open &= open - 1)
      actions.push_back(row.number + std::countr_zero(open));
  }
}

void SixSpace::add_choices(const Position& position, const Move& pending, Cell centre, Actions& actions) const {
  const six::Groups groups(position.table());
  for (const Choice& choice : choices_of(position, pending, groups)) {
    for (six::TileSet left = choice.stays; left != 0; left &= left - 1) {
      const int cell = window_.number(groups.tile(std::countr_zero(left)).cell - centre);
      if (cell >= 0) actions.push_back(first_choice() + cell);
    }
  }
}

std::optional<Resolved<Move>> SixSpace::resolve(const Position& position, const View& view, std::int64_t action) const {
  if (action < 0 || action >= size()) return std::nullopt;
  const bool chooses = action >= first_choice();
  if (chooses != view.pending.has_value()) return std::nullopt;
  const auto cell = [&](std::int64_t number) { return view.centre + window_.cell(static_cast<int>(number)); };
  if (chooses) return resolve_move(position, view.pending->keeping(cell(action - first_choice())));
  if (action < first_move()) return resolve_move(position, Move::place(cell(action)));
  const std::int64_t pair = action - first_move();
  return resolve_move(position, Move::move(cell(pair / window_.size()), cell(pair % window_.size())));
}

void SixSpace::observe(const Position& position, const View& view, std::uint32_t times_seen, std::uint8_t* planes,
                       float* scalars) const {
  const std::size_t plane = window_plane_.size();
  std::memset(planes, 0, plane * static_cast<std::size_t>(this->planes()));
  const auto mark = [&](Cell cell, std::size_t which) {
    const int number = window_.number(cell - view.centre);
    if (number >= 0) planes[which * plane + static_cast<std::size_t>(window_.place(number))] = 1;
  };
  const six::Table& table = position.table();
  for (int which = 0; which < 2; ++which) {
    const Player player = which == 0 ? position.turn() : opponent(position.turn());
    for (int i = 0; i < table.count(player); ++i) mark(table.tile(player, i), static_cast<std::size_t>(which));
  }
  std::memcpy(planes + 2 * plane, window_plane_.data(), plane);
  if (view.pending) {
    mark(view.pending->from, 3);
    mark(view.pending->to, 4);
  }
  const auto seats = static_cast<std::uint32_t>(position.seats());
  const std::uint32_t at_start = 2 * six::kInHand / seats;
  for (int i = 0; i < position.seats(); ++i)
    *scalars++ = share(static_cast<std::uint32_t>(position.hand((position.seat() + i) % position.seats())), at_start);
  *scalars++ = position.turn();
  *scalars++ = share(position.ply(), terms_.limits.plies);
  *scalars++ = repetition_share(times_seen, terms_.limits.repetition);
}

std::string SixSpace::text(int action, const View& view) const {
  const auto cell = [&](int number) { return view.centre + window_.cell(number); };
  if (action < first_move()) return six::to_text(cell(action));
  if (action >= first_choice()) return '=' + six::to_text(cell(action - first_choice()));
  const int pair = action - first_move();
  return six::to_text(Move::move(cell(pair / window_.size()), cell(pair % window_.size())));
}

Result<int> SixSpace::action(std::string_view text, const View& view) const {
  const auto refuse = [](const char* code, std::vector<Refusal::Parameter> parameters) {
    return Refusal{Refusal::kInvalidMove, Position::kName, code, nullptr, std::move(parameters)};
  };
  const bool chooses = text.starts_with('=');
  const Result<Move> read = chooses ? read_choice(text.substr(1)) : six::read_move(text);
  if (!read) return read.refusal();
  if (read->kind == Move::kDeclare || read->declares || read->chooses)
    return refuse("not-an-action", {{"fault", "form"}});
  if ((chooses && !has_choices()) || (read->kind == Move::kMove && placing_only_))
    return refuse("not-an-action", {{"fault", "options"}});
  const int number = number_of(*read, view.centre);
  if (number < 0)
    return refuse("outside-window", {{"radius", window_.radius()}, {"centre", six::to_text(view.centre)}});
  return chooses ? first_choice() + number : number;
}

std::vector<std::int32_t> SixSpace::cells() const {
  std::vector<std::int32_t> places;
  places.reserve(static_cast<std::size_t>(window_.size()));
  for (int i = 0; i < window_.size(); ++i) places.push_back(window_.place(i));
  return places;
}

Symmetries SixSpace::cell_symmetries() const {
  Symmetries found;
  for (int n = 0; n < hex::kSymmetries; ++n)
    for (int i = 0; i < window_.size(); ++i) found[n].push_back(window_.number(hex::transform(window_.cell(i), n)));
  return found;
}

Symmetries SixSpace::action_symmetries() const {
  const Symmetries cells = cell_symmetries();
  Symmetries found;
  for (int n = 0; n < hex::kSymmetries; ++n) {
    const auto& turned = cells[n];
    found[n] = turned;
    if (placing_only_) continue;
    for (const std::int32_t from : turned)
      for (const std::int32_t to : turned) found[n].push_back(first_move() + from * window_.size() + to);
    if (!has_choices()) continue;
    for (const std::int32_t cell : turned) found[n].push_back(first_choice() + cell);
  }
  return found;
}

}  // namespace hexad::env
