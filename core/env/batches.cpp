#include "env/batches.h"

namespace hexad::env {

template class Batch<AbaloneSpace>;
template class Batch<SixSpace>;
template std::optional<BadAction> Batch<AbaloneSpace>::step(const std::int32_t*);
template std::optional<BadAction> Batch<AbaloneSpace>::step(const std::int64_t*);
template std::optional<BadAction> Batch<SixSpace>::step(const std::int32_t*);
template std::optional<BadAction> Batch<SixSpace>::step(const std::int64_t*);

}  // namespace hexad::env
