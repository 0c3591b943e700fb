import { actionTypes } from '@passerelle/shared/contract/enums/networking';
import { DateTime } from 'luxon';
import { wordsIn } from '../../platform/text/words';
import { type Reminder, reminderLetter } from './reminder-mails';

const now = DateTime.fromISO('2026-11-30T10:00:00Z', { zone: 'utc' }) as DateTime<true>;
const nothing = { appointment_id: null, context: {} };
const action = { title: 'Demander conseil', contactName: null, date: '2026-12-01T11:30:00.000Z' };
const offer = { title: 'Cheffe de projet', company: 'Rhône Habitat' };

const appointment = (actionType: string) => ({
  ...nothing,
  message_key: 'appointmentSoon',
  message_params: { ...action, actionType },
  appointment_id: 'a1',
});
const followUp = (company: string | null) => ({
  ...nothing,
  message_key: 'jobOfferFollowUp',
  message_params: { ...offer, company },
  context: { jobOffer: 'o1' },
});
const talk = {
  ...nothing,
  message_key: 'talkWished',
  message_params: { name: 'Amel Benkhelifa' },
  context: { target: 'u1' },
};
const all: Reminder[] = [...actionTypes.map(appointment), followUp(offer.company), followUp(null), talk];

const wordsOf = (reminder: (typeof all)[number], language: 'fr' | 'en'): string => {
  const { subject, paragraphs, action: button, closing, stop } = reminderLetter(reminder, language, now).words;
  const sentences = [subject, ...paragraphs, ...(button ? [button] : []), closing, ...(stop ? [stop] : [])];
  return sentences.map(wordsIn(language)).join('\n');
};

describe('the reminder mail', () => {
  it.each(all)(
    '$message_key $message_params.actionType has French typography, and an English translation',
    (reminder) => {
      const french = wordsOf(reminder, 'fr');
      const english = wordsOf(reminder, 'en');

      expect(french).not.toMatch(/[\u0027"]|undefined|null|\[object/);
      expect(french).not.toMatch(/(?<!\u00A0|\d):|(?<!\u202F)[;!?%]|«(?!\u00A0)|(?<!\u00A0)»/);
      expect(english).not.toMatch(/[«»\u202F]|undefined|null|\[object/);
    },
  );

  it('names the date, since the time of reading is unknown', () => {
    expect(wordsOf(appointment('adviseQuery'), 'fr')).toMatch(
      'Votre rendez‑vous du mardi 1er\u00A0décembre à 12\u00A0h\u00A030\nVous avez rendez‑vous le mardi 1er\u00A0décembre',
    );
    expect(wordsOf(appointment('reminder'), 'en')).toMatch('Your follow-up on Tuesday 1\u00A0December at 12:30');
  });

  it('links to its subject', () => {
    expect(reminderLetter(appointment('adviseQuery'), 'fr', now).path).toBe('/networking-actions/a1');
    expect(reminderLetter(followUp(null), 'fr', now).path).toBe('/job-offers/o1');
    expect(reminderLetter(talk, 'fr', now).path).toBe('/client/user/u1');
  });
});
