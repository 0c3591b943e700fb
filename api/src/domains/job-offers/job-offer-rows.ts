import type { JobOffer } from '@passerelle/shared/contract';
import type { InferResult, SelectQueryBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../platform/database/connection';
import type { Database } from '../../platform/database/schema';
import { fileAddress } from '../../platform/files/answer-file';
import { instant, instantOrNull } from '../../platform/dates';
import { dayAtHome } from './job-offer-columns';

/** Everything that an offer shows, in one statement. */
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

/** The only way to job offers: those of one person, without the deleted ones. */
export const ownJobOffers = (db: Db, userId: string): OwnJobOffers =>
  db.selectFrom('job_offers').where('job_offers.user_id', '=', userId).where('job_offers.deleted_at', 'is', null);
