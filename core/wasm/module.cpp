// The functions that JavaScript calls. Texts go in through one buffer and come out through another, as JSON: what was
// asked for, or {"refused": {...}}. A function that writes an answer returns its size in bytes. Boards and engines are
// pointers, which the caller frees.
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "abalone/levels.h"
#include "six/levels.h"
#include "text.h"
#include "wasm/board.h"
#include "wasm/engine.h"
#include "wasm/json.h"

#ifdef __wasm__
#define HEXAD_EXPORT(name) extern "C" __attribute__((export_name(#name)))
#define HEXAD_IMPORT(name) extern "C" __attribute__((import_module("hexad"), import_name(#name)))
#else  // for checks on other machines
#define HEXAD_EXPORT(name) extern "C"
#define HEXAD_IMPORT(name) extern "C"
#endif

// Called with a line of a search, as JSON.
HEXAD_IMPORT(report) void hexad_report(const char* text, std::size_t size);

namespace hexad::wasm {

namespace {

struct {
  std::string input;
  Json output;
} buffers;

std::string_view input(std::size_t size) { return std::string_view(buffers.input).substr(0, size); }

constexpr const char* kKinds[] = {"invalid-move", "illegal-move", "invalid-position", "out-of-memory"};

void write_refusal(const Refusal& refusal, Json& json) {
  json.clear();
  json.begin_object().key("refused").begin_object().member("kind", kKinds[refusal.kind]);
  json.member("code", refusal.code).member("rule", refusal.rule).key("params").begin_object();
  for (const auto& [name, value] : refusal.parameters) {
    if (const int* number = std::get_if<int>(&value))
      json.member(name, *number);
    else
      json.member(name, *std::get_if<std::string>(&value));
  }
  json.end_object().end_object().end_object();
}

// Writes an answer; `write` returns a refusal or nothing.
template <class Write>
std::size_t answer(const Write& write) {
  Json& json = buffers.output;
  json.clear();
  if constexpr (std::is_void_v<decltype(write(json))>)
    write(json);
  else if (const std::optional<Refusal> refusal = write(json))
    write_refusal(*refusal, json);
  return json.text().size();
}

// Pointer, or the refusal in the output and nullptr.
template <class T>
T* released(Result<std::unique_ptr<T>> made) {
  if (!made) {
    write_refusal(made.refusal(), buffers.output);
    return nullptr;
  }
  return (*std::move(made)).release();
}

std::optional<std::chrono::milliseconds> milliseconds(double count) {
  if (count <= 0) return std::nullopt;
  return std::chrono::milliseconds(static_cast<std::int64_t>(count));
}

search::SearchLimits limits(int depth, double nodes, double soft_ms, double hard_ms) {
  search::SearchLimits found{std::nullopt, std::nullopt, milliseconds(soft_ms), milliseconds(hard_ms)};
  if (depth > 0) found.depth = depth;
  if (nodes > 0) found.nodes = static_cast<std::uint64_t>(nodes);
  return found;
}

}  // namespace

// Texts. Memory may move when the buffer grows: ask for it before each call.
HEXAD_EXPORT(input) char* input_buffer(std::size_t size) {
  if (buffers.input.size() < size) buffers.input.resize(size);
  return buffers.input.data();
}
HEXAD_EXPORT(output) const char* output_buffer() { return buffers.output.text().data(); }
HEXAD_EXPORT(output_size) std::size_t output_size() { return buffers.output.text().size(); }
// The stack of a thread; it is never freed.
HEXAD_EXPORT(new_stack) void* new_stack(std::size_t size) { return ::operator new(size); }

// Boards from the position text in the input. Limits of 0 are off. nullptr: the output has the refusal.
HEXAD_EXPORT(new_abalone)
Board* new_abalone(std::size_t size, std::uint32_t repetition, std::uint32_t plies, std::uint32_t quiet_plies) {
  return released(make_abalone(input(size), {repetition, plies, quiet_plies}));
}
HEXAD_EXPORT(new_six)
Board* new_six(std::size_t size, bool manual_declare, bool free_first_move, std::uint32_t repetition,
               std::uint32_t plies) {
  return released(make_six(input(size), {manual_declare, free_first_move}, {repetition, plies, 0}));
}
HEXAD_EXPORT(copy_board) Board* copy_board(const Board* board) { return board->copy().release(); }
HEXAD_EXPORT(free_board) void free_board(const Board* board) { delete board; }

HEXAD_EXPORT(state) std::size_t state(const Board* board) {
  return answer([&](Json& json) { board->state(json); });
}
HEXAD_EXPORT(pieces) std::size_t pieces(const Board* board) {
  return answer([&](Json& json) { board->pieces(json); });
}
HEXAD_EXPORT(outcome) std::size_t outcome(const Board* board) {
  return answer([&](Json& json) { board->outcome(json); });
}
HEXAD_EXPORT(formations) std::size_t formations(const Board* board) {
  return answer([&](Json& json) { board->formations(json); });
}
HEXAD_EXPORT(moves) std::size_t moves(const Board* board) {
  return answer([&](Json& json) { board->moves(json); });
}
HEXAD_EXPORT(legal_moves) std::size_t legal_moves(const Board* board) {
  return answer([&](Json& json) { board->legal_moves(json); });
}
HEXAD_EXPORT(legal_effects) std::size_t legal_effects(const Board* board) {
  return answer([&](Json& json) { board->legal_effects(json); });
}
HEXAD_EXPORT(pop) std::size_t pop(Board* board) {
  return answer([&](Json& json) { board->pop(json); });
}

// The input has a move.
HEXAD_EXPORT(push) std::size_t push(Board* board, std::size_t size) {
  return answer([&](Json& json) { return board->push(input(size), json); });
}
HEXAD_EXPORT(effect) std::size_t effect(const Board* board, std::size_t size) {
  return answer([&](Json& json) { return board->effect_of(input(size), json); });
}
HEXAD_EXPORT(explain) std::size_t explain(const Board* board, std::size_t size) {
  return answer([&](Json& json) { return board->explain_move(input(size), json); });
}
// The input has the target and then the chosen cells, with spaces between them.
HEXAD_EXPORT(explain_gesture) std::size_t explain_gesture(const Board* board, std::size_t size) {
  const auto words = text::fields(input(size));
  const std::string_view target = words.empty() ? std::string_view() : words[0];
  const Cells cells = words.empty() ? Cells() : Cells(words).subspan(1);
  return answer([&](Json& json) { return board->explain_gesture(cells, target, json); });
}

// Numbers of JavaScript are exact up to 2^53.
HEXAD_EXPORT(perft) double perft(const Board* board, int depth) { return static_cast<double>(board->perft(depth)); }

// nullptr: the output has the refusal.
HEXAD_EXPORT(new_engine) Engine* new_engine(const Board* board, std::size_t megabytes) {
  return released(board->make_engine(megabytes));
}
HEXAD_EXPORT(free_engine) void free_engine(const Engine* engine) { delete engine; }
HEXAD_EXPORT(clear_engine) void clear_engine(Engine* engine) { engine->clear(); }
HEXAD_EXPORT(seed_engine) void seed_engine(Engine* engine, std::size_t size) { engine->seed(input(size)); }
// Storing 1 in the byte there ends the search.
HEXAD_EXPORT(stop_flag) const void* stop_flag(const Engine* engine) { return engine->stop_flag(); }

// Limits of 0 are off; level 0 is full strength. `report` is called with each line that has been searched more deeply.
HEXAD_EXPORT(search)
std::size_t search_board(Engine* engine, const Board* board, int level, int lines, int threads, int depth, double nodes,
                         double soft_ms, double hard_ms) {
  const search::Request request{limits(depth, nodes, soft_ms, hard_ms), lines, threads};
  const Report report = [](std::string_view line) { hexad_report(line.data(), line.size()); };
  return answer([&](Json& json) { engine->search(*board, request, level, report, json); });
}

// Nodes, depth, lines and slip (in half points) of the levels below full strength, by game.
HEXAD_EXPORT(levels) std::size_t levels() {
  return answer([](Json& json) {
    json.begin_object().key("abalone");
    write_levels(abalone::kLevels, json);
    json.key("six");
    write_levels(six::kLevels, json);
    json.end_object();
  });
}

}  // namespace hexad::wasm
