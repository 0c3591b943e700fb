/** The observation time of a person, and whether it ended with a solution. */
export interface Followed {
  days: number;
  placed: boolean;
  people: number;
}

/**
 * The day by which half of the people have found a solution, by Kaplan-Meier: people still looking are censored at the
 * time they were followed. Null where the half is not reached.
 */
export function medianDays(followed: readonly Followed[]): number | null {
  const days = [...new Set(followed.map((one) => one.days))].toSorted((one, other) => one - other);
  let waiting = 1;
  for (const day of days) {
    const count = (of: (one: Followed) => boolean) => followed.filter(of).reduce((sum, { people }) => sum + people, 0);
    // On the same day, placements count before the end of observation.
    const atRisk = count((one) => one.days >= day);
    waiting *= 1 - count((one) => one.days === day && one.placed) / atRisk;
    if (waiting <= 0.5 + Number.EPSILON) return day;
  }
  return null;
}
