import { sql } from 'kysely';
import type { Paged, SignedActionResult, Task } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { remindPeople } from './remind-people';
import { noticesOf } from '../notifications/testing/notices-of';
import { closeProgram } from './close-program';
import { extendProgram } from './extend-program';
import { giveProgram } from './give-program';
import { rollProgramsOver } from './roll-over';
import { saveProgram } from './save-program';
import { aParticipant, aPack, type Participant, pausedMondays, suspend } from './testing/a-participant';
import { aTask, aTemplate, aText } from './testing/a-template';
import { assertAgreement } from './testing/agreement';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp({ now: '2026-11-18T10:00:00.000Z' });
}, 60_000);
afterEach(() => app.close());

/** Each week a curriculum vitae task, a manual one, and one of two steps. */
const eightWeeks = () =>
  aTemplate(
    Array.from({ length: 8 }, (_, week) => [
      aTask({ family: week % 2 === 0 ? 'cv' : 'linkedin', points: 50 }),
      aTask({ mode: 'manual', points: 30 }),
      aTask({ subTasks: [aText('one'), aText('two')], points: 20 }),
    ]),
  );

/** Works as a user does on the page: with the task's token, or each step's. */
async function doTask({ person }: Participant, { validationToken, task }: Task): Promise<void> {
  const steps = task.subTasks.map(({ userSubTask }) => userSubTask.validationToken);
  for (const token of validationToken ? [validationToken] : steps) {
    const { status } = await app.as(person).post<SignedActionResult>('/signedAction', { token });
    expect(status).toBe(200);
  }
}

const openTasks = async ({ person }: Participant): Promise<Task[]> =>
  (await app.as(person).get<Paged<Task>>('/me/tasks?isPeriodValid=true&pageSize=1337')).data.items;

/** A Monday night, and the morning after. */
async function goTo(monday: string): Promise<void> {
  app.clock.set(`${monday}T00:00:00.000Z`);
  await rollProgramsOver(app.db, app.clock.now());
  app.clock.set(`${monday}T08:00:00.000Z`);
  await remindPeople(app.db, app.services, app.clock.now());
}

async function aWeek(course: Participant, monday: string, count: number) {
  await goTo(monday);
  await assertAgreement(app, course.person);
  for (const task of (await openTasks(course)).slice(0, count)) {
    await doTask(course, task);
    await assertAgreement(app, course.person);
  }
  return assertAgreement(app, course.person);
}

