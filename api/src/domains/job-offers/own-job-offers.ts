import type { SelectQueryBuilder } from 'kysely';
import type { Db } from '../../platform/database/connection';
import type { Database } from '../../platform/database/schema';

export type OwnJobOffers = SelectQueryBuilder<Database, 'job_offers', object>;

/** The only way to job offers: those of one person, without the deleted ones. */
export const ownJobOffers = (db: Db, userId: string): OwnJobOffers =>
  db.selectFrom('job_offers').where('job_offers.user_id', '=', userId).where('job_offers.deleted_at', 'is', null);
