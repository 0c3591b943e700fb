import { actionTypes, isBookableTime, type ActionType } from '@passerelle/shared/contract';
import { oneOf, queryState, reference } from '@passerelle/shared/routes';

import { writeMoment } from '../moment-field/moment';

export interface CreationQuery {
  validationToken: string | null;
  /** Whom to meet. */
  contactId: string | null;
  /** The action that it follows. */
  parent: string | null;
  jobOffer: string | null;
  actionType: ActionType | 'any';
  title: string | null;
  /** A day, or a day and a time, on the person's own clock. */
  date: string | null;
}

/** What the address carries through the steps. */
export const creationQuery = queryState<CreationQuery>({
  validationToken: reference(),
  contactId: reference(),
  parent: reference(),
  jobOffer: reference(),
  actionType: oneOf([...actionTypes, 'any'], 'any'),
  title: reference(),
  date: reference(),
});

/** What an address says that the action is about, as one key; null: nothing, the person decides. */
export function originKey({ parent, jobOffer, actionType, title }: CreationQuery): string | null {
  const words = [parent, jobOffer, title, actionType === 'any' ? null : actionType].filter((word) => word !== null);
  return words.length > 0 ? words.join(' ') : null;
}

const written = /^(\d{4}-\d\d-\d\d)(?:T(\d\d):(\d\d))?$/;
const isDay = (day: string): boolean => !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);

/**
 * The day that the calendar asks for, `2026-11-24` or `2026-11-24T12:30` on the person's own clock, as the value of its
 * field. A time at which nobody can be met leaves the time to choose; what is no day asks for nothing.
 */
export function dateFieldValue(text: string | null): string | undefined {
  const [, day = '', hour = '', minute = ''] = written.exec(text ?? '') ?? [];
  if (!day || !isDay(day)) return undefined;
  return isBookableTime(`${hour}:${minute}`)
    ? writeMoment({ day, hour, minute })
    : writeMoment({ day, hour: '', minute: '' });
}
