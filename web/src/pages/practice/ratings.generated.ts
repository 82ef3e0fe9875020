// Generated from the Python rating system by tools/generate_types.py: change those, then run `make types`.

export const RATINGS = {
  "start": {
    "mean": 1500.0,
    "deviation": 400.0,
    "volatility": 0.09
  },
  "tau": 0.75,
  "periods_per_day": 0.21436,
  "min_deviation": 45.0,
  "max_deviation": 400.0,
  "max_volatility": 0.1,
  "min_mean": 100.0,
  "max_mean": 4000.0,
  "provisional_deviation": 110.0
} as const;
