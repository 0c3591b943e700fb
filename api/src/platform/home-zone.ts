import { DateTime } from 'luxon';

/**
 * Where most participants are. The wire is UTC and nobody says yet where they live, so hours that are read in a sentence
 * or that begin a day are those of Paris.
 */
export const homeZone = 'Europe/Paris';

export const atHome = (moment: Date): DateTime => DateTime.fromJSDate(moment, { zone: homeZone });
