import type { InferResult, SelectQueryBuilder, Selectable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { DateTime } from 'luxon';
import type { JobOffer, JobOfferUpdate } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import type { Database } from '../../platform/database/schema';
import { fileAddress } from '../../platform/files/answer-file';
import { instant, instantOrNull, atHome, givenInstant, homeZone, isPlausibleYear } from '../../platform/dates';
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

/** Maps form fields to columns; absent fields are left out. */
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

/** The morning of the chosen day. */
const hour = 9;

function followUpMoment(day: string): Date {
  const moment = DateTime.fromISO(day, { zone: homeZone }).set({ hour });
  if (!moment.isValid) throw failure('invalid', { fields: { followUpDate: 'format' } });
  if (!isPlausibleYear(moment)) throw failure('invalid', { fields: { followUpDate: 'notAllowed' } });
  return moment.toJSDate();
}

const dayAtHome = (moment: Date): string | null => atHome(moment).toISODate();

/** All columns of an offer, in one statement. */
export const selectJobOffer = (offers: OwnJobOffers) =>
  offers
    .selectAll('job_offers')
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('job_offer_documents as document')
          .whereRef('document.job_offer_id', '=', 'job_offers.id')
          .orderBy('document.position')
          .select(['document.id', 'document.file_id', 'document.description']),
      ).as('documents'),
      jsonArrayFrom(
        eb
          .selectFrom('appointments')
          .whereRef('appointments.job_offer_id', '=', 'job_offers.id')
          .whereRef('appointments.user_id', '=', 'job_offers.user_id')
          .where('appointments.deleted_at', 'is', null)
          .orderBy('appointments.date')
          .orderBy('appointments.id')
          .select(['appointments.id', 'appointments.date', 'appointments.status']),
      ).as('appointments'),
    ]);

type JobOfferRow = InferResult<ReturnType<typeof selectJobOffer>>[number];

export const jobOfferOf = (row: JobOfferRow): JobOffer => ({
  id: row.id,
  version: row.version,
  title: row.title,
  type: row.type,
  status: row.status,
  statusDate: instantOrNull(row.status_date),
  company: { name: row.company_name, address: { street: row.company_address_street } },
  responseDate: instantOrNull(row.response_date),
  followUpDate: row.follow_up_at && dayAtHome(row.follow_up_at),
  origin: row.origin,
  reference: row.reference,
  job: { occupation: row.job_occupation },
  description: row.description,
  documents: row.documents.map(({ id, file_id, description }) => ({
    id,
    url: fileAddress(file_id) ?? '',
    description,
  })),
  appointments: row.appointments.map(({ id, date, status }) => ({ id, date: instant(date), status })),
  createdAt: instant(row.created_at),
  updatedAt: instant(row.updated_at),
});

export type OwnJobOffers = SelectQueryBuilder<Database, 'job_offers', object>;

/** The only access to job offers: those of one person, without deleted ones. */
export const ownJobOffers = (db: Db, userId: string): OwnJobOffers =>
  db.selectFrom('job_offers').where('job_offers.user_id', '=', userId).where('job_offers.deleted_at', 'is', null);
