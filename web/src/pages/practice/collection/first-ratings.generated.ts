// Generated from the Python puzzles by tools/generate_lessons.py: change those, then run `make types`.

export const FIRST_RATINGS = {
  "1": {
    "mean": 1100.0,
    "deviation": 200.0
  },
  "2": {
    "mean": 1300.0,
    "deviation": 200.0
  },
  "3": {
    "mean": 1500.0,
    "deviation": 200.0
  },
  "4": {
    "mean": 1700.0,
    "deviation": 200.0
  },
  "5": {
    "mean": 1900.0,
    "deviation": 200.0
  }
} as const;
