import type { MailText } from '../mails/write-mail';
import type { ActionWords, OfferWords } from './messages';

/** What a language says in the mail of a reminder. */
export interface ReminderWords {
  appointment: (action: ActionWords, when: string) => MailText;
  followUp: (offer: OfferWords) => MailText;
}
