import type { DateTime } from 'luxon';
import type { Course } from '../organizations/demo-types';
import { wednesdayOf } from './dates';

type Closure = NonNullable<Course['closure']>;

/** The closure types of the demo, each with its form fields. */
export function closuresOf(
  now: DateTime<true>,
): Record<'external' | 'hired' | 'internal' | 'business' | 'training' | 'retired' | 'other', Closure> {
  const day = (weeks: number): string => now.plus({ weeks }).toISODate();
  // People leave on the day when the closure is entered.
  const leaving = (weeksAgo: number) => ({ weeksAgo, leavingDate: wednesdayOf(now, -weeksAgo).toISODate() });
  return {
    external: {
      type: 'external',
      ...leaving(1),
      job: {
        entryOnDutyDate: day(0),
        group: 'Ébénisterie Carlier',
        jobTitle: 'Contrôleuse qualité',
        annualSalaryWithoutTax: 27_500,
      },
    },
    hired: {
      type: 'external',
      ...leaving(4),
      job: {
        entryOnDutyDate: day(-3),
        group: 'Cloisons du Forez',
        jobTitle: 'Ingénieur commercial',
        annualSalaryWithoutTax: 49_000,
      },
      contractKind: 'cdi',
    },
    internal: {
      type: 'internal',
      weeksAgo: 0,
      job: { entryOnDutyDate: day(-1), group: 'Direction des achats', jobTitle: 'Juriste achats' },
      comment: 'Le poste a été proposé après un entretien préparé pendant le programme.',
    },
    business: {
      type: 'businessCreation',
      ...leaving(2),
      sector: 'construction',
      partnership: false,
    },
    training: {
      type: 'training',
      ...leaving(2),
      training: { dates: { fromDate: day(-1), toDate: day(25) } },
      comment: 'Licence professionnelle, en alternance.',
    },
    retired: { type: 'retired', ...leaving(2) },
    other: { type: 'other', ...leaving(3), comment: 'Déménagement hors de la région.' },
  };
}
