export interface Backoff {
  /** Milliseconds after the first failure; each further one doubles them. */
  firstMs: number;
  longestMs: number;
}

/** How long to wait before the next attempt, after so many that failed. */
export const backoffMs = ({ firstMs, longestMs }: Backoff, failures: number): number =>
  Math.min(longestMs, firstMs * 2 ** (failures - 1));
