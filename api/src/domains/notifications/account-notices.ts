import { sql } from 'kysely';
import { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import { instant } from '../../platform/dates';
import { contextOf, type MessageKey } from './messages';
import { sendNotice, sendNoticeToAll } from './notices';

const absenceDays = 14;
const timeToSettle = { days: 3 };
const managerAssigned: MessageKey = 'managerAssigned';

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

/** Greets who comes for the first time, and who was away for a fortnight. */
export async function welcomePerson(db: Db, connectionId: string): Promise<void> {
  const arrival = await readArrival(db, connectionId);
  if (!arrival) return;
  const { id: userId, first_name: firstName, last_seen_at: last } = arrival;
  const now = DateTime.fromJSDate(arrival.started_at, { zone: 'utc' });
  if (!now.isValid) return;
  if (last === null) {
    await sendNotice(db, { userId, key: 'welcome', params: { firstName }, about: 'welcome' }, now);
    return;
  }
  if (last > now.minus({ days: absenceDays }).toJSDate()) return;
  const params = { since: instant(last) };
  await sendNotice(db, { userId, key: 'loginAfterAbsence', params, about: `login:${connectionId}` }, now);
}

/** Once for good: a profile is asked for, not demanded. The birthday is the one field that its form requires. */
export const remindOfProfile = (db: Db, now: DateTime<true>): Promise<void> =>
  sendNoticeToAll(
    db,
    'profileIncomplete',
    sql`
      SELECT users.id AS user_id, 'profile' AS about
      FROM users LEFT JOIN user_profiles AS profile ON profile.user_id = users.id
      WHERE users.role = 'user' AND users.deleted_at IS NULL
        AND users.terms_accepted_at <= ${now.minus(timeToSettle).toJSDate()} AND profile.birthday IS NULL`,
    now,
  );

/**
 * Who has a manager may be seen by them, and is told who it is: once for each, however the manager came to be named, and
 * only in the morning, so that a slip of the same day is told to nobody.
 */
export async function notifyAssignedManagers(db: Db, now: DateTime<true>): Promise<void> {
  const at = now.toJSDate();
  await sql`
    INSERT INTO notifications (user_id, dedupe_key, status, context_type, context, message_key, message_params, send_at,
      created_at)
    SELECT users.id, 'manager:' || manager.id, 'pending', ${contextOf[managerAssigned]}::text,
      jsonb_build_object('target', manager.id), ${managerAssigned}::text,
      jsonb_build_object('name', manager.first_name || ' ' || manager.last_name), ${at}::timestamptz, ${at}::timestamptz
    FROM users JOIN users AS manager ON manager.id = users.manager_id
    WHERE users.role = 'user' AND users.deleted_at IS NULL AND users.setup_at <= ${at} AND manager.deleted_at IS NULL
    ON CONFLICT (user_id, dedupe_key) DO NOTHING`.execute(db);
}
