// The engines: a search that runs without the interpreter's lock and reports through a Python function.
#include "search/engine.h"

#include <nanobind/nanobind.h>
#include <nanobind/stl/function.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include "abalone/node.h"
#include "game.h"
#include "python/modules.h"
#include "six/node.h"

namespace hexad::python {

namespace nb = nanobind;

namespace {

// The hashes of the positions that led to this one, oldest first.
template <class P>
std::vector<std::uint64_t> past_of(Game<P> game) {
  std::vector<std::uint64_t> hashes(game.length());
  for (std::size_t i = hashes.size(); i > 0; --i) {
    game.pop();
    hashes[i - 1] = game.position().hash();
  }
  return hashes;
}

template <class Move>
auto line_tuple(const search::Line<Move>& line) {
  return std::tuple{line.rank, line.depth, line.score, line.nodes, line.time.count(), line.full_permille, line.moves};
}

template <class Move>
using LineTuple = decltype(line_tuple(search::Line<Move>{}));

template <class P, class Node>
class Thinker {
 public:
  using Move = typename P::Move;
  using Report = std::optional<std::function<void(LineTuple<Move>)>>;

  explicit Thinker(std::size_t megabytes) : engine_(megabytes) {}

  std::vector<LineTuple<Move>> think(const Game<P>& game, int lines, int threads, std::optional<int> depth,
                                     std::optional<std::uint64_t> nodes, std::optional<std::int64_t> soft_ms,
                                     std::optional<std::int64_t> hard_ms, const Report& report) {
    search::Task task{
        {depth, nodes, milliseconds(soft_ms), milliseconds(hard_ms)}, lines, threads, game.limits().repetition > 0};
    if (game.is_over()) return {};
    const Node root(game.position());
    const auto past = past_of(game);
    typename search::Engine<Node>::Report tell;
    if (report)
      tell = [&report](const search::Line<Move>& line) {
        const nb::gil_scoped_acquire lock;
        (*report)(line_tuple(line));
      };
    std::vector<search::Line<Move>> best;
    {
      const nb::gil_scoped_release unlock;
      best = engine_.think(root, past, task, tell);
    }
    std::vector<LineTuple<Move>> tuples;
    for (const auto& line : best) tuples.push_back(line_tuple(line));
    return tuples;
  }

  void prepare() { engine_.prepare(); }
  void stop() { engine_.stop(); }
  void clear() { engine_.clear(); }

 private:
  static std::optional<std::chrono::milliseconds> milliseconds(std::optional<std::int64_t> count) {
    if (!count) return std::nullopt;
    return std::chrono::milliseconds(*count);
  }

  search::Engine<Node> engine_;
};

template <class P, class Node>
void bind_thinker(nb::module_& m, const char* name) {
  using T = Thinker<P, Node>;
  nb::class_<T>(m, name)
      .def(nb::init<std::size_t>(), nb::arg("megabytes"))
      .def("think", &T::think, nb::arg("game"), nb::arg("lines"), nb::arg("threads"), nb::arg("depth").none(),
           nb::arg("nodes").none(), nb::arg("soft_ms").none(), nb::arg("hard_ms").none(), nb::arg("report").none())
      .def("prepare", &T::prepare)
      .def("stop", &T::stop)
      .def("clear", &T::clear);
}

}  // namespace

void bind_engines(nb::module_& m) {
  bind_thinker<abalone::Position, abalone::Node>(m, "AbaloneThinker");
  bind_thinker<six::Position, six::Node>(m, "SixThinker");
}

}  // namespace hexad::python
