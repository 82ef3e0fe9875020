// The geometry of a rating over time: where its points and the lines of its axes are.

export interface Point {
  time: number;
  rating: number;
}

export interface Scale {
  /** From a value to pixels. */
  at: (value: number) => number;
  /** The values with a line. */
  marks: number[];
}

/** Distances between lines that people read easily. */
const STEPS = [10, 20, 50, 100, 200, 500, 1000];
const MAX_LINES = 5;
/** A rating that hardly changes is no steep curve. */
const MIN_SPAN = 60;

/** Ratings from the bottom to the top: `height` pixels. */
export function ratingScale(points: readonly Point[], height: number): Scale {
  const ratings = points.map(({ rating }) => rating);
  let [low, high] = [Math.min(...ratings), Math.max(...ratings)];
  const missing = Math.max(0, MIN_SPAN - (high - low)) / 2;
  [low, high] = [low - missing, high + missing];
  const step = STEPS.find((size) => (high - low) / size <= MAX_LINES - 1) ?? 1000;
  const [first, last] = [Math.floor(low / step) * step, Math.ceil(high / step) * step];
  const marks = Array.from({ length: Math.round((last - first) / step) + 1 }, (_, at) => first + at * step);
  return { at: (rating) => height - ((rating - first) / (last - first)) * height, marks };
}

/** Times from left to right: `width` pixels, with as many dates as fit. */
export function timeScale(points: readonly Point[], width: number, dateWidth: number): Scale {
  const first = points[0]?.time ?? 0;
  const last = points.at(-1)?.time ?? 0;
  if (first === last) return { at: () => width / 2, marks: [first] };
  const count = Math.max(1, Math.min(5, Math.floor(width / dateWidth)));
  const marks = Array.from(
    { length: count },
    (_, at) => first + ((last - first) * at) / Math.max(1, count - 1),
  );
  return { at: (time) => ((time - first) / (last - first)) * width, marks };
}

/** The number of the point that is nearest to a place. */
export function nearest(points: readonly Point[], scale: Scale, x: number): number {
  let best = 0;
  points.forEach((point, number) => {
    const distance = Math.abs(scale.at(point.time) - x);
    if (distance < Math.abs(scale.at(points[best]?.time ?? 0) - x)) best = number;
  });
  return best;
}
