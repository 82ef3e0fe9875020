// Memory for several threads: the allocator of the C library expects one, so every call of it holds a lock.
#include <atomic>
#include <cstdlib>
#include <new>

namespace {

class SpinLock {
 public:
  void lock() {
    while (is_held_.exchange(true, std::memory_order_acquire))
      while (is_held_.load(std::memory_order_relaxed)) {
      }
  }
  void unlock() { is_held_.store(false, std::memory_order_release); }

 private:
  std::atomic<bool> is_held_{false};
};

SpinLock memory_lock;

void* allocate(std::size_t size, std::size_t alignment) {
  memory_lock.lock();
  // aligned_alloc takes multiples of the alignment alone.
  void* memory = alignment == 0 ? std::malloc(size)
                                : std::aligned_alloc(alignment, (size + alignment - 1) / alignment * alignment);
  memory_lock.unlock();
  return memory;
}

void* allocate_or_end(std::size_t size, std::size_t alignment) {
  void* memory = allocate(size, alignment);
  if (memory == nullptr) std::abort();
  return memory;
}

void release(void* memory) {
  memory_lock.lock();
  std::free(memory);
  memory_lock.unlock();
}

}  // namespace

void* operator new(std::size_t size) { return allocate_or_end(size, 0); }
void* operator new(std::size_t size, std::align_val_t alignment) {
  return allocate_or_end(size, static_cast<std::size_t>(alignment));
}
void* operator new(std::size_t size, const std::nothrow_t& /*tag*/) noexcept { return allocate(size, 0); }
void* operator new(std::size_t size, std::align_val_t alignment, const std::nothrow_t& /*tag*/) noexcept {
  return allocate(size, static_cast<std::size_t>(alignment));
}
void* operator new[](std::size_t size) { return allocate_or_end(size, 0); }
void* operator new[](std::size_t size, std::align_val_t alignment) {
  return allocate_or_end(size, static_cast<std::size_t>(alignment));
}
void* operator new[](std::size_t size, const std::nothrow_t& /*tag*/) noexcept { return allocate(size, 0); }
void* operator new[](std::size_t size, std::align_val_t alignment, const std::nothrow_t& /*tag*/) noexcept {
  return allocate(size, static_cast<std::size_t>(alignment));
}
void operator delete(void* memory) noexcept { release(memory); }
void operator delete(void* memory, std::size_t /*size*/) noexcept { release(memory); }
void operator delete(void* memory, std::align_val_t /*alignment*/) noexcept { release(memory); }
void operator delete(void* memory, std::size_t /*size*/, std::align_val_t /*alignment*/) noexcept { release(memory); }
void operator delete[](void* memory) noexcept { release(memory); }
void operator delete[](void* memory, std::size_t /*size*/) noexcept { release(memory); }
void operator delete[](void* memory, std::align_val_t /*alignment*/) noexcept { release(memory); }
void operator delete[](void* memory, std::size_t /*size*/, std::align_val_t /*alignment*/) noexcept { release(memory); }
