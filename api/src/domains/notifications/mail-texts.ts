import { msg } from '@lingui/core/macro';
import type { ActionType, Locale } from '@passerelle/shared/contract';
import type { DateTime } from 'luxon';
import { writtenDates } from '../../platform/text/written-dates';
import type { MailText } from '../mail/write-mail';
import { contactIn } from './contact-name';
import type { ActionTexts, OfferTexts } from './messages';

const frame = {
  closing: msg`Vous recevez ce rappel parce que vous l’avez demandé dans votre compte.`,
  stop: msg`Ne plus recevoir ces rappels par e‑mail`,
};
const where = msg`Le lieu, le numéro ou le lien, et vos notes, se trouvent dans l’action.`;

interface Meeting {
  who: string;
  title: string;
  day: string;
  time: string;
}

const meeting = ({ who, title, day, time }: Meeting) => ({
  subject: msg`Votre rendez‑vous du ${day} à ${time}`,
  sentence: msg`Vous avez rendez‑vous le ${day} à ${time} avec ${who} : « ${title} ».`,
});

const sayings: Record<ActionType, typeof meeting> = {
  informationQuery: meeting,
  feedbackQuery: meeting,
  adviseQuery: meeting,
  jobInterview: ({ who, title, day, time }) => ({
    subject: msg`Votre entretien d’embauche du ${day} à ${time}`,
    sentence: msg`Vous avez un entretien d’embauche le ${day} à ${time} avec ${who} : « ${title} ».`,
  }),
  reminder: ({ who, title, day, time }) => ({
    subject: msg`Votre relance du ${day} à ${time}`,
    sentence: msg`Vous avez prévu une relance le ${day} à ${time} : ${who}, « ${title} ».`,
  }),
};

/** Always with a date: a mail is read at any time. */
export function appointmentMail(action: ActionTexts, locale: Locale, now: DateTime<true>): MailText {
  const { homeDay, time } = writtenDates(locale, now);
  const { title, date, actionType, contactName } = action;
  const about = { who: contactIn(locale, contactName), title, day: homeDay(date), time: time(date) };
  const { subject, sentence } = sayings[actionType](about);
  return { ...frame, subject, paragraphs: [sentence, where], action: msg`Ouvrir l’action` };
}

export const followUpMail = ({ company, title }: OfferTexts): MailText => ({
  ...frame,
  subject: msg`Votre relance : « ${title} »`,
  paragraphs: [
    company === null
      ? msg`Vous aviez prévu une relance au sujet de l’annonce « ${title} ».`
      : msg`Vous aviez prévu de relancer ${company} au sujet de l’annonce « ${title} ».`,
    msg`Deux lignes suffisent : dites que le poste vous intéresse toujours, et demandez où en est le recrutement.`,
  ],
  action: msg`Ouvrir l’annonce`,
});

/** To the HR representative of a person. */
export const talkMail = (name: string): MailText => ({
  subject: msg`Une personne souhaite un échange avec vous`,
  paragraphs: [
    msg`${name} souhaite un échange avec vous. C’est sa réponse à une question de son programme ; ses autres réponses ne vous sont pas transmises.`,
  ],
  action: msg`Ouvrir sa page`,
  closing: msg`Vous recevez cet e‑mail parce que vous êtes son contact RH.`,
});
