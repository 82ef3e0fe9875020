// The only place that creates threads. With HEXAD_NO_THREADS none are created, and all work is done by the caller.
#pragma once

#include <functional>
#include <memory>

namespace hexad {

// Calls work(0) on the calling thread and work(1) to work(threads - 1) on new ones; returns when all have returned.
// Where the system refuses to create a thread, its call is left out.
void run_on_threads(int threads, const std::function<void(int)>& work);

// Threads that are created once and wait for work.
class Pool {
 public:
  // The thread that calls `run` is one of them. Where the system refuses to create one, the others do its work.
  explicit Pool(int threads);
  ~Pool();
  Pool(const Pool&) = delete;
  Pool& operator=(const Pool&) = delete;

  // Calls work(begin, end) for ranges that make up 0 to count, on all threads; returns when all calls have returned.
  // The caller takes ranges until none are left, so `run` also ends in a forked process, which has no other threads.
  void run(int count, const std::function<void(int, int)>& work);

 private:
  struct Shared;

  // The threads share ownership, so the destructor does not wait for them.
  std::shared_ptr<Shared> shared_;
};

}  // namespace hexad
