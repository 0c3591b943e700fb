import type { JobOfferUpdate } from '@passerelle/shared/contract';
import type { Selectable } from 'kysely';
import { DateTime } from 'luxon';
import type { Database } from '../../platform/database/schema';
import { atHome, givenInstant, homeZone, isPlausibleYear } from '../../platform/dates';
import { givenText } from '../../platform/text/text';
import { failure } from '../../platform/failure';
import { searchText, sortKey } from '../../platform/text/search';

type Columns = Pick<
  Selectable<Database['job_offers']>,
  | 'title'
  | 'type'
  | 'company_name'
  | 'company_address_street'
  | 'response_date'
  | 'follow_up_at'
  | 'origin'
  | 'reference'
  | 'job_occupation'
  | 'description'
>;

const ifGiven = <T, R>(value: T | undefined, read: (value: T) => R): R | undefined =>
  value === undefined ? undefined : read(value);

function appliedAt(text: string): Date {
  const moment = givenInstant(text, 'responseDate');
  if (!isPlausibleYear(atHome(moment))) throw failure('invalid', { fields: { responseDate: 'notAllowed' } });
  return moment;
}

/** The columns that the form's fields become; what the call does not name stays out. */
export function jobOfferValues(body: JobOfferUpdate): Partial<Columns> {
  const { company, job, responseDate } = body;
  const values: Partial<Columns> = {
    title: body.title?.trim(),
    type: body.type,
    company_name: ifGiven(company, (given) => givenText(given?.name)),
    company_address_street: ifGiven(company, (given) => givenText(given?.address?.street)),
    response_date: ifGiven(responseDate, (given) => (given === null ? null : appliedAt(given))),
    follow_up_at: ifGiven(body.followUpDate, (day) => (day ? followUpMoment(day) : null)),
    origin: ifGiven(body.origin, givenText),
    reference: ifGiven(body.reference, givenText),
    job_occupation: ifGiven(job, (given) => given?.occupation ?? null),
    description: ifGiven(body.description, givenText),
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

type Searched = Pick<Columns, 'title' | 'company_name' | 'company_address_street' | 'reference' | 'origin'>;

export const searchColumns = (offer: Searched) => ({
  sort_title: sortKey(offer.title),
  search: searchText(offer.title, offer.company_name, offer.company_address_street, offer.reference, offer.origin),
});

/** On the day that was chosen, when people open their mail. */
const hour = 9;

export function followUpMoment(day: string): Date {
  const moment = DateTime.fromISO(day, { zone: homeZone }).set({ hour });
  if (!moment.isValid) throw failure('invalid', { fields: { followUpDate: 'format' } });
  if (!isPlausibleYear(moment)) throw failure('invalid', { fields: { followUpDate: 'notAllowed' } });
  return moment.toJSDate();
}

export const dayAtHome = (moment: Date): string | null => atHome(moment).toISODate();
