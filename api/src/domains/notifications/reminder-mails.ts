import { sql } from 'kysely';
import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import type { TextLocale } from '@passerelle/shared/contract';
import type { Mail } from '../../platform/mail/mailer';
import type { Services } from '../../platform/http/services';
import { instant } from '../../platform/dates';
import { addresseeOf, type AddresseeRow, addressees } from '../mail/addressee';
import { type MailText, type MailTexts, writeMail } from '../mail/write-mail';
import { enReminders } from './mail-texts-en';
import { frReminders } from './mail-texts-fr';
import type { MessageKey, MessageParams } from './messages';
import { isStillTheirs } from './still-theirs';
import { type DateTexts, phrasesIn, type ReminderTexts } from './phrases';
import { enDates } from './texts-en';
import { frDates } from './texts-fr';

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

const languages: Record<TextLocale, { words: ReminderTexts; dates: DateTexts }> = {
  fr: { words: frReminders, dates: frDates },
  en: { words: enReminders, dates: enDates },
};

const inEach = (text: (language: TextLocale) => MailText): MailTexts => ({ fr: text('fr'), en: text('en') });

interface Letter {
  words: MailTexts;
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
  talkWished: ({ name }, { context }) => ({
    words: inEach((language) => languages[language].words.talk(name)),
    path: `/client/user/${String(context.target)}`,
  }),
};

/** The text of a reminder mail, and the target of its button. */
export function reminderLetter(reminder: Reminder, now: DateTime<true>): Letter {
  // A row has its key and parameters as JSON: `readWanted` selects these keys only.
  const write = letters[reminder.message_key as MailedKey] as (
    params: unknown,
    ...rest: [Reminder, DateTime<true>]
  ) => Letter;
  return write(reminder.message_params, reminder, now);
}
