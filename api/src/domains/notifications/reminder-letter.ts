import type { DateTime } from 'luxon';
import type { MailLanguage } from '../../platform/mail/mail-words';
import type { MailText, MailWords } from '../mails/write-mail';
import { enReminders } from './mail-words-en';
import { frReminders } from './mail-words-fr';
import type { ActionWords, MessageKey, OfferWords } from './messages';
import type { ReminderWords } from './reminder-words';
import { sayIn, type DateWords } from './say';
import { enDates } from './words-en';
import { frDates } from './words-fr';

/** What comes by mail too, for who wants it. */
export const mailedKeys = ['appointmentSoon', 'jobOfferFollowUp'] as const satisfies readonly MessageKey[];

export interface Reminder {
  message_key: string;
  message_params: Record<string, unknown>;
  appointment_id: string | null;
  context: Record<string, unknown>;
}

const languages: Record<MailLanguage, { words: ReminderWords; dates: DateWords }> = {
  fr: { words: frReminders, dates: frDates },
  en: { words: enReminders, dates: enDates },
};

const inEach = (text: (language: MailLanguage) => MailText): MailWords => ({ fr: text('fr'), en: text('en') });

/** What the mail of a reminder says, and where its button leads. */
export function reminderLetter(reminder: Reminder, now: DateTime<true>): { words: MailWords; path: string } {
  const { message_key: key, message_params: params, appointment_id: appointmentId, context } = reminder;
  if (key === 'jobOfferFollowUp') {
    const offer = params as unknown as OfferWords;
    return {
      words: inEach((language) => languages[language].words.followUp(offer)),
      path: `/job-offers/${String(context.jobOffer)}`,
    };
  }
  const action = params as unknown as ActionWords;
  return {
    words: inEach((language) => {
      const { words, dates } = languages[language];
      return words.appointment(action, sayIn(dates, now).dated(action.date));
    }),
    path: `/networking-actions/${appointmentId}`,
  };
}
