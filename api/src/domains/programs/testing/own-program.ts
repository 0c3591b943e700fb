import type { ParticipantProgram } from '@passerelle/shared/contract';
import type { TestApp } from '../../../testing/test-app';
import type { TestAnswer } from '../../../testing/test-client';
import { tasksOf } from './a-course';

interface Someone {
  id: string;
}

export const programOf = async (app: TestApp, person: Someone): Promise<ParticipantProgram> =>
  (await app.as(person).get<ParticipantProgram>('/me/program')).data;

/** As the form sends it: so many weeks, or none to go on. */
export const suspend = (app: TestApp, person: Someone, suspensions: unknown): Promise<TestAnswer<ParticipantProgram>> =>
  app.as(person).put<ParticipantProgram>('/me/program', { suspensions });

const dayOf = (instant: string): string => instant.slice(0, 10);

/** The Mondays of the weeks that have tasks. */
export const workedMondays = async (app: TestApp, userProgramId: string): Promise<string[]> => [
  ...new Set((await tasksOf(app, userProgramId)).map(({ from_date }) => dayOf(from_date.toISOString()))),
];

/** The Mondays of the weeks that stand still. */
export const pausedMondays = ({ weeks }: ParticipantProgram): string[] =>
  weeks.filter(({ suspended }) => suspended).map(({ fromDate }) => dayOf(fromDate));
