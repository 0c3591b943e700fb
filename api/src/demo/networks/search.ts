import type { DateTime } from 'luxon';
import type { Course, DemoPerson } from '../organizations/demo-types';
import { chanceOf } from '../people/character';
import { activeUntil } from '../people/dates';
import type { DemoAction } from './actions';
import type { DemoOffer } from './offers';

type Searching = Pick<DemoPerson, 'email' | 'course'>;

/** Days since the first Monday of the programme. */
const daysOf = ({ course }: Searching): number => -7 * (course?.startsInWeeks ?? -2);

/** Days before now of a person's last activity: spread over two weeks before now, or before they paused or left. */
export function daysSinceLast(person: Searching, now: DateTime<true>): number {
  const until = person.course && activeUntil(person.course, now);
  const left = until ? Math.ceil(now.diff(until).as('days')) : 0;
  const spread = Math.max(1, Math.min(9, daysOf(person) - left - 4));
  return left + 2 + Math.floor(chanceOf(`network ${person.email}`)() * spread);
}

/** Days before now when contacts were noted, the latest last: before the first action, and after the account was opened. */
export const daysOfContacts = (person: Searching, now: DateTime<true>): number[] =>
  [16, 13, 10, 7].map((days) => Math.min(daysSinceLast(person, now) + days, daysOf(person) + 10));

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
