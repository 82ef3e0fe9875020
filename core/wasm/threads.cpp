// Threads in WebAssembly. A page cannot be asked for a thread from here: its workers call `serve_thread`, each on an
// instance of the module with the same memory and a stack of its own, and wait there for work.
#include "threads.h"

#include <algorithm>
#include <atomic>
#include <cstdint>

namespace hexad {

namespace {

struct {
  std::atomic<int> waiting{0};  // helpers without work
  std::atomic<int> round{0};    // grows with every task, so that waiting helpers notice it
  std::atomic<int> places{0};   // helpers that may still join the task
  std::atomic<int> running{0};  // helpers of the task that have not finished
  const std::function<void(int)>* work = nullptr;
} shared;

constexpr std::int64_t kForever = -1;
constexpr std::int64_t kStartNanoseconds = 50'000'000;

// Returns whether the number may have changed within the time.
bool wait(std::atomic<int>& number, int while_it_is, std::int64_t nanoseconds = kForever) {
  constexpr int kTimedOut = 2;
  return __builtin_wasm_memory_atomic_wait32(reinterpret_cast<int*>(&number), while_it_is, nanoseconds) != kTimedOut;
}

void wake(std::atomic<int>& number) {
  __builtin_wasm_memory_atomic_notify(reinterpret_cast<int*>(&number), 0x7fff'ffff);
}

// A helper that has just been started may not wait yet; one that could not be started never will.
void wait_for_helpers(int count) {
  for (int here = shared.waiting; here < count; here = shared.waiting)
    if (!wait(shared.waiting, here, kStartNanoseconds)) return;
}

}  // namespace

void run_on_threads(int threads, const std::function<void(int)>& work) {
  wait_for_helpers(threads - 1);
  const int helpers = std::min(threads - 1, shared.waiting.load());
  if (helpers <= 0) return work(0);
  shared.work = &work;
  shared.running = helpers;
  shared.places = helpers;
  ++shared.round;
  wake(shared.round);
  work(0);
  for (int left = shared.running; left > 0; left = shared.running) wait(shared.running, left);
}

// Never returns: the page ends the worker.
extern "C" __attribute__((export_name("serve_thread"))) void serve_thread() {
  int seen = shared.round;
  ++shared.waiting;
  wake(shared.waiting);
  while (true) {
    wait(shared.round, seen);
    if (shared.round == seen) continue;
    seen = shared.round;
    const int place = shared.places.fetch_sub(1);
    if (place <= 0) continue;
    --shared.waiting;
    (*shared.work)(place);
    ++shared.waiting;
    if (--shared.running == 0) wake(shared.running);
  }
}

Pool::Pool(int /*threads*/) {}
Pool::~Pool() = default;
void Pool::run(int count, const std::function<void(int, int)>& work) { work(0, count); }

}  // namespace hexad
