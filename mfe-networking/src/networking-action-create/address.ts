import type { ActionType } from '@passerelle/shared/contract';
import { actionTypes } from '@passerelle/shared/contract/enums/networking';
import { isBookableTime } from '@passerelle/shared/contract/rules/network/appointments';
import { writeMoment } from '@passerelle/shared/ui/dates';
import { oneOf, queryState, reference } from '@passerelle/shared/url-state';

export interface CreationQuery {
  validationToken: string | null;
  /** The id of the contact. */
  contactId: string | null;
  /** The action that this one follows. */
  parent: string | null;
  jobOffer: string | null;
  actionType: ActionType | 'any';
  title: string | null;
  /** A day, optionally with a time, on the person's own clock. */
  date: string | null;
}

/** The parameters that the address carries through the steps. */
export const creationQuery = queryState<CreationQuery>({
  validationToken: reference(),
  contactId: reference(),
  parent: reference(),
  jobOffer: reference(),
  actionType: oneOf([...actionTypes, 'any'], 'any'),
  title: reference(),
  date: reference(),
});

/** The origin of the action in the address, as one key; null without one. */
export function originKey({ parent, jobOffer, actionType, title }: CreationQuery): string | null {
  const words = [parent, jobOffer, title, actionType === 'any' ? null : actionType].filter((word) => word !== null);
  return words.length > 0 ? words.join(' ') : null;
}

const written = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d))?$/;
const isDay = (day: string): boolean => !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);

/**
 * The value of the date field for the day in the address, `2026-11-24` or `2026-11-24T12:30` on the person's own clock.
 * A time that is not bookable is left to choose; an invalid day is ignored.
 */
export function dateFieldValue(text: string | null): string | undefined {
  const [, day = '', time = ''] = written.exec(text ?? '') ?? [];
  if (!day || !isDay(day)) return undefined;
  return writeMoment({ day, time: isBookableTime(time) ? time : '' });
}
