import type { ClosureType } from '@passerelle/shared/contract';
import type { PersonValues } from '../../../testing/builders';
import type { TestApp } from '../../../testing/test-app';
import { saveProgram } from '../../programs/save-program';
import { aPack } from '../../programs/testing/a-participant';
import { aTask, aTemplate } from '../../programs/testing/a-template';
import type { Team } from '../../users/testing/a-team';

export const NOW = '2026-11-25T10:00:00Z';
export const daysAgo = (days: number, from = NOW) => new Date(Date.parse(from) - days * 86_400_000);

interface Story extends PersonValues {
  /** The start day of the programme, so many days ago. */
  began?: number;
  endsIn?: number;
  status?: 'pending' | 'started' | 'closed';
  left?: { type: ClosureType; daysAgo: number };
  /** An open task of the programme, and the day another was done. */
  lastTask?: number | 'never';
  in?: string;
}

/** Two tasks of the programme: one open, the other done so many days ago, or open as well. */
async function giveTasks(app: TestApp, user_id: string, user_program_id: string, lastTask: number | 'never') {
  const tasks = await app.db.selectFrom('tasks').select('id').orderBy('id').execute();
  const at = app.clock.now().toJSDate();
  const rows = tasks.map(({ id: task_id }, position) => ({
    user_id,
    user_program_id,
    task_id,
    mode: 'manual' as const,
    family: 'cv' as const,
    points: 5,
    week_index: 1,
    position,
    from_date: daysAgo(60),
    valid_until: daysAgo(-30),
    created_at: at,
    updated_at: at,
    ...(position === 0 && lastTask !== 'never'
      ? { status: 'validated' as const, validated_at: daysAgo(lastTask) }
      : { status: 'started' as const, validated_at: null }),
  }));
  await app.db
    .insertInto('user_tasks')
    .values(rows.map((row) => ({ ...row, extension_id: null, cancelled_at: null })))
    .execute();
}

async function pause(app: TestApp, user_id: string, from_date: Date, to_date: Date): Promise<void> {
  const given = await app.db
    .selectFrom('user_programs')
    .where('user_id', '=', user_id)
    .select('id')
    .executeTakeFirstOrThrow();
  await app.db
    .insertInto('user_program_suspensions')
    .values({ user_program_id: given.id, weeks: 3, from_date, to_date, requested_at: from_date, reactivated_at: null })
    .execute();
}

/** A programme of an organisation with a pack, and people who follow it. */
export async function storiesOf(app: TestApp, team: Team) {
  const program = await saveProgram(app.db, null, aTemplate([[aTask(), aTask()]]), app.clock.now());
  const pack = await aPack(app, team.organization, [program]);

  /** A participant of Lyon with a history. */
  async function someone(name: string, { began, endsIn = 60, status, left, lastTask, in: group, ...values }: Story) {
    const person = await app.aPerson({
      organization_id: team.organization,
      first_name: name,
      setup_at: daysAgo(100),
      last_seen_at: daysAgo(1),
      ...values,
    });
    await app.db
      .insertInto('group_members')
      .values({ group_id: group ?? team.lyon, user_id: person.id })
      .execute();
    if (began === undefined) return person;
    const at = app.clock.now().toJSDate();
    const given = await app.db
      .insertInto('user_programs')
      .values({
        user_id: person.id,
        program_id: program,
        license_pack_id: pack,
        status: status ?? (left ? 'closed' : 'started'),
        selected: true,
        from_date: daysAgo(began),
        to_date: daysAgo(-endsIn),
        created_at: at,
        updated_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (left) {
      const closed_at = daysAgo(left.daysAgo);
      await app.db
        .insertInto('user_program_closures')
        .values({
          user_program_id: given.id,
          type: left.type,
          closed_at,
          entered_at: closed_at,
          updated_at: closed_at,
        })
        .execute();
    }
    if (lastTask !== undefined) await giveTasks(app, person.id, given.id, lastTask);
    return person;
  }

  return {
    pack,
    someone,
    pause: (userId: string, from: Date, to: Date) => pause(app, userId, from, to),
  };
}

export type Stories = Awaited<ReturnType<typeof storiesOf>>;
