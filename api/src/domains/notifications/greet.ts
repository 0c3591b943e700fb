import { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import { instant } from '../../platform/wire-time';
import { tell } from './tell';

const absenceDays = 14;

const readArrival = (db: Db, connectionId: string) =>
  db
    .selectFrom('connections')
    .innerJoin('users', 'users.id', 'connections.user_id')
    .where('connections.id', '=', connectionId)
    .where('users.role', '=', 'user')
    .select(['connections.started_at', 'users.id', 'users.first_name'])
    .select((eb) =>
      eb
        .selectFrom('connections as earlier')
        .whereRef('earlier.user_id', '=', 'connections.user_id')
        .whereRef('earlier.id', '<>', 'connections.id')
        .select((max) => max.fn.max('earlier.last_seen_at').as('last_seen_at'))
        .as('last_seen_at'),
    )
    .executeTakeFirst();

/** A word for who comes for the first time, and for who was away for a fortnight. */
export async function greet(db: Db, connectionId: string): Promise<void> {
  const arrival = await readArrival(db, connectionId);
  if (!arrival) return;
  const { id: userId, first_name: firstName, last_seen_at: last } = arrival;
  const now = DateTime.fromJSDate(arrival.started_at, { zone: 'utc' });
  if (!now.isValid) return;
  if (last === null) {
    await tell(db, { userId, key: 'welcome', params: { firstName }, about: 'welcome' }, now);
    return;
  }
  if (last > now.minus({ days: absenceDays }).toJSDate()) return;
  const since = { since: instant(last) };
  await tell(db, { userId, key: 'loginAfterAbsence', params: since, about: `login:${connectionId}` }, now);
}
