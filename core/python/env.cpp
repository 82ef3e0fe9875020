// The environments: spaces that read Python boards, and batches that fill Python arrays without the interpreter's lock.
#include <nanobind/ndarray.h>

#include <mutex>

#include "abalone/engine.h"
#include "env/batches.h"
#include "python/bind_game.h"
#include "python/modules.h"
#include "six/engine.h"

namespace hexad::python {

namespace {

using env::AbaloneSpace;
using env::SixSpace;

template <class T>
using Array = nb::ndarray<T, nb::c_contig, nb::device::cpu>;

// Python checks the shapes; this makes sure that nothing is written outside the array.
template <class T>
T* room(const Array<T>& array, std::size_t size, const char* name) {
  if (array.size() != size)
    throw nb::value_error(
        (std::string(name) + " has " + std::to_string(array.size()) + " elements: expected " + std::to_string(size))
            .c_str());
  return array.data();
}

using Numbers = nb::ndarray<nb::numpy, std::int32_t, nb::ndim<1>>;

Numbers to_numpy(std::vector<std::int32_t> numbers) {
  auto* kept = new std::vector<std::int32_t>(std::move(numbers));
  const nb::capsule owner(kept, [](void* p) noexcept { delete static_cast<std::vector<std::int32_t>*>(p); });
  return Numbers(kept->data(), {kept->size()}, owner);
}

std::vector<Numbers> to_numpy(env::Symmetries symmetries) {
  std::vector<Numbers> found;
  for (auto& symmetry : symmetries) found.push_back(to_numpy(std::move(symmetry)));
  return found;
}

template <class Space>
int checked_action(const Space& space, std::int64_t action) {
  if (action < 0 || action >= space.size())
    throw nb::value_error(
        ("action is " + std::to_string(action) + ": expected 0 to " + std::to_string(space.size() - 1)).c_str());
  return static_cast<int>(action);
}

template <class Space>
std::string sentence(const Space& space, const env::BadAction& bad) {
  const std::string found = "actions[" + std::to_string(bad.game) + "] is " + std::to_string(bad.action);
  switch (bad.fault) {
    case env::BadAction::kGameOver:
      return found + " in a game that is over: expected -1, which skips it, or a reset";
    case env::BadAction::kOutOfRange:
      return found + ": expected 0 to " + std::to_string(space.size() - 1) + ", or -1 to skip the game";
    case env::BadAction::kNotLegal:
      break;
  }
  return found + " (" + bad.text + "), which is not legal there";
}

template <class Space>
using GameOf = Game<typename Space::Position>;

template <class Space>
bool is_over(const Space& space, const GameOf<Space>& game) {
  return game.is_over() || space.is_finished(game.position());
}

template <class Space>
env::Actions legal(const Space& space, const GameOf<Space>& game, const typename Space::View& view) {
  env::Actions actions;
  if (!is_over(space, game)) space.legal_actions(game.position(), view, actions);
  return actions;
}

// The move of a legal action, and whether it waits for a second one.
template <class Space>
std::pair<typename Space::Move, bool> resolve(const Space& space, const GameOf<Space>& game,
                                              const typename Space::View& view, std::int64_t action) {
  checked_action(space, action);
  if (is_over(space, game)) throw nb::value_error("the game is over: no action is legal");
  const auto resolved = space.resolve(game.position(), view, action);
  if (!resolved)
    throw nb::value_error(("action is " + std::to_string(action) + " (" + space.text(static_cast<int>(action), view) +
                           "), which is not legal here")
                              .c_str());
  return {resolved->move, resolved->waits};
}

template <class Space>
nb::class_<Space> bind_space(nb::module_& m, const char* name) {
  using G = GameOf<Space>;
  using View = typename Space::View;
  return nb::class_<Space>(m, name)
      .def_prop_ro("size", &Space::size)
      .def_prop_ro("planes", &Space::planes)
      .def_prop_ro("side", &Space::side)
      .def_prop_ro("scalars", &Space::scalars)
      .def("player", [](const Space& self, const G& game) { return self.player(game.position()); })
      .def("is_over", &is_over<Space>)
      .def("legal",
           [](const Space& self, const G& game, const View& view) { return to_numpy(legal(self, game, view)); })
      .def(
          "mask",
          [](const Space& self, const G& game, const View& view, const Array<bool>& out) {
            bool* mask = room(out, static_cast<std::size_t>(self.size()), "mask");
            std::fill_n(mask, self.size(), false);
            for (const std::int32_t action : legal(self, game, view)) mask[action] = true;
          },
          nb::arg("game"), nb::arg("view"), nb::arg("out").noconvert())
      .def(
          "observe",
          [](const Space& self, const G& game, const View& view, const Array<std::uint8_t>& planes,
             const Array<float>& scalars) {
            const auto cells = static_cast<std::size_t>(self.planes() * self.side() * self.side());
            self.observe(game.position(), view, game.times_seen(), room(planes, cells, "planes"),
                         room(scalars, static_cast<std::size_t>(self.scalars()), "scalars"));
          },
          nb::arg("game"), nb::arg("view"), nb::arg("planes").noconvert(), nb::arg("scalars").noconvert())
      .def("resolve", &resolve<Space>)
      .def("text", [](const Space& self, std::int64_t action,
                      const View& view) { return self.text(checked_action(self, action), view); })
      .def("action", [](const Space& self, const Text& text,
                        const View& view) { return checked_as(Refusal::kInvalidMove, self.action(text, view)); })
      .def("cells", [](const Space& self) { return to_numpy(self.cells()); })
      .def("cell_symmetries", [](const Space& self) { return to_numpy(self.cell_symmetries()); })
      .def("action_symmetries", [](const Space& self) { return to_numpy(self.action_symmetries()); });
}

// A batch and the arrays that it writes, which it keeps alive. Calls from several threads are serialised.
template <class Space>
class ArrayBatch {
 public:
  ArrayBatch(const Space& space, int games, int threads, bool auto_reset, const Array<std::uint8_t>& observations,
             const Array<float>& scalars, const Array<bool>& masks, const Array<std::int32_t>& counts,
             const Array<std::uint8_t>& players, const Array<float>& rewards, const Array<bool>& terminated,
             const Array<bool>& truncated, const Array<std::int8_t>& winners, const Array<std::int32_t>& lengths)
      : observations_(observations),
        scalars_(scalars),
        masks_(masks),
        counts_(counts),
        players_(players),
        rewards_(rewards),
        terminated_(terminated),
        truncated_(truncated),
        winners_(winners),
        lengths_(lengths),
        batch_(space, games, threads, auto_reset, arrays(space, static_cast<std::size_t>(games))) {}

