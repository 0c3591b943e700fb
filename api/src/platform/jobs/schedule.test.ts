import { startTestApp, type TestApp } from '../../testing/test-app';
import { createJobs, type Jobs } from './jobs';
import { scheduleDaily, scheduleEvery } from './schedule';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.clock.set('2026-11-25T10:07:30Z'));
afterAll(() => app.close());

const started: Jobs[] = [];
afterEach(() => Promise.all(started.splice(0).map((jobs) => jobs.stop())));

/** One server with a scheduled job; the times of its runs are recorded. */
async function aReplica(plan: (parts: Parameters<typeof scheduleDaily>[0], run: () => Promise<void>) => void) {
  const { db, clock } = app;
  const jobs = createJobs({ db, clock, log: { error: () => undefined } });
  const runs: string[] = [];
  plan({ jobs, db, clock }, async () => void runs.push(clock.now().toISO()));
  started.push(jobs);
  await jobs.start();
  return { runs, runDue: () => jobs.runDue() };
}

const plannedOf = async (kind: string) => {
  const rows = await app.db
    .selectFrom('jobs')
    .where('kind', '=', kind)
    .where('finished_at', 'is', null)
    .select(['dedupe_key', 'run_at'])
    .execute();
  return rows.map(({ dedupe_key, run_at }) => [dedupe_key, run_at.toISOString()]);
};

describe('a daily schedule', () => {
  it('runs at the start, then once a day', async () => {
    const { runs, runDue } = await aReplica((parts, run) => scheduleDaily(parts, { kind: 'daily' }, run));

    await runDue();
    await runDue();
    expect(runs).toEqual(['2026-11-25T10:07:30.000Z']);
    expect(await plannedOf('daily')).toEqual([['daily:2026-11-26', '2026-11-26T00:00:00.000Z']]);

    app.clock.set('2026-11-26T00:00:00Z');
    await runDue();
    expect(runs).toHaveLength(2);
  });

  it('runs once, however many replicas schedule it', async () => {
    const plan: Parameters<typeof aReplica>[0] = (parts, run) => scheduleDaily(parts, { kind: 'shared' }, run);
    const replicas = [await aReplica(plan), await aReplica(plan)];

    for (const { runDue } of replicas) await runDue();

    expect(replicas.flatMap(({ runs }) => runs)).toHaveLength(1);
  });

  it('follows its time zone, across clock changes', async () => {
    app.clock.set('2026-03-28T10:00:00Z');
    const paris = { kind: 'morning', hour: 8, zone: 'Europe/Paris' };
    const { runs, runDue } = await aReplica((parts, run) => scheduleDaily(parts, paris, run));

    await runDue();

    expect(runs).toHaveLength(1);
    expect(await plannedOf('morning')).toEqual([['morning:2026-03-29', '2026-03-29T06:00:00.000Z']]);
  });

  it('is planned again only after success', async () => {
    const { runDue } = await aReplica((parts) =>
      scheduleDaily(parts, { kind: 'failing' }, () => Promise.reject(new Error('not today'))),
    );

    await runDue();

    expect((await plannedOf('failing')).map(([key]) => key)).toEqual(['failing:2026-11-25']);
  });

  it('is planned for the next day when it is given up', async () => {
    const { runDue } = await aReplica((parts) =>
      scheduleDaily(parts, { kind: 'given up' }, () => Promise.reject(new Error('not today'))),
    );

    for (let hour = 11; hour < 22; hour += 1) {
      await runDue();
      app.clock.set(`2026-11-25T${hour}:30:00Z`);
    }

    expect((await plannedOf('given up')).map(([key]) => key)).toContain('given up:2026-11-26');
  });
});

describe('a schedule every few minutes', () => {
  it('runs at whole steps of the hour', async () => {
    const { runs, runDue } = await aReplica((parts, run) => scheduleEvery(parts, { kind: 'step', minutes: 5 }, run));

    await runDue();

    expect(runs).toHaveLength(1);
    expect(await plannedOf('step')).toEqual([['step:2026-11-25T10:10:00.000Z', '2026-11-25T10:10:00.000Z']]);
  });
});
