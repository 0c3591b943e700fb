import type { Appointment, AppointmentCounts, Paged, QueryOf } from '@passerelle/shared/contract';
import { appointmentSorts } from '@passerelle/shared/contract/enums/networking';
import { latestStartOver } from '@passerelle/shared/contract/rules/network/appointments';
import type { Calls } from '@passerelle/shared/contract/calls';
import { type RawBuilder, sql } from 'kysely';
import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import { givenInstant } from '../../platform/dates';
import { failure } from '../../platform/failure';
import { matchesAll, readList, readPage } from '../../platform/lists';
import { searchPatterns } from '../../platform/text/search';
import { appointmentOf, ownAppointments, type OwnAppointments, selectAppointment } from './appointment-rows';

const columns = {
  createdAt: 'appointments.created_at',
  title: 'appointments.sort_title',
  date: 'appointments.date',
} as const;

/** More seconds than lie between any two appointments. */
const GROUP_SECONDS = 1e11;

/** Groups as in `actionGroups`, except that today and later are one group; in each the nearest to now comes first. */
const nearestFirst = (now: DateTime<true>): RawBuilder<number> => sql<number>`
  CASE
    WHEN appointments.date > ${latestStartOver(now.toISO())}::timestamptz THEN 1
    WHEN appointments.status = 'pending' THEN 0
    ELSE 2
  END * ${sql.lit(GROUP_SECONDS)}::float8
  + abs(extract(epoch FROM appointments.date - ${now.toJSDate()}::timestamptz))`;

export async function listAppointments(
  db: Db,
  userId: string,
  query: QueryOf<Calls['GET /me/agenda']>,
  now: DateTime<true>,
): Promise<Paged<Appointment>> {
  const list = readList(query, appointmentSorts);
  const matching = matchingAppointments(db, userId, query, list.patterns);
  return readPage(list, {
    all: matching,
    rows: selectAppointment(ownAppointments(db, userId)),
    order: [list.sort === 'nearest' ? nearestFirst(now) : columns[list.sort], 'appointments.id'],
    itemOf: appointmentOf,
  });
}

/** The filters of both the list and its count, without the search words. */
export type AppointmentFilters = Omit<QueryOf<Calls['GET /me/agenda/count']>, 'search'>;

export function matchingAppointments(
  db: Db,
  userId: string,
  filters: AppointmentFilters,
  patterns: readonly string[],
): OwnAppointments {
  const { status = [], actionType = [], fromDate, toDate, contact, jobOffer, firstAppointment } = filters;
  let matching = ownAppointments(db, userId).where((eb) => matchesAll(eb, 'appointments.search', patterns));
  if (status.length > 0) matching = matching.where('appointments.status', 'in', status);
  if (actionType.length > 0) matching = matching.where('appointments.action_type', 'in', actionType);
  if (fromDate !== undefined) matching = matching.where('appointments.date', '>=', givenInstant(fromDate, 'fromDate'));
  if (toDate !== undefined) matching = matching.where('appointments.date', '<=', givenInstant(toDate, 'toDate'));
  if (contact !== undefined) matching = matching.where('appointments.contact_id', '=', contact);
  if (jobOffer !== undefined) matching = matching.where('appointments.job_offer_id', '=', jobOffer);
  if (firstAppointment === undefined) return matching;
  return matching.where((eb) =>
    eb.or([
      eb('appointments.first_appointment_id', '=', firstAppointment),
      eb('appointments.id', '=', firstAppointment),
    ]),
  );
}

/** Counts the matches by status, and by upcoming and past. A cancelled appointment is neither. */
export function countAppointments(
  db: Db,
  userId: string,
  { search, ...filters }: QueryOf<Calls['GET /me/agenda/count']>,
  now: DateTime<true>,
): Promise<AppointmentCounts> {
  const at = new Date(latestStartOver(now.toISO()));
  return matchingAppointments(db, userId, filters, searchPatterns(search))
    .select(({ fn, eb }) => {
      const counted = () => fn.countAll<number>();
      const isOn = eb('appointments.status', '!=', 'cancelled');
      return [
        counted().filterWhere('appointments.status', '=', 'pending').as('pending'),
        counted().filterWhere('appointments.status', '=', 'validated').as('validated'),
        counted().filterWhere('appointments.status', '=', 'cancelled').as('cancelled'),
        counted().filterWhere(isOn).filterWhere('appointments.date', '>', at).as('upcoming'),
        counted().filterWhere(isOn).filterWhere('appointments.date', '<=', at).as('past'),
      ];
    })
    .executeTakeFirstOrThrow();
}

/** The appointment; another person's is a 404, like one that does not exist. */
export async function findAppointment(db: Db, userId: string, appointmentId: string): Promise<Appointment> {
  const row = await selectAppointment(ownAppointments(db, userId))
    .where('appointments.id', '=', appointmentId)
    .executeTakeFirst();
  if (!row) throw failure('notFound');
  return appointmentOf(row);
}
