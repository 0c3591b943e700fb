import { sql } from 'kysely';
import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import type { Mail } from '../../platform/mail/mailer';
import type { Services } from '../../platform/services';
import { instant } from '../../platform/wire-time';
import { addresseeOf, addressees, type AddresseeRow } from '../mails/addressee';
import { writeMail } from '../mails/write-mail';
import { mailedKeys, reminderLetter, type Reminder } from './reminder-letter';

/** What mails are written and sent with. */
export type Post = Pick<Services, 'mailer' | 'config' | 'log'>;

const account = '/account#reminders';

/** Those of them that wait to be read by someone who wants them by mail too, and still follows a path here. */
const readWanted = (db: Db, ids: readonly string[]) =>
  addressees(db)
    .innerJoin('notifications as told', 'told.user_id', 'users.id')
    .where(sql<boolean>`told.id = ANY(${[...ids]}::uuid[])`)
    .where('told.status', '=', 'received')
    .where('told.message_key', 'in', mailedKeys)
    .where('users.wants_reminder_mail', '=', true)
    .where('users.role', '=', 'user')
    .where('users.setup_at', 'is not', null)
    .select(['told.id as notice', 'told.send_at', 'told.appointment_id', 'told.context'])
    .select(['told.message_key', 'told.message_params'])
    .orderBy('told.send_at')
    .orderBy('told.id')
    .execute();

type Wanted = AddresseeRow & Reminder & { notice: string; send_at: Date };

/** The same reminder at another hour is another mail; at the same hour it leaves once. */
const mailOf = (reminder: Wanted, publicUrl: string, now: DateTime<true>): Mail => ({
  ...writeMail({
    ...{ kind: reminder.message_key, to: addresseeOf(reminder), publicUrl, stopPath: account },
    ...reminderLetter(reminder, now),
  }),
  dedupeKey: `${reminder.message_key}:${reminder.notice}:${instant(reminder.send_at)}`,
});

/** The mails of what was just handed over. One that cannot be written is noted, and holds up nothing else. */
export async function mailReminders(
  db: Db,
  { mailer, config, log }: Post,
  received: readonly string[],
  now: DateTime<true>,
): Promise<void> {
  if (received.length === 0) return;
  for (const reminder of await readWanted(db, received)) {
    let mail: Mail;
    try {
      mail = mailOf(reminder, config.publicUrl, now);
    } catch (err) {
      log.error({ err, notification: reminder.notice }, 'The mail of a reminder could not be written.');
      continue;
    }
    await mailer.send(db, mail, now);
  }
}
