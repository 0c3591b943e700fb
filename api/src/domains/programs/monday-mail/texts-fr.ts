import { durations } from '@passerelle/shared/contract/limits';
import { ownFigures, type OwnFigures } from '../../reporting/contributors/count-own-people';
import type { MondayTexts } from './texts';

const stop = 'Ne plus recevoir l’e‑mail du lundi';
const quoted = (titles: readonly string[]): string =>
  new Intl.ListFormat('fr').format(titles.map((title) => `« ${title} »`));

const names: Record<keyof OwnFigures, string> = {
  silent: 'Sans nouvelles',
  endingSoon: `Programmes qui se terminent dans les ${durations.endingDays} jours`,
  endedWithoutOutcome: 'Programmes terminés, issue à renseigner',
  unopened: 'E‑mails de bienvenue restés sans suite',
};

export const frMonday: MondayTexts = {
  participant: ({ tasks, meeting }) => ({
    subject: 'Votre semaine commence',
    paragraphs: [
      ...(tasks.length > 0 ? [`Votre programme vous propose cette semaine : ${quoted(tasks)}.`] : []),
      ...(meeting ? [`Votre prochain rendez-vous : « ${meeting.title} », le ${meeting.when}.`] : []),
    ],
    action: 'Ouvrir ma semaine',
    closing: 'Vous recevez cet e‑mail le lundi, tant que votre programme est en cours.',
    stop,
  }),
  follower: (figures) => ({
    subject: 'À suivre cette semaine',
    paragraphs: [
      'Parmi les personnes que vous suivez, ce lundi :',
      ...ownFigures.flatMap((figure) => (figures[figure] > 0 ? [`${names[figure]} : ${figures[figure]}.`] : [])),
    ],
    action: 'Voir mes personnes',
    closing: 'Vous recevez cet e‑mail le lundi, quand il y a quelque chose à suivre. Il ne nomme jamais personne.',
    stop,
  }),
};
