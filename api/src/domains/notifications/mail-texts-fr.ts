import type { ActionType } from '@passerelle/shared/contract';
import type { MailText } from '../mail/write-mail';
import type { ActionTexts } from './messages';
import type { ReminderTexts } from './phrases';

const frame = {
  closing: 'Vous recevez ce rappel parce que vous l’avez demandé dans votre compte.',
  stop: 'Ne plus recevoir ces rappels par e‑mail',
};
const where = 'Le lieu, le numéro ou le lien, et vos notes, se trouvent dans l’action.';

interface Meeting {
  who: string;
  title: string;
  when: string;
}

type Saying = (meeting: Meeting) => { subject: string; sentence: string };

const meeting: Saying = ({ who, title, when }) => ({
  subject: `Votre rendez-vous du ${when}`,
  sentence: `Vous avez rendez-vous le ${when} avec ${who} : « ${title} ».`,
});

const sayings: Record<ActionType, Saying> = {
  informationQuery: meeting,
  feedbackQuery: meeting,
  adviseQuery: meeting,
  jobInterview: ({ who, title, when }) => ({
    subject: `Votre entretien d’embauche du ${when}`,
    sentence: `Vous avez un entretien d’embauche le ${when} avec ${who} : « ${title} ».`,
  }),
  reminder: ({ who, title, when }) => ({
    subject: `Votre relance du ${when}`,
    sentence: `Vous avez prévu une relance le ${when} : ${who}, « ${title} ».`,
  }),
};

function appointment({ actionType, contactName, title }: ActionTexts, when: string): MailText {
  const { subject, sentence } = sayings[actionType]({ who: contactName ?? 'votre contact', title, when });
  return { ...frame, subject, paragraphs: [sentence, where], action: 'Ouvrir l’action' };
}

export const frReminders: ReminderTexts = {
  appointment,
  followUp: ({ company, title }) => ({
    ...frame,
    subject: `Votre relance : « ${title} »`,
    paragraphs: [
      company === null
        ? `Vous aviez prévu une relance au sujet de l’annonce « ${title} ».`
        : `Vous aviez prévu de relancer ${company} au sujet de l’annonce « ${title} ».`,
      'Deux lignes suffisent : dites que le poste vous intéresse toujours, et demandez où en est le recrutement.',
    ],
    action: 'Ouvrir l’annonce',
  }),
  talk: (name) => ({
    subject: 'Une personne souhaite un échange avec vous',
    paragraphs: [
      `${name} souhaite un échange avec vous. C’est sa réponse à une question de son programme ; ses autres réponses ne vous sont pas transmises.`,
    ],
    action: 'Ouvrir sa page',
    closing: 'Vous recevez cet e‑mail parce que vous êtes son contact RH.',
  }),
};
