import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { durations } from '@passerelle/shared/contract/limits';
import type { Locale } from '@passerelle/shared/contract';
import { formatTags } from '@passerelle/shared/contract/enums/locales';
import { textLocaleOf } from '../../../platform/text/text';
import { wordsIn } from '../../../platform/text/words';
import { ownFigures, type OwnFigures } from '../../reporting/contributors/count-own-people';
import type { MailText } from '../../mail/write-mail';

const stop = msg`Ne plus recevoir l’e‑mail du lundi`;

function quoted(titles: readonly string[], locale: Locale): string {
  const say = wordsIn(locale);
  return new Intl.ListFormat(formatTags[textLocaleOf(locale)]).format(titles.map((title) => say(msg`« ${title} »`)));
}

interface Week {
  tasks: readonly string[];
  meeting: { title: string; day: string; time: string } | null;
}

const next = ({ title, day, time }: NonNullable<Week['meeting']>): MessageDescriptor =>
  msg`Votre prochain rendez‑vous : « ${title} », le ${day} à ${time}.`;

export function weekText({ tasks, meeting }: Week, locale: Locale): MailText {
  const names = quoted(tasks, locale);
  return {
    subject: msg`Votre semaine commence`,
    paragraphs: [
      ...(tasks.length > 0 ? [msg`Votre programme vous propose cette semaine : ${names}.`] : []),
      ...(meeting ? [next(meeting)] : []),
    ],
    action: msg`Ouvrir ma semaine`,
    closing: msg`Vous recevez cet e‑mail le lundi, tant que votre programme est en cours.`,
    stop,
  };
}

const { endingDays } = durations;

const figureTexts: Record<keyof OwnFigures, (count: number) => MessageDescriptor> = {
  silent: (count) => msg`Sans nouvelles : ${count}.`,
  endingSoon: (count) =>
    msg`Programmes qui se terminent dans ${plural(endingDays, { one: 'le # jour', other: 'les # jours' })} : ${count}.`,
  endedWithoutOutcome: (count) => msg`Programmes terminés, issue à renseigner : ${count}.`,
  unopened: (count) => msg`E‑mails de bienvenue restés sans suite : ${count}.`,
};

export const followerText = (figures: OwnFigures): MailText => ({
  subject: msg`À suivre cette semaine`,
  paragraphs: [
    msg`Parmi les personnes que vous suivez, ce lundi :`,
    ...ownFigures.flatMap((figure) => (figures[figure] > 0 ? [figureTexts[figure](figures[figure])] : [])),
  ],
  action: msg`Voir mes personnes`,
  closing: msg`Vous recevez cet e‑mail le lundi, quand il y a quelque chose à suivre. Il ne nomme jamais personne.`,
  stop,
});
