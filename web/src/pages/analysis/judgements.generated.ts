// Generated from the Python reviews by tools/generate_types.py: change those, then run `make types`.

export const WON = 30000;
export const MAX_VARIATION = 8;
export const MARKS = [
  {
    "loss": 0.2,
    "mark": 4
  },
  {
    "loss": 0.12,
    "mark": 2
  },
  {
    "loss": 0.06,
    "mark": 6
  }
] as const;
