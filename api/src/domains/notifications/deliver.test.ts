import { createJobs, type Jobs } from '../../platform/jobs/jobs';
import { remindPeople } from '../programs/remind-people';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { agendaOf } from '../agenda/testing/agenda-of';
import { deliver, scheduleNotifications } from './deliver';
import { noticeRow } from './notices';
import { aRegular, noticesOf, textsOf } from './testing/notices-of';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-25T10:02:00Z');
  await app.db.deleteFrom('jobs').execute();
  await app.db.deleteFrom('notifications').execute();
});

/** Due at ten minutes past, for so many people. */
async function planned(count: number): Promise<void> {
  const { person } = await aRegular(app);
  const now = app.clock.now();
  const rows = Array.from({ length: count }, (_, n) =>
    noticeRow(
      {
        userId: person.id,
        key: 'managerAssigned',
        params: { firstName: 'N', lastName: String(n) },
        about: `manager:${n}`,
        sendAt: now.startOf('hour').plus({ minutes: 10 }).toJSDate(),
      } as const,
      now,
    ),
  );
  await app.db.insertInto('notifications').values(rows).execute();
}

const statuses = async (): Promise<Record<string, number>> => {
  const rows = await app.db
    .selectFrom('notifications')
    .groupBy('status')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .execute();
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
};

/** A replica: its own worker over the same database. */
function aReplica(): Jobs {
  const jobs = createJobs({ db: app.db, clock: app.clock, log: { error: () => undefined }, intervalMs: 3_600_000 });
  scheduleNotifications({ ...app.services, jobs }, remindPeople);
  return jobs;
}

describe('due notifications', () => {
  it('are delivered on time, once', async () => {
    await planned(3);

    expect(await deliver(app.db, app.services, app.clock.now())).toBe(0);
    app.clock.set('2026-11-25T10:10:00Z');
    expect(await deliver(app.db, app.services, app.clock.now())).toBe(3);
    app.clock.advance({ minutes: 5 });
    expect(await deliver(app.db, app.services, app.clock.now())).toBe(0);

    const rows = await app.db.selectFrom('notifications').select(['sent_at', 'received_at', 'opened_at']).execute();
    const at = new Date('2026-11-25T10:10:00Z');
    const delivered = { sent_at: at, received_at: at, opened_at: null };
    expect(rows).toEqual([delivered, delivered, delivered]);
  });

  it('are shared among parallel workers', async () => {
    await planned(1_200);
    app.clock.set('2026-11-25T10:10:00Z');

    const work = () => app.db.transaction().execute((db) => deliver(db, app.services, app.clock.now()));
    const counts = await Promise.all([work(), work(), work()]);

    expect(counts.reduce((sum, count) => sum + count)).toBe(1_200);
    expect(await statuses()).toEqual({ received: 1_200 });
  });

  it('fail when delayed past the start of the appointment, and the report request is sent', async () => {
    const mine = await agendaOf(app);
    await mine.client.put('/me/notifications', { status: 'opened' });
    await mine.plan({ date: '2026-12-04T11:30:00.000Z' });

    app.clock.set('2026-12-04T12:00:00Z');
    expect(await deliver(app.db, app.services, app.clock.now())).toBe(0);
    app.clock.set('2026-12-05T12:00:00Z');
    expect(await deliver(app.db, app.services, app.clock.now())).toBe(1);

    expect(await statuses()).toMatchObject({ failed: 2 });
    expect(await textsOf(mine.client, '?status=received')).toEqual([expect.stringMatching('Comment s’est passé')]);
  });
});

describe('the delivery job', () => {
  it('runs every five minutes, on the first replica', async () => {
    await planned(2);
    const replicas = [aReplica(), aReplica()];
    for (const replica of replicas) await replica.start();
    const minute = async (minutes: number): Promise<void> => {
      app.clock.set(`2026-11-25T10:${String(minutes).padStart(2, '0')}:30Z`);
      await Promise.all(replicas.map((replica) => replica.runDue()));
    };

    await minute(3);
    await minute(9);
    expect(await statuses()).toEqual({ pending: 2 });
    await minute(10);
    expect(await statuses()).toEqual({ received: 2 });
    const steps = await app.db
      .selectFrom('jobs')
      .where('kind', '=', 'notifications go out')
      .orderBy('run_at')
      .select('run_at')
      .execute();
    expect(steps.map(({ run_at }) => run_at.toISOString().slice(11, 16))).toEqual(['10:00', '10:05', '10:10', '10:15']);
    await Promise.all(replicas.map((replica) => replica.stop()));
  });

  it('Given that it is killed halfway, Then nothing is delivered, and all is after the next start', async () => {
    await planned(2);
    app.clock.set('2026-11-25T10:10:00Z');
    const killed = app.db.transaction().execute(async (db) => {
      await deliver(db, app.services, app.clock.now());
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    expect(await statuses()).toEqual({ pending: 2 });

    app.clock.set('2026-11-26T03:00:00Z');
    const replica = aReplica();
    await replica.start();
    await replica.runDue();

    expect(await statuses()).toEqual({ received: 2 });
    await replica.stop();
  });

  it('checks people every morning at eight in Paris, also across clock changes', async () => {
    app.clock.set('2026-10-24T04:00:00Z');
    const replica = aReplica();
    await replica.start();
    for (const day of ['24', '25', '26']) {
      app.clock.set(`2026-10-${day}T09:00:00Z`);
      await replica.runDue();
    }
    const mornings = await app.db
      .selectFrom('jobs')
      .where('kind', '=', 'people are reminded')
      .orderBy('run_at')
      .select('run_at')
      .execute();
    expect(mornings.map(({ run_at }) => run_at.toISOString())).toEqual([
      '2026-10-24T06:00:00.000Z',
      '2026-10-25T07:00:00.000Z',
      '2026-10-26T07:00:00.000Z',
      '2026-10-27T07:00:00.000Z',
    ]);
    await replica.stop();
  });
});

it('Given an erased person, Then their planned notices are deleted too', async () => {
  const { person } = await aRegular(app);
  await app.db
    .insertInto('notifications')
    .values(noticeRow({ userId: person.id, key: 'programClosed', params: {}, about: 'x' }, app.clock.now()))
    .execute();

  await app.db.deleteFrom('users').where('id', '=', person.id).execute();

  expect(await noticesOf(app, person.id)).toEqual([]);
});
