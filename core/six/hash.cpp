#include "six/hash.h"

namespace hexad::six {

namespace {

constexpr std::uint64_t kPrime = (std::uint64_t{1} << 61) - 1;

constexpr std::uint64_t multiply(std::uint64_t a, std::uint64_t b) {
  __extension__ using Wide = unsigned __int128;
  const Wide product = static_cast<Wide>(a) * b;
  const auto sum = static_cast<std::uint64_t>(product & kPrime) + static_cast<std::uint64_t>(product >> 61);
  return sum >= kPrime ? sum - kPrime : sum;
}

constexpr std::uint64_t power(std::uint64_t base, std::uint64_t exponent) {
  std::uint64_t result = 1;
  for (; exponent != 0; exponent >>= 1, base = multiply(base, base))
    if (exponent & 1) result = multiply(result, base);
  return result;
}

// Powers of one base from -63 to 63.
class Powers {
 public:
  explicit constexpr Powers(std::uint64_t base) {
    const std::uint64_t inverse = power(base, kPrime - 2);
    up_[0] = down_[0] = 1;
    for (int i = 1; i < kSize; ++i) {
      up_[i] = multiply(up_[i - 1], base);
      down_[i] = multiply(down_[i - 1], inverse);
    }
  }
  constexpr std::uint64_t operator[](int exponent) const { return exponent >= 0 ? up_[exponent] : down_[-exponent]; }

 private:
  static constexpr int kSize = 64;
  std::array<std::uint64_t, kSize> up_{}, down_{};
};

constexpr Powers kX(0x0b2f7c4d91e6a835);
constexpr Powers kY(0x17d3a96c580fe24b);
constexpr std::array<std::uint64_t, 2> kKey = {0x0d1c8a5b3f927e64, 0x1296e7f04ab85d3c};

constexpr unsigned ring(std::int32_t coordinate) { return static_cast<std::uint32_t>(coordinate) & 63U; }

}  // namespace

bool TableHash::is_near(hex::Axial cell) const {
  const auto near = [](std::int32_t at, std::int32_t corner) {
    const std::int64_t offset = std::int64_t{at} - corner;
    return offset >= -1 && offset < kWidth - 2;
  };
  return near(cell.q, corner_.q) && near(cell.r, corner_.r);
}

std::uint64_t TableHash::term(hex::Axial cell, Player player) const {
  return multiply(kKey[player], multiply(kX[cell.q - corner_.q], kY[cell.r - corner_.r]));
}

void TableHash::move_corner(hex::Axial corner) {
  if (corner.q != corner_.q) sum_ = multiply(sum_, kX[corner_.q - corner.q]);
  if (corner.r != corner_.r) sum_ = multiply(sum_, kY[corner_.r - corner.r]);
  corner_ = corner;
}

void TableHash::add(hex::Axial cell, Player player) {
  if (tiles_++ == 0) corner_ = cell;
  if (cell.q < corner_.q) move_corner({cell.q, corner_.r});
  if (cell.r < corner_.r) move_corner({corner_.q, cell.r});
  ++in_column_[ring(cell.q)];
  ++in_row_[ring(cell.r)];
  sum_ += term(cell, player);
  if (sum_ >= kPrime) sum_ -= kPrime;
}

void TableHash::remove(hex::Axial cell, Player player) {
  const std::uint64_t gone = term(cell, player);
  sum_ = sum_ >= gone ? sum_ - gone : sum_ + kPrime - gone;
  --in_column_[ring(cell.q)];
  --in_row_[ring(cell.r)];
  if (--tiles_ == 0) return;
  hex::Axial corner = corner_;
  while (in_column_[ring(corner.q)] == 0) ++corner.q;
  while (in_row_[ring(corner.r)] == 0) ++corner.r;
  move_corner(corner);
}

}  // namespace hexad::six
