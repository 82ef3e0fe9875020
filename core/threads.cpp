#include "threads.h"

#ifdef HEXAD_NO_THREADS

namespace hexad {

void run_on_threads(int /*threads*/, const std::function<void(int)>& work) { work(0); }

Pool::Pool(int /*threads*/) {}
Pool::~Pool() = default;

void Pool::run(int count, const std::function<void(int, int)>& work) { work(0, count); }

}  // namespace hexad

#else

#include <pthread.h>

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <vector>

namespace hexad {

namespace {

using Work = std::function<void()>;

void* run_work(void* argument) {
  const std::unique_ptr<Work> work(static_cast<Work*>(argument));
  (*work)();
  return nullptr;
}

// Nothing where the system refuses. std::thread would throw then.
std::optional<pthread_t> start(Work work) {
  auto* argument = new Work(std::move(work));  // run_work deletes it
  pthread_t thread{};
  if (pthread_create(&thread, nullptr, run_work, argument) == 0) return thread;
  delete argument;
  return std::nullopt;
}

// Small enough for the threads to finish together, large enough for the lock between ranges to cost nothing.
constexpr int kRangesEach = 8;

}  // namespace

void run_on_threads(int threads, const std::function<void(int)>& work) {
  std::vector<pthread_t> started;
  for (int i = 1; i < threads; ++i)
    if (const auto thread = start([&work, i] { work(i); })) started.push_back(*thread);
  work(0);
  for (const pthread_t thread : started) pthread_join(thread, nullptr);
}

struct Pool::Shared {
  std::mutex lock;
  std::condition_variable arrived, finished;
  const std::function<void(int, int)>* work = nullptr;
  int threads = 1;
  int next = 0, count = 0, range = 1;
  int busy = 0;  // ranges that were taken and are not yet done
  bool stops = false;

  // Takes ranges until none are left. The lock must be held.
  void help(std::unique_lock<std::mutex>& held) {
    while (next < count) {
      const int begin = next;
      next = std::min(count, begin + range);
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

Pool::Pool(int threads) : shared_(std::make_shared<Shared>()) {
  for (int i = 1; i < threads; ++i) {
    const auto thread = start([shared = shared_] { shared->wait_for_work(); });
    if (!thread) break;
    pthread_detach(*thread);
    ++shared_->threads;
  }
}

Pool::~Pool() {
  {
    const std::scoped_lock held(shared_->lock);
    shared_->stops = true;
  }
  shared_->arrived.notify_all();
}

void Pool::run(int count, const std::function<void(int, int)>& work) {
  if (shared_->threads == 1) return work(0, count);
  std::unique_lock held(shared_->lock);
  shared_->work = &work;
  shared_->next = 0;
  shared_->count = count;
  shared_->range = std::max(1, count / (kRangesEach * shared_->threads));
  shared_->arrived.notify_all();
  shared_->help(held);
  shared_->finished.wait(held, [this] { return shared_->busy == 0; });
}

}  // namespace hexad

#endif