  void seed(std::uint64_t seed) {
    const std::scoped_lock held(lock_);
    batch_.seed(seed);
  }

  void reset() {
    const std::scoped_lock held(lock_);
    batch_.reset();
  }

  void reset_games(const std::vector<int>& games) {
    const std::scoped_lock held(lock_);
    for (const int i : games)
      if (i < 0 || i >= batch_.size())
        throw nb::value_error(
            ("there is no game " + std::to_string(i) + ": expected 0 to " + std::to_string(batch_.size() - 1)).c_str());
    for (const int i : games) batch_.reset_game(i);
  }

  template <class Int>
  void step(const Array<const Int>& actions) {
    const std::scoped_lock held(lock_);
    if (const auto bad = batch_.step(room<const Int>(actions, size(), "actions")))
      throw nb::value_error(sentence(batch_.space(), *bad).c_str());
  }

  template <class Int>
  void sample(const Array<Int>& out) {
    const std::scoped_lock held(lock_);
    batch_.sample(room(out, size(), "out"));
  }

 private:
  std::size_t size() const { return static_cast<std::size_t>(batch_.size()); }

  env::Arrays arrays(const Space& space, std::size_t n) const {
    const auto side = static_cast<std::size_t>(space.side());
    return {room(observations_, n * static_cast<std::size_t>(space.planes()) * side * side, "observations"),
            room(scalars_, n * static_cast<std::size_t>(space.scalars()), "scalars"),
            room(masks_, n * static_cast<std::size_t>(space.size()), "masks"),
            room(counts_, n, "counts"),
            room(players_, n, "players"),
            room(rewards_, 2 * n, "rewards"),
            room(terminated_, n, "terminated"),
            room(truncated_, n, "truncated"),
            room(winners_, n, "winners"),
            room(lengths_, n, "lengths")};
  }

