import { sql } from 'kysely';
import type { DateTime } from 'luxon';
import type { Locale } from '@passerelle/shared/contract';
import type { Db } from '../database/connection';
import { leaseEnd, lockFirst, retryAt } from '../leases';

export interface ClaimedMail {
  id: string;
  kind: string;
  to: string;
  locale: Locale;
  subject: string;
  html: string | null;
  text: string | null;
  attempts: number;
  /** The causing call, if calls are traced. */
  traceParent: string | null;
}

/** Longer than any mail server time-out: a mail that is due again is not being sent by another replica. */
const LEASE = { minutes: 5 };
/** 1, 2, 4 … minutes, and at most six hours. */
const BACKOFF = { firstMs: 60_000, longestMs: 6 * 60 * 60_000 };
/** With these delays about a day. */
const MAX_ATTEMPTS = 12;
/** Older mails are outdated. */
const STALE_AFTER = { days: 3 };

const bodyless = { html: null, text: null };

/**
 * Claims the next due mail. Other replicas skip its row, and find it due later once this has committed: none of them
 * sends it meanwhile, and a mail of a killed process is due again when the lease ends.
 */
export async function claimMail(db: Db, now: DateTime<true>): Promise<ClaimedMail | undefined> {
  return db
    .updateTable('mails')
    .set({ attempts: sql<number>`attempts + 1`, send_after: leaseEnd(now, LEASE) })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('mails')
        .select('id')
        .where('status', '=', 'pending')
        .where('send_after', '<=', now.toJSDate())
        .orderBy('send_after')
        .$call((due) => lockFirst(due)),
    )
    .returning(['id', 'kind', 'to_address as to', 'locale', 'subject', 'html', 'text', 'attempts'])
    .returning('trace_parent as traceParent')
    .executeTakeFirst();
}

const claimed = (db: Db, { id, attempts }: ClaimedMail) =>
  db.updateTable('mails').where('id', '=', id).where('attempts', '=', attempts).where('status', '=', 'pending');

export async function markSent(db: Db, mail: ClaimedMail, now: DateTime<true>, keepsBody: boolean): Promise<void> {
  await claimed(db, mail)
    .set({ status: 'sent', sent_at: now.toJSDate(), last_error: null, ...(!keepsBody && bodyless) })
    .execute();
}

export interface MailFailure {
  /** For the operators of the product. */
  why: string;
  /** A retry would be refused again. */
  isFinal: boolean;
}

/** The mail is retried after a growing delay, until the tries are used up. */
export async function markFailed(
  db: Db,
  mail: ClaimedMail,
  { why, isFinal }: MailFailure,
  now: DateTime<true>,
  keepsBody: boolean,
): Promise<void> {
  const next =
    isFinal || mail.attempts >= MAX_ATTEMPTS
      ? { status: 'failed' as const, ...(!keepsBody && bodyless) }
      : { send_after: retryAt(now, BACKOFF, mail.attempts) };
  await claimed(db, mail)
    .set({ last_error: why, ...next })
    .execute();
}

/** Mails written while no mail server was configured are not all sent on the day that one is. */
export async function failStaleMails(db: Db, now: DateTime<true>, keepsBody: boolean): Promise<void> {
  await db
    .updateTable('mails')
    .set({ status: 'failed', last_error: 'It waited too long to be sent.', ...(!keepsBody && bodyless) })
    .where('status', '=', 'pending')
    .where('attempts', '=', 0)
    .where('send_after', '<=', now.minus(STALE_AFTER).toJSDate())
    .execute();
}
