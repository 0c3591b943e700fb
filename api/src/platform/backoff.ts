export interface Backoff {
  /** Milliseconds after the first failure; each further one doubles them. */
  firstMs: number;
  longestMs: number;
}

/** The delay before the next attempt, after a number of failures. */
export const backoffMs = ({ firstMs, longestMs }: Backoff, failures: number): number =>
  Math.min(longestMs, firstMs * 2 ** (failures - 1));