  std::mutex lock_;
  Array<std::uint8_t> observations_;
  Array<float> scalars_;
  Array<bool> masks_;
  Array<std::int32_t> counts_;
  Array<std::uint8_t> players_;
  Array<float> rewards_;
  Array<bool> terminated_, truncated_;
  Array<std::int8_t> winners_;
  Array<std::int32_t> lengths_;
  env::Batch<Space> batch_;
};

template <class Space>
void bind_batch(nb::module_& m, const char* name) {
  using B = ArrayBatch<Space>;
  using Unlocked = nb::call_guard<nb::gil_scoped_release>;
  const auto array = [](const char* argument) { return nb::arg(argument).noconvert(); };
  nb::class_<B>(m, name)
      .def(nb::init<const Space&, int, int, bool, const Array<std::uint8_t>&, const Array<float>&, const Array<bool>&,
                    const Array<std::int32_t>&, const Array<std::uint8_t>&, const Array<float>&, const Array<bool>&,
                    const Array<bool>&, const Array<std::int8_t>&, const Array<std::int32_t>&>(),
           nb::arg("space"), nb::arg("games"), nb::arg("threads"), nb::arg("auto_reset"), array("observations"),
           array("scalars"), array("masks"), array("counts"), array("players"), array("rewards"), array("terminated"),
           array("truncated"), array("winners"), array("lengths"))
      .def("seed", &B::seed, nb::arg("seed"), Unlocked())
      .def("reset", &B::reset, Unlocked())
      .def("reset_games", &B::reset_games, nb::arg("games"), Unlocked())
      .def("step", &B::template step<std::int32_t>, array("actions"), Unlocked())
      .def("step", &B::template step<std::int64_t>, array("actions"), Unlocked())
      .def("sample", &B::template sample<std::int32_t>, array("out"), Unlocked())
      .def("sample", &B::template sample<std::int64_t>, array("out"), Unlocked());
}

using Cell = std::pair<std::int32_t, std::int32_t>;

void bind_views(nb::module_& m) {
  nb::class_<AbaloneSpace::View>(m, "AbaloneView", "An observation of Abalone needs nothing but the board.")
      .def(nb::init<>());
  nb::class_<SixSpace::View>(m, "SixView",
                             "The centre of the window, and a move that still needs the choice of a group.")
      .def(
          "__init__",
          [](SixSpace::View* self, Cell centre, const std::optional<six::Move>& pending) {
            new (self) SixSpace::View{{centre.first, centre.second}, pending};
          },
          nb::arg("centre"), nb::arg("pending").none() = nb::none())
      .def_prop_ro("centre", [](const SixSpace::View& self) { return Cell(self.centre.q, self.centre.r); })
      .def_prop_ro("pending", [](const SixSpace::View& self) { return self.pending; });
}

}  // namespace

void bind_envs(nb::module_& m) {
  bind_views(m);
  bind_space<AbaloneSpace>(m, "AbaloneSpace")
      .def(
          "__init__",
          [](AbaloneSpace* self, const GameOf<AbaloneSpace>& start, bool ejections) {
            new (self) AbaloneSpace(start.position(), {start.limits(), ejections});
          },
          nb::arg("start"), nb::arg("ejections"));
  bind_space<SixSpace>(m, "SixSpace")
      .def(
          "__init__",
          [](SixSpace* self, const GameOf<SixSpace>& start, int radius, bool placing_only) {
            new (self) SixSpace(start.position(), {start.limits()}, radius, placing_only);
          },
          nb::arg("start"), nb::arg("radius"), nb::arg("placing_only"))
      .def("hexagon", [](const SixSpace& /*self*/, const GameOf<SixSpace>& game) {
        const auto found = env::hexagon_around(game.position().table());
        return std::pair(Cell(found.centre.q, found.centre.r), found.radius);
      });
  bind_batch<AbaloneSpace>(m, "AbaloneBatch");
  bind_batch<SixSpace>(m, "SixBatch");
}

}  // namespace hexad::python
