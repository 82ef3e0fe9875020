// The engines: searches that run without the interpreter's lock and report to a Python function.
#include "abalone/engine.h"

#include <nanobind/nanobind.h>
#include <nanobind/stl/function.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <exception>

#include "abalone/levels.h"
#include "python/modules.h"
#include "python/raise.h"
#include "python/text.h"
#include "six/engine.h"
#include "six/levels.h"

namespace hexad::python {

namespace nb = nanobind;

namespace {

template <class Move>
auto line_tuple(const search::Variation<Move>& line) {
  return std::tuple{line.rank, line.depth, line.score, line.nodes, line.time.count(), line.full_permille, line.moves};
}

template <class Move>
using LineTuple = decltype(line_tuple(search::Variation<Move>{}));

std::optional<std::chrono::milliseconds> milliseconds(std::optional<std::int64_t> count) {
  if (!count) return std::nullopt;
  return std::chrono::milliseconds(*count);
}

template <class P, class Node>
class NativeEngine {
 public:
  using Move = typename P::Move;
  using Report = std::function<void(LineTuple<Move>)>;

  explicit NativeEngine(std::size_t megabytes) : engine_(checked(search::TranspositionTable::allocate(megabytes))) {}

  std::vector<LineTuple<Move>> search(const Game<P>& game, int lines, int threads, std::optional<int> depth,
                                      std::optional<std::uint64_t> nodes, std::optional<std::int64_t> soft_ms,
                                      std::optional<std::int64_t> hard_ms, const std::optional<Report>& report) {
    if (game.is_over()) return {};
    const search::Request request{
        {depth, nodes, milliseconds(soft_ms), milliseconds(hard_ms)}, lines, threads, game.limits().repetition > 0};
    const Node root(game.position());
    const auto past = game.past();
    std::exception_ptr raised;
    const auto best = search_unlocked(root, past, request, report, raised);
    if (raised) std::rethrow_exception(raised);
    std::vector<LineTuple<Move>> tuples;
    for (const auto& line : best) tuples.push_back(line_tuple(line));
    return tuples;
  }

  void prepare() { engine_.prepare(); }
  void stop() { engine_.stop(); }
  void clear() { engine_.clear(); }

 private:
  using Engine = search::Engine<Node>;

  // The core is compiled without exceptions, so none may pass through it: an exception of the report stops the search
  // and is kept in `raised`.
  typename Engine::Lines search_unlocked(const Node& root, const std::vector<std::uint64_t>& past,
                                         const search::Request& request, const std::optional<Report>& report,
                                         std::exception_ptr& raised) {
    typename Engine::Report tell;
    if (report)
      tell = [&](const search::Variation<Move>& line) {
        if (raised) return;
        const nb::gil_scoped_acquire lock;
        try {
          (*report)(line_tuple(line));
        } catch (...) {
          raised = std::current_exception();
          engine_.stop();
        }
      };
    const nb::gil_scoped_release unlock;
    return engine_.search(root, past, request, tell);
  }

  Engine engine_;
};

template <class P, class Node>
void bind_engine(nb::module_& m, const char* name) {
  using E = NativeEngine<P, Node>;
  nb::class_<E>(m, name)
      .def(nb::init<std::size_t>(), nb::arg("megabytes"))
      .def("search", &E::search, nb::arg("game"), nb::arg("lines"), nb::arg("threads"), nb::arg("depth").none(),
           nb::arg("nodes").none(), nb::arg("soft_ms").none(), nb::arg("hard_ms").none(), nb::arg("report").none())
      .def("prepare", &E::prepare)
      .def("stop", &E::stop)
      .def("clear", &E::clear);
}

// Nodes, depth, lines and slip (in half points) of the levels below full strength.
std::vector<std::tuple<std::uint32_t, int, int, int>> level_tuples(const search::Levels& levels) {
  std::vector<std::tuple<std::uint32_t, int, int, int>> tuples;
  for (const auto& level : levels) tuples.emplace_back(level.nodes, level.depth, level.lines, level.slip);
  return tuples;
}

void bind_chooser(nb::module_& m) {
  nb::class_<search::Chooser>(m, "Chooser")
      .def(
          "__init__", [](search::Chooser* self, const Text& seed) { new (self) search::Chooser(seed); },
          nb::arg("seed"))
      .def(
          "choose",
          [](search::Chooser& self, const std::vector<search::Score>& points, int slip) {
            if (points.empty() || slip < 0)
              throw nb::value_error("expected at least one line, and a slip of 0 or more");
            return self.choose(points, slip);
          },
          nb::arg("points"), nb::arg("slip"));
}

}  // namespace

void bind_engines(nb::module_& m) {
  bind_chooser(m);
  m.def("abalone_levels", [] { return level_tuples(abalone::kLevels); });
  m.def("six_levels", [] { return level_tuples(six::kLevels); });
  bind_engine<abalone::Position, abalone::Node>(m, "AbaloneEngine");
  bind_engine<six::Position, six::Node>(m, "SixEngine");
}

}  // namespace hexad::python
