#include "env/pool.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace hexad::env {

namespace {
// Small enough for threads to end together, large enough for the lock between parts to cost nothing.
constexpr int kPartsEach = 8;
}  // namespace

struct Pool::Shared {
  std::mutex lock;
  std::condition_variable arrived, finished;
  const std::function<void(int, int)>* work = nullptr;
  int next = 0, count = 0, part = 1;
  int busy = 0;  // parts that were taken and are not yet done
  bool stops = false;

  // With the lock held: takes parts until none is left.
  void help(std::unique_lock<std::mutex>& held) {
    while (next < count) {
      const int begin = next;
      next = std::min(count, begin + part);
      const int end = next;
      ++busy;
      held.unlock();
      (*work)(begin, end);
      held.lock();
      if (--busy == 0 && next == count) finished.notify_one();
    }
  }

  void wait_for_work() {
    std::unique_lock held(lock);
    while (!stops) {
      help(held);
      arrived.wait(held, [this] { return stops || next < count; });
    }
  }
};

Pool::Pool(int threads) : shared_(std::make_shared<Shared>()), threads_(threads) {
  for (int i = 1; i < threads; ++i) std::thread([shared = shared_] { shared->wait_for_work(); }).detach();
}

Pool::~Pool() {
  {
    const std::scoped_lock held(shared_->lock);
    shared_->stops = true;
  }
  shared_->arrived.notify_all();
}

void Pool::run(int count, const std::function<void(int, int)>& work) {
  if (threads_ == 1) return work(0, count);
  std::unique_lock held(shared_->lock);
  shared_->work = &work;
  shared_->next = 0;
  shared_->count = count;
  shared_->part = std::max(1, count / (kPartsEach * threads_));
  shared_->arrived.notify_all();
  shared_->help(held);
  shared_->finished.wait(held, [this] { return shared_->busy == 0; });
}

}  // namespace hexad::env
