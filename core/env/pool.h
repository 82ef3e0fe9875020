// Threads that wait for work: woken for every batch, made once.
#pragma once

#include <functional>
#include <memory>

namespace hexad::env {

class Pool {
 public:
  // The thread that calls `run` is one of them.
  explicit Pool(int threads);
  ~Pool();
  Pool(const Pool&) = delete;
  Pool& operator=(const Pool&) = delete;

  // Does work(begin, end) for parts that make up 0 to count, on all threads; returns when all are done. The caller
  // works on until nothing is left, so that it also ends where the others are gone, as in a forked process.
  void run(int count, const std::function<void(int, int)>& work);

 private:
  struct Shared;

  // The threads hold it, too: none has to be waited for at the end.
  std::shared_ptr<Shared> shared_;
  int threads_;
};

}  // namespace hexad::env
