import { appointmentTimes } from '@passerelle/shared/contract';
import { now } from '@passerelle/shared/i18n';

import { minuteOf } from '../days/moved';

const { firstHour, lastHour } = appointmentTimes;

/** Where the keyboard comes into a week: at the present hour, as far as one can meet then. */
export const startHour = (): number =>
  Math.min(lastHour, Math.max(firstHour, Math.floor(minuteOf(now().toISOString()) / 60)));
