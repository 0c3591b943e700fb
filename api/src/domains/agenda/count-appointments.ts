import type { DateTime } from 'luxon';
import type { AppointmentCounts, QueryOf } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import type { Db } from '../../platform/database/connection';
import { searchPatterns } from '../../platform/search';
import { matchingAppointments } from './matching-appointments';

/** Of what matches: each status, and what is ahead against what is over. A cancelled one is neither. */
export function countAppointments(
  db: Db,
  userId: string,
  { search, ...filters }: QueryOf<Calls['GET /me/agenda/count']>,
  now: DateTime<true>,
): Promise<AppointmentCounts> {
  const at = now.toJSDate();
  return matchingAppointments(db, userId, filters, searchPatterns(search))
    .select(({ fn, eb }) => {
      const counted = () => fn.countAll<number>();
      const isOn = eb('appointments.status', '!=', 'cancelled');
      return [
        counted().filterWhere('appointments.status', '=', 'pending').as('pending'),
        counted().filterWhere('appointments.status', '=', 'validated').as('validated'),
        counted().filterWhere('appointments.status', '=', 'cancelled').as('cancelled'),
        counted().filterWhere(isOn).filterWhere('appointments.date', '>=', at).as('upcoming'),
        counted().filterWhere(isOn).filterWhere('appointments.date', '<', at).as('past'),
      ];
    })
    .executeTakeFirstOrThrow();
}
