// The batches of both games, compiled once, without exceptions.
#pragma once

#include "env/abalone_space.h"
#include "env/batch.h"
#include "env/six_space.h"

namespace hexad::env {

extern template class Batch<AbaloneSpace>;
extern template class Batch<SixSpace>;
extern template std::optional<BadAction> Batch<AbaloneSpace>::step(const std::int32_t*);
extern template std::optional<BadAction> Batch<AbaloneSpace>::step(const std::int64_t*);
extern template std::optional<BadAction> Batch<SixSpace>::step(const std::int32_t*);
extern template std::optional<BadAction> Batch<SixSpace>::step(const std::int64_t*);

}  // namespace hexad::env
