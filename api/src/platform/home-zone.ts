import { DateTime } from 'luxon';

/**
 * The time zone of most participants. The API is in UTC and no person has a time zone yet, so hours in sentences and the
 * beginning of a day are those of Paris.
 */
export const homeZone = 'Europe/Paris';

export const atHome = (moment: Date): DateTime => DateTime.fromJSDate(moment, { zone: homeZone });
