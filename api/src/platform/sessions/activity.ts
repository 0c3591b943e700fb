import { sql } from 'kysely';
import type { DateTime } from 'luxon';
import { durations } from '@passerelle/shared/contract';
import type { Db } from '../database/connection';
import type { FoundPerson } from './find-person';

const RECORD_INTERVAL = { minutes: 1 };

/** What else is written down when a connection begins or goes on, in the same transaction. */
export type OnConnection = (db: Db, connection: { id: string; begins: boolean }) => Promise<void>;

/** Use moves the end of a session on, but never beyond what one sign-in is good for. */
const noLaterThanItMay = (end: Date) =>
  sql<Date>`least(${end}, created_at + ${durations.sessionLongestDays}::integer * interval '1 day')`;

interface Activity {
  expiresAt: Date;
  network: string | null;
  onConnection: OnConnection;
}

/**
 * Keeps the session and the present connection (a stretch of activity) alive. Written down at most once a minute, by
 * whichever replica comes first: pages ask several things at once, and one row tells what all of them would.
 */
export async function recordActivity(
  db: Db,
  { person, lastUsedAt }: FoundPerson,
  now: DateTime<true>,
  { expiresAt, network, onConnection }: Activity,
): Promise<void> {
  const due = now.minus(RECORD_INTERVAL).toJSDate();
  if (lastUsedAt > due) return;
  const at = now.toJSDate();
  // Clocks of replicas differ by a little: whoever was seen is not unseen again, nor before their connection began.
  const lastSeen = sql<Date>`greatest(last_seen_at, ${at})`;
  await db.transaction().execute(async (transaction) => {
    const session = await transaction
      .updateTable('sessions')
      .set({ last_used_at: at, expires_at: noLaterThanItMay(expiresAt), network })
      .where('id', '=', person.sessionId)
      .where('last_used_at', '<=', due)
      .returning('id')
      .executeTakeFirst();
    if (!session) return;
    // The person's row is locked first, so that two of their sessions cannot both open a connection.
    await transaction.updateTable('users').set({ last_seen_at: lastSeen }).where('id', '=', person.id).execute();
    const goesOn = await transaction
      .updateTable('connections')
      .set({ last_seen_at: lastSeen })
      .where('user_id', '=', person.id)
      .where('last_seen_at', '>', now.minus({ hours: durations.connectionGapHours }).toJSDate())
      .returning('id')
      .executeTakeFirst();
    const connection =
      goesOn ??
      (await transaction
        .insertInto('connections')
        .values({ user_id: person.id, started_at: at, last_seen_at: at })
        .returning('id')
        .executeTakeFirstOrThrow());
    await onConnection(transaction, { id: connection.id, begins: goesOn === undefined });
  });
}
