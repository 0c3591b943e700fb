import type { ParticipantProgram, Program, SelectedProgram, Stats, Suspension } from '@passerelle/shared/contract';
import { WEEK_MS } from '@passerelle/shared/contract/rules/programs/weeks';
import { anId } from './ids';

export const aProgram = (with_: Partial<Program> = {}): Program => ({
  id: anId(),
  name: 'Cap mobilité',
  description: '<p>Douze semaines pour préparer votre prochain poste.</p>',
  contentLanguage: 'fr',
  type: 'basic',
  weekCount: 12,
  maxSuspension: 4,
  badges: ['cv', 'linkedin', 'professionalProject'],
  shouldDisplayJobOffers: true,
  ...with_,
});

/** The seventh of twelve weeks. */
export const aSelectedProgram = (with_: Partial<SelectedProgram> = {}): SelectedProgram => ({
  id: anId(),
  status: 'started',
  program: aProgram(),
  dates: { fromDate: '2026-10-05T00:00:00.000Z', toDate: '2026-12-27T23:59:59.999Z' },
  remainingSuspensions: 4,
  stoppedAt: null,
  suspensions: [],
  ...with_,
});

/** Asked for in the sixth week, for two: it runs in the seventh, and goes on. */
export const aSuspension = (with_: Partial<Suspension> = {}): Suspension => ({
  id: anId(),
  weeks: 2,
  fromDate: '2026-11-16T00:00:00.000Z',
  toDate: '2026-12-06T23:59:59.999Z',
  ...with_,
});

const weekFrom = (index: number, start: string): ParticipantProgram['weeks'][number] => {
  const monday = Date.parse(start) + (index - 1) * WEEK_MS;
  return {
    index,
    fromDate: new Date(monday).toISOString(),
    toDate: new Date(monday + WEEK_MS - 1).toISOString(),
    suspended: false,
    points: index < 7 ? 80 : 0,
    total: 100,
    tasks: { validated: index < 7 ? 4 : 0, total: 5 },
  };
};

export const aParticipantProgram = (with_: Partial<ParticipantProgram> = {}): ParticipantProgram => ({
  ...aSelectedProgram(),
  weeks: Array.from({ length: 12 }, (_, index) => weekFrom(index + 1, '2026-10-05T00:00:00.000Z')),
  currentWeek: 7,
  suspendedUntil: null,
  ...with_,
});

/** 40 points of 100 this week, three actions left. */
export const someStats = (with_: Partial<Stats> = {}): Stats => ({
  week: { fromDate: '2026-11-16T00:00:00.000Z', toDate: '2026-11-22T23:59:59.999Z', remainingActions: 3 },
  tasks: { points: 40, total: 100 },
  appointments: { total: 2, pending: 2 },
  interviews: { count: 0 },
  gauges: {
    actions: { points: 40, total: 100, ratio: 40 },
    progression: {
      points: 72,
      total: 100,
      ratio: 72,
      parts: {
        attendance: { points: 25, connected: true },
        actions: { points: 22, validated: 7, due: 8 },
        networking: { points: 25, done: 2, due: 4, planned: 1 },
      },
    },
  },
  badges: { professionalProject: { level: null }, cv: { level: 'lvl2' }, linkedin: { level: 'lvl1' } },
  ...with_,
});
