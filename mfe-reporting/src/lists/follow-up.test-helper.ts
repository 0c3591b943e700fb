import type { PeopleBehind, SilentPerson } from '@passerelle/shared/contract';
import { anId, type Handlers, listOf } from '@passerelle/shared/testing';

const aPerson = (index: number, firstName: string, lastName: string) => ({
  id: anId(index),
  firstName,
  lastName,
  avatarUrl: null,
});

export const silentPeople: readonly SilentPerson[] = [
  {
    ...aPerson(1, 'Marek', 'Novák'),
    program: 'Mobilité active',
    reason: 'noConnection',
    since: '2026-10-31T09:00:00.000Z',
    askedAt: null,
  },
  {
    ...aPerson(2, 'Thérèse', 'Abadie'),
    program: null,
    reason: 'neverOpened',
    since: '2026-11-08T09:00:00.000Z',
    askedAt: null,
  },
  {
    ...aPerson(3, 'Bruno', 'Chastel'),
    program: 'Mobilité active',
    reason: 'noTask',
    since: '2026-10-21T09:00:00.000Z',
    askedAt: '2026-11-16T09:00:00.000Z',
  },
];

const behind: PeopleBehind = {
  way: 'sum',
  at: '2026-11-18T23:00:00.000Z',
  total: { value: 12, of: 3 },
  erased: { value: 2, of: 1 },
  items: [
    { ...aPerson(1, 'Marek', 'Novák'), value: 7, of: 1 },
    { ...aPerson(2, 'Thérèse', 'Abadie'), value: 3, of: 1 },
  ],
  totalCount: 2,
  page: 0,
  pageSize: 10,
  pageCount: 1,
};

/** Answers of the lists beside the figures. */
export const followUpHandlers: Handlers = {
  'GET /reporting/silent': () => listOf([...silentPeople]),
  'GET /reporting/ending': () =>
    listOf([{ ...aPerson(1, 'Marek', 'Novák'), program: 'Mobilité active', endsAt: '2026-11-29T23:00:00.000Z' }]),
  'GET /reporting/expiringSeats': () =>
    listOf([{ id: anId(9), name: 'Mobilité 2026', free: 3, endsAt: '2026-12-01T00:00:00.000Z' }]),
  'GET /reporting/funnel': () => ({
    steps: [
      { step: 'invited', count: 28 },
      { step: 'opened', count: 21 },
      { step: 'interviewed', count: 3 },
      { step: 'accepted', count: 3 },
    ],
  }),
  'GET /reporting/solutions': () => ({
    types: [
      { type: 'internal', inPeriod: 1, total: 2 },
      { type: 'retired', inPeriod: 0, total: 1 },
    ],
    looking: 20,
  }),
  'GET /reporting/timeToSolution': () => ({ people: 24, placed: 4, medianDays: 58, followedDays: 90 }),
  'GET /reporting/people': () => behind,
};
