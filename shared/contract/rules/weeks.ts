/** Plain UTC arithmetic: a week needs no calendar library, and this reaches every page. */
const DAY = 86_400_000;
export const WEEK_MS = 7 * DAY;

export interface Week {
  fromDate: string;
  toDate: string;
}

const startOf = (instant: string): number => {
  const time = Date.parse(instant);
  if (Number.isNaN(time)) throw new RangeError(`Not a date: ${instant}`);
  const midnight = time - (((time % DAY) + DAY) % DAY);
  const sundayBased = new Date(midnight).getUTCDay();
  return midnight - ((sundayBased + 6) % 7) * DAY;
};

const iso = (time: number): string => new Date(time).toISOString();

/** Monday 00:00 to Sunday 23:59:59.999, UTC, of the week that is `offset` weeks from the one of `instant`. */
export const isoWeekOf = (instant: string, offset = 0): Week => {
  const start = startOf(instant) + offset * WEEK_MS;
  return { fromDate: iso(start), toDate: iso(start + WEEK_MS - 1) };
};

/** Whole weeks between the weeks of two instants; negative when the second is earlier. */
export const weeksBetween = (from: string, to: string): number => (startOf(to) - startOf(from)) / WEEK_MS;

export const isSameWeek = (one: string, other: string): boolean => startOf(one) === startOf(other);
