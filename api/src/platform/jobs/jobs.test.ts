import { startTestApp, type TestApp } from '../../testing/test-app';
import { createJobs, type Jobs } from './jobs';
import { claimJob } from './queue';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const log = { error: () => undefined };
const worker = (): Jobs => createJobs({ db: app.db, clock: app.clock, log });
const waiting = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

describe('a job', () => {
  it('runs once, with any number of workers', async () => {
    const done: unknown[] = [];
    const workers = [worker(), worker(), worker()];
    for (const each of workers) {
      each.handle('once', async (_db, { number }) => {
        await waiting();
        done.push(number);
      });
    }
    for (let number = 0; number < 12; number += 1)
      await workers[0]!.plan(app.db, { kind: 'once', payload: { number } });

    await Promise.all(workers.map((each) => each.runDue()));

    expect(done.sort((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 12 }, (_, number) => number));
  });

  it('planned twice under one key is one job, also once it is done', async () => {
    let runs = 0;
    const jobs = worker();
    jobs.handle('weekly', async () => void (runs += 1));

    await jobs.plan(app.db, { kind: 'weekly', dedupeKey: 'weekly:1' });
    await jobs.plan(app.db, { kind: 'weekly', dedupeKey: 'weekly:1' });
    await jobs.runDue();
    await jobs.plan(app.db, { kind: 'weekly', dedupeKey: 'weekly:1' });
    await jobs.runDue();

    expect(runs).toBe(1);
  });

  it('waits for its time', async () => {
    const jobs = worker();
    jobs.handle('later', async () => undefined);
    await jobs.plan(app.db, { kind: 'later', runAt: app.clock.now().plus({ hours: 2 }) });

    expect(await jobs.runDue()).toBe(0);
    app.clock.advance({ hours: 2 });
    expect(await jobs.runDue()).toBe(1);
  });

  it('that fails is rolled back and retried later', async () => {
    let tries = 0;
    const jobs = worker();
    jobs.handle('fragile', async (db) => {
      await jobs.plan(db, { kind: 'left-behind' });
      tries += 1;
      if (tries === 1) throw new Error('not yet');
    });
    await jobs.plan(app.db, { kind: 'fragile' });

    await jobs.runDue();
    expect(await app.db.selectFrom('jobs').where('kind', '=', 'left-behind').select('id').execute()).toEqual([]);
    expect(await jobs.runDue()).toBe(0);
    app.clock.advance({ minutes: 1 });
    expect(await jobs.runDue()).toBe(1);

    expect(await app.db.selectFrom('jobs').where('kind', '=', 'left-behind').select('id').execute()).toHaveLength(1);
  });

  it('that fails too often is given up, and its subject is notified once', async () => {
    let tries = 0;
    const givenUp: unknown[] = [];
    const jobs = worker();
    const fail = async (): Promise<void> => {
      tries += 1;
      throw new Error('never');
    };
    jobs.handle('hopeless', fail, { onGivenUp: async (_db, { about }) => void givenUp.push(about) });
    await jobs.plan(app.db, { kind: 'hopeless', payload: { about: 'this' }, maxAttempts: 3 });

    for (let run = 0; run < 6; run += 1) {
      expect(givenUp).toEqual(run < 3 ? [] : ['this']);
      await jobs.runDue();
      app.clock.advance({ minutes: 2 });
    }

    expect([tries, givenUp]).toEqual([3, ['this']]);
  });

  it('of a killed worker is retried when its lease ends', async () => {
    const jobs = worker();
    let runs = 0;
    jobs.handle('orphan', async () => void (runs += 1));
    await jobs.plan(app.db, { kind: 'orphan' });
    await claimJob(app.db, 'a worker that is gone', new Map([['orphan', undefined]]), app.clock.now());

    expect(await jobs.runDue()).toBe(0);
    app.clock.advance({ minutes: 6 });
    await jobs.runDue();

    expect(runs).toBe(1);
  });

  it('planned in a rolled back transaction does not exist', async () => {
    const jobs = worker();
    const undone = app.db.transaction().execute(async (transaction) => {
      await jobs.plan(transaction, { kind: 'undone' });
      throw new Error('changed our mind');
    });

    await expect(undone).rejects.toThrow('changed our mind');
    expect(await app.db.selectFrom('jobs').where('kind', '=', 'undone').select('id').execute()).toEqual([]);
  });
});

describe('housekeeping', () => {
  it('deletes expired rows and plans its next day', async () => {
    const person = await app.aPerson();
    const past = app.clock.now().minus({ days: 1 }).toJSDate();
    await app.db
      .insertInto('sessions')
      .values({ token_hash: 'old', user_id: person.id, created_at: past, last_used_at: past, expires_at: past })
      .execute();

    await app.services.jobs.start();
    await app.services.jobs.runDue();

    expect(await app.db.selectFrom('sessions').where('token_hash', '=', 'old').select('id').execute()).toEqual([]);
    const next = await app.db
      .selectFrom('jobs')
      .where('kind', '=', 'housekeeping')
      .where('finished_at', 'is', null)
      .select('dedupe_key')
      .execute();
    expect(next).toEqual([{ dedupe_key: 'housekeeping:2026-11-26' }]);
  });

  it('deletes the audit log after a year', async () => {
    const entry = { action: 'user.welcomed', subject_kind: 'user' } as const;
    const [old, recent] = [{ years: 1, days: 1 }, { months: 11 }].map((ago) => app.clock.now().minus(ago).toJSDate());
    await app.db
      .insertInto('audit_log')
      .values([old!, recent!].map((at) => ({ ...entry, at })))
      .execute();

    await app.services.jobs.plan(app.db, { kind: 'housekeeping', runAt: app.clock.now(), dedupeKey: 'again' });
    await app.services.jobs.runDue();

    expect(await app.db.selectFrom('audit_log').select('at').execute()).toEqual([{ at: recent }]);
  });
});
