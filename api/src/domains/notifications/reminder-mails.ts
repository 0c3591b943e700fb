import { sql } from 'kysely';
import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import type { TextLocale } from '@passerelle/shared/contract';
import type { Mail } from '../../platform/mail/mailer';
import type { Services } from '../../platform/http/services';
import { instant } from '../../platform/dates';
import { addresseeOf, type AddresseeRow, addressees } from '../mails/addressee';
import { type MailText, type MailWords, writeMail } from '../mails/write-mail';
import { enReminders } from './mail-words-en';
import { frReminders } from './mail-words-fr';
import type { MessageKey, MessageParams } from './messages';
import { type DateWords, phrasesIn, type ReminderWords } from './phrases';
import { enDates } from './words-en';
import { frDates } from './words-fr';

/** What mails are written and sent with. */
export type MailServices = Pick<Services, 'mailer' | 'config' | 'log'>;

const account = '/account#reminders';

/** Those of them that wait to be read by someone who wants them by mail too, and still follows a path here. */
const readWanted = (db: Db, ids: readonly string[]) =>
  addressees(db)
    .innerJoin('notifications as notice', 'notice.user_id', 'users.id')
    .where(sql<boolean>`notice.id = ANY(${[...ids]}::uuid[])`)
    .where('notice.status', '=', 'received')
    .where('notice.message_key', 'in', mailedKeys)
    .where('users.wants_reminder_mail', '=', true)
    .where('users.role', '=', 'user')
    .where('users.setup_at', 'is not', null)
    .select(['notice.id as notice', 'notice.send_at', 'notice.appointment_id', 'notice.context'])
    .select(['notice.message_key', 'notice.message_params'])
    .orderBy('notice.send_at')
    .orderBy('notice.id')
    .execute();

type Wanted = AddresseeRow & Reminder & { notice: string; send_at: Date };

/** The same reminder at another hour is another mail; at the same hour it leaves once. */
const mailOf = (reminder: Wanted, publicUrl: string, now: DateTime<true>): Mail => ({
  ...writeMail({
    kind: reminder.message_key,
    to: addresseeOf(reminder),
    publicUrl,
    stopPath: account,
    ...reminderLetter(reminder, now),
  }),
  dedupeKey: `${reminder.message_key}:${reminder.notice}:${instant(reminder.send_at)}`,
});

/** The mails of what was just handed over. One that cannot be written is noted, and holds up nothing else. */
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

/** What comes by mail too, for who wants it. */
export const mailedKeys = ['appointmentSoon', 'jobOfferFollowUp'] as const satisfies readonly MessageKey[];
type MailedKey = (typeof mailedKeys)[number];

export interface Reminder {
  message_key: string;
  message_params: Record<string, unknown>;
  appointment_id: string | null;
  context: Record<string, unknown>;
}

const languages: Record<TextLocale, { words: ReminderWords; dates: DateWords }> = {
  fr: { words: frReminders, dates: frDates },
  en: { words: enReminders, dates: enDates },
};

const inEach = (text: (language: TextLocale) => MailText): MailWords => ({ fr: text('fr'), en: text('en') });

interface Letter {
  words: MailWords;
  path: string;
}

const letters: {
  [K in MailedKey]: (params: MessageParams[K], reminder: Reminder, now: DateTime<true>) => Letter;
} = {
  appointmentSoon: (action, { appointment_id: appointmentId }, now) => ({
    words: inEach((language) => {
      const { words, dates } = languages[language];
      return words.appointment(action, phrasesIn(dates, now).dated(action.date));
    }),
    path: `/networking-actions/${appointmentId}`,
  }),
  jobOfferFollowUp: (offer, { context }) => ({
    words: inEach((language) => languages[language].words.followUp(offer)),
    path: `/job-offers/${String(context.jobOffer)}`,
  }),
};

/** What the mail of a reminder says, and where its button leads. */
export function reminderLetter(reminder: Reminder, now: DateTime<true>): Letter {
  // A row says its key and parameters as JSON: `readWanted` has asked for these keys alone.
  const write = letters[reminder.message_key as MailedKey] as (
    params: unknown,
    ...rest: [Reminder, DateTime<true>]
  ) => Letter;
  return write(reminder.message_params, reminder, now);
}
