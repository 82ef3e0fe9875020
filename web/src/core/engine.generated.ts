// Generated from the Python scores by tools/generate_types.py: change those, then run `make types`.

export const WIN = 30000;
export const SURE_WIN = 29800;
export const CURVES = {
  "abalone": {
    "even": 250,
    "slope": 120
  },
  "six": {
    "even": 0,
    "slope": 190
  }
} as const;
