/**
 * Lengths of time, for arithmetic on instants. Constants rather than luxon, which must not travel with the login page; where
 * a calendar decides (months, summer time, the person's own days), luxon does.
 */
export const DAY_MS = 86_400_000;
export const WEEK_MS = 7 * DAY_MS;
