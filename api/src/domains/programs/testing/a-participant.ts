import type { ParticipantProgram } from '@passerelle/shared/contract';
import { searchText, sortKey } from '../../../platform/text/search';
import type { TestApp } from '../../../testing/test-app';
import { giveProgram } from '../give-program';
import { saveProgram } from '../save-program';
import type { ProgramTemplate } from '../template';
import type { TestAnswer } from '../../../testing/test-client';

interface Someone {
  id: string;
}

export const programOf = async (app: TestApp, person: Someone): Promise<ParticipantProgram> =>
  (await app.as(person).get<ParticipantProgram>('/me/program')).data;

/** As sent by the form: a number of weeks, or none to continue. */
export const suspend = (app: TestApp, person: Someone, suspensions: unknown): Promise<TestAnswer<ParticipantProgram>> =>
  app.as(person).put<ParticipantProgram>('/me/program', { suspensions });

const dayOf = (instant: string): string => instant.slice(0, 10);

/** The Mondays of the weeks that have tasks. */
export const workedMondays = async (app: TestApp, userProgramId: string): Promise<string[]> => [
  ...new Set((await tasksOf(app, userProgramId)).map(({ from_date }) => dayOf(from_date.toISOString()))),
];

/** The Mondays of the paused weeks. */
export const pausedMondays = ({ weeks }: ParticipantProgram): string[] =>
  weeks.filter(({ suspended }) => suspended).map(({ fromDate }) => dayOf(fromDate));

export interface Participant {
  person: { id: string; organizationId: string };
  programId: string;
  packId: string;
  userProgramId: string;
}

export async function aPack(
  { db, clock }: TestApp,
  organizationId: string,
  programIds: readonly string[],
  seats = 10,
): Promise<string> {
  const now = clock.now();
  const name = 'Mobilité';
  const { id } = await db
    .insertInto('license_packs')
    .values({
      organization_id: organizationId,
      name,
      max_licenses: seats,
      from_date: now.minus({ years: 1 }).toJSDate(),
      to_date: now.plus({ years: 1 }).toJSDate(),
      sort_name: sortKey(name),
      search: searchText(name),
      created_at: now.toJSDate(),
      updated_at: now.toJSDate(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (programIds.length === 0) return id;
  await db
    .insertInto('license_pack_programs')
    .values(programIds.map((program_id) => ({ license_pack_id: id, program_id })))
    .execute();
  return id;
}

/** A user who follows a programme since a Monday, in an organisation of their own. */
export async function aParticipant(app: TestApp, template: ProgramTemplate, from: string): Promise<Participant> {
  const now = app.clock.now();
  const person = await app.aPerson();
  const programId = await saveProgram(app.db, null, template, now);
  const packId = await aPack(app, person.organizationId, [programId]);
  const userProgramId = await giveProgram(app.db, { userId: person.id, programId, packId, from }, now);
  return { person, programId, packId, userProgramId };
}

/** The dated tasks of a user program, in their order. */
export const tasksOf = ({ db }: TestApp, userProgramId: string) =>
  db
    .selectFrom('user_tasks')
    .where('user_program_id', '=', userProgramId)
    .orderBy('week_index')
    .orderBy('position')
    .selectAll()
    .execute();

export const stepsOf = ({ db }: TestApp, userTaskId: string) =>
  db
    .selectFrom('user_sub_tasks')
    .innerJoin('sub_tasks', 'sub_tasks.id', 'user_sub_tasks.sub_task_id')
    .where('user_task_id', '=', userTaskId)
    .orderBy('sub_tasks.position')
    .selectAll('user_sub_tasks')
    .execute();
