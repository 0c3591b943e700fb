import { sql } from 'kysely';
import type { DateTime } from 'luxon';
import { durations } from '@passerelle/shared/contract/limits';
import type { Db } from '../database/connection';
import type { FoundPerson } from './find-person';

const RECORD_INTERVAL = { minutes: 1 };

/** Called when a connection begins or continues, in the same transaction. */
export type OnConnection = (db: Db, connection: { id: string; begins: boolean }) => Promise<void>;

/** Activity extends a session, up to the maximum lifetime of a sign-in. */
const noLaterThanItMay = (end: Date) =>
  sql<Date>`least(${end}, created_at + ${durations.sessionLongestDays}::integer * interval '1 day')`;

interface Activity {
  expiresAt: Date;
  network: string | null;
  onConnection: OnConnection;
}

/**
 * Extends the session and the present connection (a period of activity), at most once a minute on any replica: a page
 * makes several calls at once, one of which is enough.
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
  // Clocks of replicas differ a little: the time only moves forward.
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
