const HUNDRED = 100;

/**
 * Shares of a whole in whole percents that add up to 100: those with the largest remainders are rounded up. Nothing
 * has no share.
 */
export function wholeShares(values: readonly number[]): number[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  const exact = values.map((value) => (value / total) * HUNDRED);
  const missing = HUNDRED - exact.reduce((sum, share) => sum + Math.floor(share), 0);
  const roundedUp = exact
    .map((share, place) => ({ place, rest: share - Math.floor(share) }))
    .toSorted((one, other) => other.rest - one.rest)
    .slice(0, missing)
    .map(({ place }) => place);
  return exact.map((share, place) => (Math.floor(share) + (roundedUp.includes(place) ? 1 : 0)) / HUNDRED);
}
