import type { Course, DemoPerson } from '../organizations/demo-types';
import { chanceOf } from '../people/character';
import type { DemoAction } from './actions';
import type { DemoOffer } from './offers';

/** Days before now of a person's last activity: spread over their last two weeks, or before they left. */
export function daysSinceLast({ email, course }: Pick<DemoPerson, 'email' | 'course'>): number {
  const left = course?.closure ? 7 * (course.closure.weeksAgo + 1) : 0;
  const weeks = -(course?.startsInWeeks ?? -2);
  return left + 2 + Math.floor(chanceOf(`network ${email}`)() * Math.min(9, 7 * weeks - 4));
}

const company = 'Scierie des Alpes';

/** Job offers of the people who apply, with the outcome. */
export function offersOf(search: Course['search'], since: number): DemoOffer[] {
  if (search === undefined) return [];
  return [
    {
      daysAgo: since + 12,
      appliedDaysAgo: since + 11,
      title: 'Coordination de production',
      type: 'external',
      company: { name: company, address: { street: '73000 Chambéry' } },
      origin: 'Sergio Almeida',
      job: { occupation: 'production' },
      ...(search === 'accepted' && { answer: { status: 'accepted', daysAgo: since - 1 } }),
    },
    {
      daysAgo: since + 2,
      appliedDaysAgo: since,
      title: 'Planification d’atelier',
      type: 'external',
      company: { name: 'Les Ateliers de la Dombes', address: { street: '01330 Villars-les-Dombes' } },
      job: { occupation: 'production' },
    },
  ];
}

/** The interview that an application led to. */
export function interviewsOf(search: Course['search'], since: number): DemoAction[] {
  if (search === undefined || search === 'applied') return [];
  return [
    {
      title: 'Entretien à la Scierie des Alpes',
      actionType: 'jobInterview',
      type: 'video',
      with: 'Faure',
      when: { inDays: -since, at: '10:00' },
      plannedDaysAgo: since + 6,
      url: 'https://visio.example/scierie-des-alpes',
      offer: company,
      report: 'Un échange franc sur le poste et les horaires. Réponse annoncée sous quinze jours.',
    },
  ];
}
