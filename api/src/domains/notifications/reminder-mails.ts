import { sql } from 'kysely';
import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import type { Locale } from '@passerelle/shared/contract';
import type { Mail } from '../../platform/mail/mailer';
import type { Services } from '../../platform/http/services';
import { instant } from '../../platform/dates';
import { addresseeOf, type AddresseeRow, addressees } from '../mail/addressee';
import { type MailText, writeMail } from '../mail/write-mail';
import { appointmentMail, followUpMail, talkMail } from './mail-texts';
import type { MessageKey, MessageParams } from './messages';
import { isStillTheirs } from './still-theirs';

/** The services that write and send mails. */
export type MailServices = Pick<Services, 'mailer' | 'config' | 'log'>;

const account = '/account#reminders';

/** Sent in any case: the person was told that it reaches the HR representative. */
const talk: MessageKey = 'talkWished';

/** Unread ones: reminders of participants who enabled mails, and wishes to talk for those whom they are for. */
const readWanted = (db: Db, ids: readonly string[]) =>
  addressees(db)
    .innerJoin('notifications as notice', 'notice.user_id', 'users.id')
    .where(sql<boolean>`notice.id = ANY(${[...ids]}::uuid[])`)
    .where('notice.status', '=', 'received')
    .where('notice.message_key', 'in', mailedKeys)
    .where((eb) =>
      eb.or([
        eb('notice.message_key', '=', talk),
        eb.and([eb('users.wants_reminder_mail', '=', true), eb('users.role', '=', 'user')]),
      ]),
    )
    .where(isStillTheirs('notice'))
    .where('users.setup_at', 'is not', null)
    .select(['notice.id as notice', 'notice.send_at', 'notice.appointment_id', 'notice.context'])
    .select(['notice.message_key', 'notice.message_params'])
    .orderBy('notice.send_at')
    .orderBy('notice.id')
    .execute();

type Wanted = AddresseeRow & Reminder & { notice: string; send_at: Date };

/** A reminder at a new hour is a new mail; at the same hour it is sent once. */
function mailOf(reminder: Wanted, publicUrl: string, now: DateTime<true>): Mail {
  const to = addresseeOf(reminder);
  const letter = reminderLetter(reminder, to.locale, now);
  return {
    ...writeMail({ kind: reminder.message_key, to, publicUrl, stopPath: account, ...letter }),
    dedupeKey: `${reminder.message_key}:${reminder.notice}:${instant(reminder.send_at)}`,
  };
}

/** The mails of delivered notifications. One that cannot be rendered is logged, and does not block the others. */
export async function mailReminders(
  db: Db,
  { mailer, config, log }: MailServices,
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

/** Notifications that are mailed too. */
export const mailedKeys = [
  'appointmentSoon',
  'jobOfferFollowUp',
  'talkWished',
] as const satisfies readonly MessageKey[];
type MailedKey = (typeof mailedKeys)[number];

export interface Reminder {
  message_key: string;
  message_params: Record<string, unknown>;
  appointment_id: string | null;
  context: Record<string, unknown>;
}

interface Letter {
  words: MailText;
  path: string;
}

interface Writing {
  reminder: Reminder;
  locale: Locale;
  now: DateTime<true>;
}

const letters: { [K in MailedKey]: (params: MessageParams[K], writing: Writing) => Letter } = {
  appointmentSoon: (action, { reminder, locale, now }) => ({
    words: appointmentMail(action, locale, now),
    path: `/networking-actions/${reminder.appointment_id}`,
  }),
  jobOfferFollowUp: (offer, { reminder }) => ({
    words: followUpMail(offer),
    path: `/job-offers/${String(reminder.context.jobOffer)}`,
  }),
  talkWished: ({ name }, { reminder }) => ({
    words: talkMail(name),
    path: `/client/user/${String(reminder.context.target)}`,
  }),
};

/** The text of a reminder mail, and the target of its button. */
export function reminderLetter(reminder: Reminder, locale: Locale, now: DateTime<true>): Letter {
  // A row has its key and parameters as JSON: `readWanted` selects these keys only.
  const write = letters[reminder.message_key as MailedKey] as (params: unknown, writing: Writing) => Letter;
  return write(reminder.message_params, { reminder, locale, now });
}
