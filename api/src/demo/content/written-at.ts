import type { DateTime } from 'luxon';

/** The library from its newest document to its oldest. */
const documents: readonly string[] = [
  'asking-for-advice',
  'recruiter-grid',
  'about-yourself',
  'keeping-pace',
  'naming-your-skills',
  'profile-summary',
  'first-six-months',
  'two-minute-pitch',
  'cv-template',
  'cv-before-after',
  'profile-photo',
  'asking-for-a-recommendation',
  'reading-an-offer',
  'one-page-letter',
  'telling-a-success',
  'negotiating-pay',
  'network-map',
  'following-up',
  'voice-and-posture',
  'telling-your-family',
  'preparing-retirement',
  'handing-on',
  'choosing-a-status',
  'people-and-rights',
];

const monthsAgo: Readonly<Record<string, number>> = { programs: 23, surveys: 23, faq: 3, pages: 3 };

/** When each thing of the demo was written, counted from today: a pack itself knows no dates. */
export const writtenAt =
  (now: DateTime<true>) =>
  (path: string): DateTime<true> => {
    const [kind = '', key = ''] = path.split('/');
    const months = monthsAgo[kind];
    if (months !== undefined) return now.minus({ months });
    return now
      .startOf('day')
      .minus({ days: 4 + documents.indexOf(key) * 9 })
      .plus({ hours: 8 });
  };
