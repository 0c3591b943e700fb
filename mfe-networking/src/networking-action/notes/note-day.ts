import { now } from '@passerelle/shared/i18n';

import { writeMoment } from '../../moment-field/moment';

const two = (figure: number): string => String(figure).padStart(2, '0');

/** The day of the person's own clock, as `2026-11-24`; of what has no date yet, today's. */
export function dayOf(instant: string | undefined): string {
  const at = instant ? new Date(instant) : now();
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** A note is of a day: noon of it is that day wherever it is read. */
export const noonOf = (day: string): string | undefined =>
  day ? writeMoment({ day, hour: '12', minute: '00' }) : undefined;
