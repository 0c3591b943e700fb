import { DateTime } from 'luxon';

/** An instant as the API sends it: ISO 8601, UTC. */
export const instant = (moment: Date | string): string => {
  const time = moment instanceof Date ? DateTime.fromJSDate(moment) : DateTime.fromISO(moment, { zone: 'utc' });
  const text = time.toUTC().toISO();
  if (text === null) throw new Error(`${String(moment)} is not an instant.`);
  return text;
};

export const instantOrNull = (moment: Date | string | null): string | null =>
  moment === null ? null : instant(moment);
