// The results that an organiser can enter.
import type { ResultName } from "../../../tournaments/words";

/** Those of games that were played, from the first side's view. */
export const PLAYED: readonly ResultName[] = ["1-0", "1/2-1/2", "0-1"];

/** Those of games to which somebody did not come. */
export const FORFEITS: readonly ResultName[] = ["+/-", "-/+", "-/-"];

export const RESULTS: readonly ResultName[] = [...PLAYED, ...FORFEITS];
