import { sql } from 'kysely';
import type { DateTime } from 'luxon';
import type { Locale } from '@passerelle/shared/contract';
import type { Db } from '../database/connection';

export interface TakenMail {
  id: string;
  to: string;
  locale: Locale;
  subject: string;
  html: string | null;
  text: string | null;
  attempts: number;
}

/** Longer than a mail server is ever waited for: a mail that is due again is on nobody's way. */
const takenFor = { minutes: 5 };
/** Minutes: 1, 2, 4 … and at most six hours; twelve tries last about a day. */
const tries = 12;
const longestPause = 6 * 60;
/** Whatever waited longer says what is no longer true. */
const staleAfter = { days: 3 };

const bodyless = { html: null, text: null };

/**
 * Takes the next mail that is due. The others skip its row, and find it due later once this has committed: whatever
 * becomes of this process, nobody else sends it meanwhile, and a mail of one that was killed comes back.
 */
export async function takeMail(db: Db, now: DateTime<true>): Promise<TakenMail | undefined> {
  return db
    .updateTable('mails')
    .set({ attempts: sql<number>`attempts + 1`, send_after: now.plus(takenFor).toJSDate() })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('mails')
        .select('id')
        .where('status', '=', 'pending')
        .where('send_after', '<=', now.toJSDate())
        .orderBy('send_after')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'to_address as to', 'locale', 'subject', 'html', 'text', 'attempts'])
    .executeTakeFirst();
}

const own = (db: Db, { id, attempts }: TakenMail) =>
  db.updateTable('mails').where('id', '=', id).where('attempts', '=', attempts).where('status', '=', 'pending');

export async function noteSent(db: Db, mail: TakenMail, now: DateTime<true>, keepsBody: boolean): Promise<void> {
  await own(db, mail)
    .set({ status: 'sent', sent_at: now.toJSDate(), last_error: null, ...(!keepsBody && bodyless) })
    .execute();
}

export interface Failing {
  /** For those who look after the product. */
  why: string;
  /** It would be refused again. */
  isFinal: boolean;
}

/** Tried again after a pause that grows, until it is given up. */
export async function noteFailed(
  db: Db,
  mail: TakenMail,
  { why, isFinal }: Failing,
  now: DateTime<true>,
  keepsBody: boolean,
): Promise<void> {
  const pause = Math.min(longestPause, 2 ** (mail.attempts - 1));
  const next =
    isFinal || mail.attempts >= tries
      ? { status: 'failed' as const, ...(!keepsBody && bodyless) }
      : { send_after: now.plus({ minutes: pause }).toJSDate() };
  await own(db, mail)
    .set({ last_error: why, ...next })
    .execute();
}

/** Mails of a time without a mail server do not all leave, years later, on the day that one is named. */
export async function giveUpStale(db: Db, now: DateTime<true>, keepsBody: boolean): Promise<void> {
  await db
    .updateTable('mails')
    .set({ status: 'failed', last_error: 'It waited too long to be sent.', ...(!keepsBody && bodyless) })
    .where('status', '=', 'pending')
    .where('attempts', '=', 0)
    .where('send_after', '<=', now.minus(staleAfter).toJSDate())
    .execute();
}
