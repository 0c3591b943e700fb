import { durations } from '@passerelle/shared/contract/limits';
import { ownFigures, type OwnFigures } from '../../reporting/contributors/count-own-people';
import type { MondayTexts } from './texts';

const stop = 'Stop receiving the Monday e‑mail';
const quoted = (titles: readonly string[]): string =>
  new Intl.ListFormat('en-GB').format(titles.map((title) => `“${title}”`));

const names: Record<keyof OwnFigures, string> = {
  silent: 'Not heard from',
  endingSoon: `Programmes that end within ${durations.endingDays} days`,
  endedWithoutOutcome: 'Programmes ended, outcome to be entered',
  unopened: 'Welcome e‑mails without a reaction',
};

export const enMonday: MondayTexts = {
  participant: ({ tasks, meeting }) => ({
    subject: 'Your week begins',
    paragraphs: [
      ...(tasks.length > 0 ? [`This week your programme suggests: ${quoted(tasks)}.`] : []),
      ...(meeting ? [`Your next appointment: “${meeting.title}”, ${meeting.when}.`] : []),
    ],
    action: 'Open my week',
    closing: 'You receive this e‑mail on Mondays, as long as your programme runs.',
    stop,
  }),
  follower: (figures) => ({
    subject: 'To follow up this week',
    paragraphs: [
      'Among the people whom you follow, this Monday:',
      ...ownFigures.flatMap((figure) => (figures[figure] > 0 ? [`${names[figure]}: ${figures[figure]}.`] : [])),
    ],
    action: 'See my people',
    closing: 'You receive this e‑mail on Mondays when there is something to follow up. It never names anyone.',
    stop,
  }),
};
