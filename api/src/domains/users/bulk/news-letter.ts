import { msg, plural } from '@lingui/core/macro';
import type { NewsLetter, TextLocale } from '@passerelle/shared/contract';
import { textLocales } from '@passerelle/shared/contract/enums/locales';
import { durations } from '@passerelle/shared/contract/limits';
import { wordsIn } from '../../../platform/text/words';
import type { MailText } from '../../mail/write-mail';

const { invitationDays } = durations;

/**
 * To a silent participant. The mail lists no figures and asks for no reasons, since there are many good ones for an
 * absence.
 */
export const openedTexts: MailText = {
  subject: msg`Comment allez-vous ?`,
  paragraphs: [
    msg`Cela fait quelque temps que nous n’avons pas eu de vos nouvelles. Il n’y a rien à justifier : chacun avance à son rythme, et un programme peut se reprendre à tout moment, là où vous l’avez laissé.`,
    msg`Si quelque chose vous freine (le temps, un doute, une difficulté avec l’outil), parlez-en à la personne qui vous suit. Et si vous souhaitez souffler, vous pouvez demander une pause depuis votre espace.`,
  ],
  action: msg`Reprendre là où j’en étais`,
  closing: msg`Ce message vous est adressé par les personnes qui suivent votre parcours. Il n’appelle pas de réponse.`,
};

/** To a person who never opened their account: the first link has probably expired. */
export const unopenedTexts: MailText = {
  subject: msg`Votre espace vous attend toujours`,
  paragraphs: [
    msg`Un espace personnel a été ouvert pour vous sur Passerelle, pour vous accompagner dans votre mobilité professionnelle. Votre premier lien a peut-être expiré, ou le message s’est perdu : en voici un nouveau.`,
    msg`Ce lien est personnel et reste valable ${plural(invitationDays, { one: '# jour', other: '# jours' })}. La première visite prend quelques minutes, et rien ne vous engage.`,
  ],
  action: msg`Ouvrir mon espace`,
  closing: msg`Une question avant de commencer ? La personne qui vous suit y répondra volontiers.`,
};

function letterOf({ subject, paragraphs, action, closing }: MailText, locale: TextLocale) {
  const say = wordsIn(locale);
  return {
    subject: say(subject),
    paragraphs: paragraphs.map(say),
    action: action ? say(action) : '',
    closing: say(closing),
  };
}

/** The exact text to be sent. */
export const newsLetter = (): NewsLetter =>
  Object.fromEntries(
    textLocales.map((locale) => [
      locale,
      { opened: letterOf(openedTexts, locale), unopened: letterOf(unopenedTexts, locale) },
    ]),
  ) as NewsLetter;
