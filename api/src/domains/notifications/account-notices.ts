import type { FollowerKind } from '@passerelle/shared/contract';
import { sql } from 'kysely';
import { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import { instant } from '../../platform/dates';
import { contextOf, type MessageKey } from './messages';
import { sendNotice, sendNoticeToAll } from './notices';

const absenceDays = 14;
const timeToSettle = { days: 3 };
const assigned = { manager: 'managerAssigned', hrRepresentative: 'hrRepresentativeAssigned' } as const satisfies Record<
  FollowerKind,
  MessageKey
>;

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

/** Greets users at their first sign-in, and after a fortnight's absence. */
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

/** Sent once: a profile is requested, not required. The birthday is the one required field of its form. */
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

/** Tells people who follows them, once per assignment, since that person may see them. */
export async function notifyAssigned(
  db: Db,
  now: DateTime<true>,
  kind: FollowerKind,
  userIds?: readonly string[],
): Promise<void> {
  const at = now.toJSDate();
  const key = assigned[kind];
  const among = userIds === undefined ? sql`true` : sql`users.id = ANY(${[...userIds]}::uuid[])`;
  await sql`
    INSERT INTO notifications (user_id, dedupe_key, status, context_type, context, message_key, message_params, send_at,
      created_at)
    SELECT users.id, 'follower:' || user_followers.id, 'pending', ${contextOf[key]}::text,
      jsonb_build_object('target', follower.id), ${key}::text,
      jsonb_build_object('firstName', follower.first_name, 'lastName', follower.last_name), ${at}::timestamptz,
      ${at}::timestamptz
    FROM user_followers JOIN users ON users.id = user_followers.user_id
      JOIN users AS follower ON follower.id = user_followers.follower_id
    WHERE user_followers.until_at IS NULL AND user_followers.kind = ${kind} AND ${among}
      AND users.role = 'user' AND users.deleted_at IS NULL AND users.setup_at <= ${at} AND follower.deleted_at IS NULL
    ON CONFLICT (user_id, dedupe_key) DO NOTHING`.execute(db);
}

/** In the morning, so that a manager corrected the same day sends nothing. */
export const notifyAssignedManagers = (db: Db, now: DateTime<true>): Promise<void> =>
  notifyAssigned(db, now, 'manager');