describe('A whole programme', () => {
  it('Given tasks, two pauses, a reactivation, an extension and an end, Then all answers agree every week', async () => {
    const course = await aParticipant(app, eightWeeks(), '2026-11-23');
    const { person } = course;
    expect(await assertAgreement(app, person)).toMatchObject({ program: { status: 'pending', currentWeek: null } });

    expect(await aWeek(course, '2026-11-23', 2)).toMatchObject({
      program: { status: 'started', currentWeek: 1, weeks: { length: 8 } },
      stats: { tasks: { points: 80, total: 100 }, week: { remainingActions: 1 }, badges: { cv: { level: 'lvl1' } } },
    });
    // The late one comes first, and counts today.
    expect(await aWeek(course, '2026-11-30', 2)).toMatchObject({
      stats: { tasks: { points: 70, total: 100 }, badges: { linkedin: { level: 'lvl1' } } },
    });

    app.clock.set('2026-12-02T10:00:00.000Z');
    expect((await suspend(app, person, 3)).status).toBe(200);
    const paused = await assertAgreement(app, person);
    expect(pausedMondays(paused.program)).toEqual(['2026-12-07', '2026-12-14', '2026-12-21']);
    expect(paused.program.weeks).toHaveLength(11);

    // Started tasks stay open; the paused week has none.
    expect(await aWeek(course, '2026-12-07', 1)).toMatchObject({
      program: { currentWeek: 3, remainingSuspensions: 1 },
      stats: { tasks: { points: 30, total: 0 }, week: { remainingActions: 0 }, gauges: { actions: { total: 100 } } },
    });
    app.clock.set('2026-12-10T10:00:00.000Z');
    expect((await suspend(app, person, 0)).status).toBe(200);
    const back = await assertAgreement(app, person);
    expect(pausedMondays(back.program)).toEqual(['2026-12-07']);
    expect(back.program).toMatchObject({ remainingSuspensions: 3, weeks: { length: 9 } });

    expect(await aWeek(course, '2026-12-14', 4)).toMatchObject({
      program: { currentWeek: 4, suspendedUntil: null },
      stats: { tasks: { total: 100, points: 120 }, week: { remainingActions: 0 } },
    });
    await aWeek(course, '2026-12-21', 1);

    app.clock.set('2026-12-23T10:00:00.000Z');
    await suspend(app, person, 2);
    await assertAgreement(app, person);
    const extension = aTemplate([[aTask({ family: 'cv' })], [aTask()]], { type: 'extension' });
    const programId = await saveProgram(app.db, null, extension, app.clock.now());
    const packId = await aPack(app, person.organizationId, [programId]);
    await extendProgram(app.db, { userId: person.id, programId, packId }, app.clock.now());
    expect((await assertAgreement(app, person)).program.weeks).toHaveLength(13);

    await aWeek(course, '2026-12-28', 0);
    await aWeek(course, '2027-01-04', 0);
    // The week of return: suspended until its Sunday, with its tasks.
    const returned = await aWeek(course, '2027-01-11', 3);
    expect(returned).toMatchObject({
      program: { currentWeek: 8, suspendedUntil: '2027-01-17T23:59:59.999Z' },
      stats: { tasks: { total: 100 } },
    });
    await aWeek(course, '2027-01-18', 9);
    await aWeek(course, '2027-01-25', 3);
    const last = await aWeek(course, '2027-02-01', 3);
    expect(last).toMatchObject({ program: { currentWeek: 11, remainingSuspensions: 1 } });
    await aWeek(course, '2027-02-08', 1);

    app.clock.set('2027-02-10T10:00:00.000Z');
    await closeProgram(app.db, person.id, { type: 'other', leavingDate: '2027-02-10' }, app.clock.now());
    const end = await assertAgreement(app, person);
    expect(end).toMatchObject({ program: { status: 'closed' }, counts: { pending: 0, started: 0, cancelled: 1 } });
    expect(await openTasks(course)).toEqual([]);
    await goTo('2027-02-22');
    expect(await assertAgreement(app, person)).toMatchObject({ tasks: end.tasks, counts: end.counts });
    const resumed = (await noticesOf(app, person.id)).filter(({ key }) => key === 'programResumed');
    expect(resumed.map(({ sendAt }) => sendAt.slice(0, 10))).toEqual(['2026-12-14', '2027-01-11']);
  });

  it('Given another programme replaces it, Then open tasks are cancelled and earned points are kept', async () => {
    const course = await aParticipant(app, eightWeeks(), '2026-11-16');
    const { person } = course;
    const { entries } = await aWeek(course, '2026-11-23', 4);
    const programId = await saveProgram(app.db, null, eightWeeks(), app.clock.now());
    const packId = await aPack(app, person.organizationId, [programId]);
    const giving = { userId: person.id, programId, packId, from: '2026-11-23' };

    // Two calls: a double click on the last button.
    const given = await Promise.all([
      giveProgram(app.db, giving, app.clock.now()),
      giveProgram(app.db, giving, app.clock.now()),
    ]);

    expect(new Set(given).size).toBe(1);
    const earlier = entries.map((entry) => entry.user_task_id);
    const now = await assertAgreement(app, person, { earlier });
    expect(earlier).toHaveLength(4);
    expect(now).toMatchObject({
      program: { id: given[0], currentWeek: 1, remainingSuspensions: 4 },
      counts: { all: 24, pending: 24 },
      stats: { tasks: { points: 150, total: 100 }, badges: { cv: { level: 'lvl1' } } },
    });
    const old = await app.db
      .selectFrom('user_tasks')
      .where('user_program_id', '=', course.userProgramId)
      .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
      .groupBy('status')
      .orderBy('status')
      .execute();
    expect(old).toEqual([
      { status: 'cancelled', count: 20 },
      { status: 'validated', count: 4 },
    ]);
    for (const task of (await openTasks(course)).slice(0, 2)) await doTask(course, task);
    await assertAgreement(app, person, { earlier });
  });

  it('Given one step done in two tabs in parallel, or a crash halfway, Then it counts once or not at all', async () => {
    const course = await aParticipant(app, eightWeeks(), '2026-11-16');
    const { person } = course;
    const [first, second] = await openTasks(course);
    const press = (task: Task | undefined) =>
      app.as(person).post('/signedAction', {
        token: task?.validationToken ?? task?.task.subTasks[0]?.userSubTask.validationToken,
      });

    const tabs = await Promise.all([press(first), press(first), press(first)]);
    expect(tabs.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400, 400]);
    const before = await assertAgreement(app, person);
    expect(before).toMatchObject({ counts: { validated: 1 }, stats: { tasks: { points: 50 } } });

    await sql`ALTER TABLE metric_facts ADD CONSTRAINT broken CHECK (kind <> 'points') NOT VALID`.execute(app.db);
    expect((await press(second)).status).toBe(409);
    expect(await assertAgreement(app, person)).toEqual(before);
    await sql`ALTER TABLE metric_facts DROP CONSTRAINT broken`.execute(app.db);
    expect((await press(second)).status).toBe(200);
    expect(await assertAgreement(app, person)).toMatchObject({ counts: { validated: 2 } });
  });
});
