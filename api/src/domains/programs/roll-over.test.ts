import { sql } from 'kysely';
import { createJobs } from '../../platform/jobs/jobs';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { openTask } from './tasks/open-task';
import { validateByHand } from './tasks/task-work';
import { scheduleProgramRollOver, rollProgramsOver } from './roll-over';
import { aParticipant, tasksOf, type Participant } from './testing/a-participant';
import { aTask, aTemplate } from './testing/a-template';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp({ now: '2026-11-18T10:00:00.000Z' });
}, 60_000);
afterEach(() => app.close());

const weeksOf = (count: number) => aTemplate(Array.from({ length: count }, () => [aTask(), aTask()]));

interface Town {
  ending: Participant;
  beginning: Participant;
  running: Participant;
}

/** On Monday 23 November one programme ends, another begins, a third continues; one task of the first is done. */
async function aTown(): Promise<Town> {
  const town = {
    ending: await aParticipant(app, weeksOf(2), '2026-11-09'),
    beginning: await aParticipant(app, weeksOf(2), '2026-11-23'),
    running: await aParticipant(app, weeksOf(4), '2026-11-16'),
  };
  const [task] = await tasksOf(app, town.ending.userProgramId);
  const now = app.clock.now();
  await validateByHand(app.db, await openTask(app.db, town.ending.person.id, task?.id ?? '', now), now);
  return town;
}

async function stateOf(town: Town): Promise<Record<string, unknown>> {
  const states: Record<string, unknown> = {};
  for (const [name, { userProgramId, person }] of Object.entries(town) as [string, Participant][]) {
    const program = await app.db
      .selectFrom('user_programs')
      .where('id', '=', userProgramId)
      .select(['status', 'selected', 'to_date'])
      .executeTakeFirstOrThrow();
    const tasks = await tasksOf(app, userProgramId);
    const points = await app.db
      .selectFrom('points_entries')
      .where('user_id', '=', person.id)
      .select(['points', 'earned_at'])
      .execute();
    states[name] = { program, tasks: tasks.map(({ status, from_date }) => [status, from_date]), points };
  }
  return states;
}

const statuses = async (town: Town): Promise<string[]> =>
  Object.values(await stateOf(town)).map((state) => (state as { program: { status: string } }).program.status);

/** Another replica, on the same database. */
function aReplica() {
  const jobs = createJobs({ db: app.db, clock: app.clock, log: { error: () => undefined } });
  scheduleProgramRollOver({ ...app.services, jobs });
  return { start: () => jobs.start(), run: () => jobs.runDue(), stop: () => jobs.stop() };
}

describe('The Monday roll-over', () => {
  it('Given it runs once, twice, or again days later, Then the state is the same', async () => {
    const town = await aTown();
    app.clock.set('2026-11-22T23:59:59.999Z');
    await rollProgramsOver(app.db, app.clock.now());
    expect(await statuses(town)).toEqual(['started', 'pending', 'started']);

    app.clock.set('2026-11-23T00:00:00.000Z');
    await rollProgramsOver(app.db, app.clock.now());
    const once = await stateOf(town);
    expect(await statuses(town)).toEqual(['closed', 'started', 'started']);
    expect(once['ending']).toMatchObject({
      tasks: [['validated'], ['cancelled'], ['cancelled'], ['cancelled']].map(([status]) => [status, expect.any(Date)]),
      points: [{ points: 20 }],
    });

    await rollProgramsOver(app.db, app.clock.now());
    app.clock.set('2026-11-26T14:00:00.000Z');
    await rollProgramsOver(app.db, app.clock.now());
    expect(await stateOf(town)).toEqual(once);
  });

  it('Given a server down for days, Then programmes end at the same time', async () => {
    const town = await aTown();
    app.clock.set('2026-11-27T09:00:00.000Z');
    await rollProgramsOver(app.db, app.clock.now());
    expect(await statuses(town)).toEqual(['closed', 'started', 'started']);
  });

  it('Given a server down for weeks, Then programmes begin and end as planned', async () => {
    const town = await aTown();
    app.clock.set('2027-02-01T09:00:00.000Z');
    await rollProgramsOver(app.db, app.clock.now());
    expect(await statuses(town)).toEqual(['closed', 'closed', 'closed']);
    const tasks = await tasksOf(app, town.beginning.userProgramId);
    expect(new Set(tasks.map(({ status }) => status))).toEqual(new Set(['cancelled']));
  });

  it('Given two replicas in parallel, Then each programme rolls over once, and the next night is planned once', async () => {
    const town = await aTown();
    const [one, other] = [aReplica(), aReplica()];
    app.clock.set('2026-11-23T00:00:00.000Z');
    await Promise.all([one.start(), other.start()]);
    await Promise.all([one.run(), other.run()]);
    await Promise.all([one.stop(), other.stop()]);
    expect(await statuses(town)).toEqual(['closed', 'started', 'started']);
    const nights = await app.db
      .selectFrom('jobs')
      .where('kind', '=', 'programmes roll over')
      .where('finished_at', 'is', null)
      .select('run_at')
      .execute();
    expect(nights).toEqual([{ run_at: new Date('2026-11-24T00:00:00.000Z') }]);
  });

  it('Given a failure halfway, Then nothing is changed, and the retry does all', async () => {
    const town = await aTown();
    const before = await stateOf(town);
    const replica = aReplica();
    await sql`ALTER TABLE user_tasks ADD CONSTRAINT broken CHECK (status <> 'cancelled')`.execute(app.db);
    app.clock.set('2026-11-23T00:00:00.000Z');
    await replica.start();
    await replica.run();
    await expect(rollProgramsOver(app.db, app.clock.now())).rejects.toThrow('broken');
    expect(await stateOf(town)).toEqual(before);

    await sql`ALTER TABLE user_tasks DROP CONSTRAINT broken`.execute(app.db);
    app.clock.advance({ minutes: 5 });
    await replica.run();
    await replica.stop();
    expect(await statuses(town)).toEqual(['closed', 'started', 'started']);
  });
});
