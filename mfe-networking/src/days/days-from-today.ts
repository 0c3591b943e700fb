import { DAY_MS } from '@passerelle/shared/contract/rules/programs/weeks';
import { now } from '@passerelle/shared/i18n';

/** The date that a calendar on the person's wall shows, as a number: days on end, whatever clocks do at night. */
const dayNumber = (moment: Date): number =>
  Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / DAY_MS;

/**
 * 0 for today, 1 for tomorrow, -1 for yesterday, on the person's own clock. Without luxon: home shows appointments, and would load
 * a tenth more for this one question.
 */
export const daysFromToday = (instant: string): number => dayNumber(new Date(instant)) - dayNumber(now());
