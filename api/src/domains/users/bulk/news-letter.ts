import type { NewsLetter } from '@passerelle/shared/contract';
import { durations } from '@passerelle/shared/contract/limits';
import type { MailTexts } from '../../mail/write-mail';

/**
 * To a silent participant. The mail lists no figures and asks for no reasons, since there are many good ones for an
 * absence.
 */
export const openedTexts: MailTexts = {
  fr: {
    subject: 'Comment allez-vous ?',
    paragraphs: [
      'Cela fait quelque temps que nous n’avons pas eu de vos nouvelles. Il n’y a rien à justifier : chacun avance à son rythme, et un programme peut se reprendre à tout moment, là où vous l’avez laissé.',
      'Si quelque chose vous freine (le temps, un doute, une difficulté avec l’outil), parlez-en à la personne qui vous suit. Et si vous souhaitez souffler, vous pouvez demander une pause depuis votre espace.',
    ],
    action: 'Reprendre là où j’en étais',
    closing: 'Ce message vous est adressé par les personnes qui suivent votre parcours. Il n’appelle pas de réponse.',
  },
  en: {
    subject: 'How are you?',
    paragraphs: [
      'We have not heard from you for a while. There is nothing to explain: everyone moves at their own pace, and a programme can be picked up at any time, right where you left it.',
      'If something holds you back (time, a doubt, trouble with the tool), talk to the person who follows your journey. And if you would like a rest, you can ask for a pause from your space.',
    ],
    action: 'Pick up where I left off',
    closing: 'The people who follow your journey sent you this message. You do not have to reply.',
  },
};

/** To a person who never opened their account: the first link has probably expired. */
export const unopenedTexts: MailTexts = {
  fr: {
    subject: 'Votre espace vous attend toujours',
    paragraphs: [
      'Un espace personnel a été ouvert pour vous sur Passerelle, pour vous accompagner dans votre mobilité professionnelle. Votre premier lien a peut-être expiré, ou le message s’est perdu : en voici un nouveau.',
      `Ce lien est personnel et reste valable ${durations.invitationDays} jours. La première visite prend quelques minutes, et rien ne vous engage.`,
    ],
    action: 'Ouvrir mon espace',
    closing: 'Une question avant de commencer ? La personne qui vous suit y répondra volontiers.',
  },
  en: {
    subject: 'Your space is still waiting for you',
    paragraphs: [
      'A personal space was opened for you on Passerelle, to support you in your career move. Your first link may have run out, or the message was lost: here is a new one.',
      `This link is yours alone and works for ${durations.invitationDays} days. The first visit takes a few minutes, and commits you to nothing.`,
    ],
    action: 'Open my space',
    closing: 'A question before you begin? The person who follows your journey will gladly answer it.',
  },
};

const letterOf = (words: MailTexts, language: 'fr' | 'en') => {
  const { subject, paragraphs, action = '', closing } = words[language];
  return { subject, paragraphs: [...paragraphs], action, closing };
};

/** The exact text to be sent. */
export const newsLetter = (): NewsLetter => ({
  fr: { opened: letterOf(openedTexts, 'fr'), unopened: letterOf(unopenedTexts, 'fr') },
  en: { opened: letterOf(openedTexts, 'en'), unopened: letterOf(unopenedTexts, 'en') },
});
