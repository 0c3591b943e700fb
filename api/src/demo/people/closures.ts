import type { DateTime } from 'luxon';
import type { Course } from '../organizations/demo-types';

type Closure = NonNullable<Course['closure']>;

/** The closure types of the demo, each with its form fields. */
export function closuresOf(
  now: DateTime<true>,
): Record<'external' | 'internal' | 'business' | 'training' | 'retired' | 'other', Closure> {
  const day = (weeks: number): string => now.plus({ weeks }).toISODate();
  return {
    external: {
      type: 'external',
      weeksAgo: 1,
      leavingDate: day(-1),
      job: {
        entryOnDutyDate: day(0),
        group: 'Ébénisterie Carlier',
        jobTitle: 'Contrôleuse qualité',
        annualSalaryWithoutTax: 27_500,
      },
    },
    internal: {
      type: 'internal',
      weeksAgo: 0,
      job: { entryOnDutyDate: day(-1), group: 'Direction des achats', jobTitle: 'Juriste achats' },
      comment: 'Le poste a été proposé après un entretien préparé pendant le programme.',
    },
    business: {
      type: 'businessCreation',
      weeksAgo: 2,
      leavingDate: day(-2),
      sector: 'construction',
      partnership: false,
    },
    training: {
      type: 'training',
      weeksAgo: 2,
      leavingDate: day(-2),
      training: { dates: { fromDate: day(-1), toDate: day(25) } },
      comment: 'Licence professionnelle, en alternance.',
    },
    retired: { type: 'retired', weeksAgo: 2, leavingDate: day(-2) },
    other: { type: 'other', weeksAgo: 3, leavingDate: day(-3), comment: 'Déménagement hors de la région.' },
  };
}
