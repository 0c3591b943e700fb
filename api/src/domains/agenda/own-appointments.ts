import type { SelectQueryBuilder } from 'kysely';
import type { Db } from '../../platform/database/connection';
import type { Database } from '../../platform/database/schema';

export type OwnAppointments = SelectQueryBuilder<Database, 'appointments', object>;

/** The only way to appointments: those of one person, without the deleted ones. */
export const ownAppointments = (db: Db, userId: string): OwnAppointments =>
  db.selectFrom('appointments').where('appointments.user_id', '=', userId).where('appointments.deleted_at', 'is', null);
