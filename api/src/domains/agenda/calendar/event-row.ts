import type { InferResult, SelectQueryBuilder } from 'kysely';
import type { Database } from '../../../platform/database/schema';

/** What a calendar is told of an appointment: when, what, with whom and where; no report, and no notes. */
export const selectEvent = (appointments: SelectQueryBuilder<Database, 'appointments', object>) =>
  appointments
    .leftJoin('contacts', 'contacts.id', 'appointments.contact_id')
    .select([
      'appointments.id',
      'appointments.title',
      'appointments.date',
      'appointments.type',
      'appointments.phone',
      'appointments.address_street',
      'appointments.url',
      'appointments.status',
      'appointments.contact_name',
      'appointments.ics_sequence',
      'appointments.updated_at',
      'appointments.deleted_at',
      'contacts.company_name',
      'contacts.updated_at as contact_updated_at',
      'contacts.deleted_at as contact_deleted_at',
    ]);

export type EventRow = InferResult<ReturnType<typeof selectEvent>>[number];

const latest = (...moments: readonly (Date | null)[]): Date =>
  moments.reduce<Date>((last, moment) => (moment && moment > last ? moment : last), new Date(0));

/** When the person last changed it. */
export const changedAt = ({ updated_at, deleted_at }: EventRow): Date => latest(updated_at, deleted_at);

/** When what a calendar is told of it last changed: the contact's name and company are a part of it. */
export const toldAt = (row: EventRow): Date => latest(changedAt(row), row.contact_updated_at, row.contact_deleted_at);
