// Glicko-2 for an attempt at a puzzle, as `hexad.ratings` computes it on the server: for solvers without an account.
// The symbols are those of the paper; src/hexad/ratings/glicko2.py explains them.
import { RATINGS } from "./ratings.generated";

export interface Rating {
  mean: number;
  deviation: number;
  volatility: number;
  /** The time of the last attempt in seconds since 1970; null before the first. */
  time: number | null;
}

export const NEW_SOLVER: Rating = { ...RATINGS.start, time: null };

/** Points in one unit of the paper's scale. */
const POINTS = 400 / Math.log(10);
const SECONDS_PER_DAY = 86_400;
/** ε of the paper: how exactly ln σ² is computed. */
const TOLERANCE = 1e-6;

const g = (variance: number): number => 1 / Math.sqrt(1 + (3 * variance) / (Math.PI * Math.PI));
const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** φ*²: the variance now. */
function varianceAt(rating: Rating, volatility: number, now: number): number {
  const phi = rating.deviation / POINTS;
  if (rating.time === null || now <= rating.time) return phi * phi;
  const periods = ((now - rating.time) * RATINGS.periods_per_day) / SECONDS_PER_DAY;
  return Math.min(phi * phi + periods * volatility * volatility, (RATINGS.max_deviation / POINTS) ** 2);
}

/** The score that a solver is expected to make, from 0 to 1. */
export function expectedScore(
  solver: Rating,
  puzzle: Pick<Rating, "mean" | "deviation">,
  now: number,
): number {
  const variance = varianceAt(solver, solver.volatility, now) + (puzzle.deviation / POINTS) ** 2;
  return logistic((g(variance) * (solver.mean - puzzle.mean)) / POINTS);
}

/** The rating of a solver after an attempt now. The deviation of the puzzle is that of now. */
export function ratedSolver(
  solver: Rating,
  puzzle: Pick<Rating, "mean" | "deviation">,
  solved: boolean,
  now: number,
): Rating {
  const weight = g((puzzle.deviation / POINTS) ** 2);
  const expected = logistic((weight * (solver.mean - puzzle.mean)) / POINTS);
  const v = 1 / (weight * weight * expected * (1 - expected));
  const improvement = weight * (Number(solved) - expected);
  const volatility = newVolatility(solver, v, v * improvement);
  const variance = 1 / (1 / varianceAt(solver, volatility, now) + 1 / v);
  const mean = solver.mean + POINTS * variance * improvement;
  return {
    mean: Math.min(Math.max(mean, RATINGS.min_mean), RATINGS.max_mean),
    deviation: Math.max(POINTS * Math.sqrt(variance), RATINGS.min_deviation),
    volatility,
    time: Math.max(now, solver.time ?? now),
  };
}

/** σ' (step 5): the root of f by the Illinois algorithm. */
function newVolatility(rating: Rating, v: number, delta: number): number {
  const phi = rating.deviation / POINTS;
  const { tau } = RATINGS;
  const known = phi * phi + v;
  const excess = delta * delta - phi * phi - v;
  const a = 2 * Math.log(rating.volatility);
  const f = (x: number): number => {
    const change = Math.exp(x);
    return (change * (excess - change)) / (2 * (known + change) ** 2) - (x - a) / (tau * tau);
  };
  let [lower, fLower] = [a, f(a)];
  let upper = excess > 0 ? Math.log(excess) : a - tau;
  let fUpper = f(upper);
  while (excess <= 0 && fUpper < 0) {
    upper -= tau;
    fUpper = f(upper);
  }
  while (Math.abs(upper - lower) > TOLERANCE) {
    const x = lower + ((lower - upper) * fLower) / (fUpper - fLower);
    const fX = f(x);
    if (fX * fUpper <= 0) [lower, fLower] = [upper, fUpper];
    else fLower /= 2;
    [upper, fUpper] = [x, fX];
  }
  return Math.min(Math.exp(lower / 2), RATINGS.max_volatility);
}
