import type { Locale } from '@passerelle/shared/contract';
import type { DateTime } from 'luxon';
import type { Db } from '../database/connection';
import { traceParent } from '../tracing/work';
import { oneLine } from './header-values';

export interface Mail {
  /** Its subject, for operators: `invitation`, `reset`, … */
  kind: string;
  to: string;
  userId?: string;
  locale: Locale;
  subject: string;
  html: string;
  text: string;
  /** A second mail with the same key is not written. */
  dedupeKey?: string;
}

export interface Mailer {
  /** Puts a mail, or many, into the outbox, in the caller's transaction: they are sent if and only if that commits. */
  send(db: Db, mails: Mail | readonly Mail[], now: DateTime<true>): Promise<void>;
}

export const outboxMailer: Mailer = {
  async send(db, mails, now) {
    const at = now.toJSDate();
    const trace_parent = traceParent();
    await db
      .insertInto('mails')
      .values(
        [mails].flat().map((mail) => ({
          kind: mail.kind,
          to_address: mail.to,
          user_id: mail.userId ?? null,
          locale: mail.locale,
          subject: oneLine(mail.subject),
          html: mail.html,
          text: mail.text,
          dedupe_key: mail.dedupeKey ?? null,
          trace_parent,
          created_at: at,
          send_after: at,
        })),
      )
      .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
      .execute();
  },
};
