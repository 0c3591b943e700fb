import type { Stats } from '@passerelle/shared/contract';
import { isToComeThisWeek } from '@passerelle/shared/contract/rules/network/appointments';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { aParticipant, tasksOf } from '../../programs/testing/a-participant';
import { aTask, aTemplate } from '../../programs/testing/a-template';
import { openTask } from '../../programs/tasks/open-task';
import { validateByHand } from '../../programs/tasks/task-work';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: '2026-11-25T10:00:00.000Z' });
}, 60_000);
beforeEach(() => app.clock.set('2026-11-25T10:00:00.000Z'));
afterAll(() => app.close());

const statsOf = async (person: { id: string }) => (await app.as(person).get<Stats>('/me/stats')).data;

async function done(userId: string, taskIds: readonly (string | undefined)[]): Promise<void> {
  for (const id of taskIds) {
    await validateByHand(app.db, await openTask(app.db, userId, id ?? '', app.clock.now()), app.clock.now());
  }
}

type Status = 'pending' | 'validated' | 'cancelled';
async function anAction(userId: string, entered: string, date: string, status: Status, isInterview = false) {
  await app.db
    .insertInto('appointments')
    .values({
      user_id: userId,
      title: 'Conseil',
      type: 'phone',
      status,
      sort_title: 'conseil',
      search: 'conseil',
      action_type: isInterview ? 'jobInterview' : 'adviseQuery',
      date,
      created_at: entered,
      updated_at: entered,
      validated_at: status === 'validated' ? date : null,
      cancelled_at: status === 'cancelled' ? date : null,
    })
    .execute();
}

describe('GET /me/stats', () => {
  it('Given no session, Then 401; given a user without a programme, Then everything is zero', async () => {
    expect(await app.anyone.get('/me/stats')).toMatchObject({ status: 401 });
    expect(await statsOf(await app.aPerson())).toEqual({
      week: { fromDate: '2026-11-23T00:00:00.000Z', toDate: '2026-11-29T23:59:59.999Z', remainingActions: 0 },
      tasks: { points: 0, total: 0 },
      appointments: { total: 0, pending: 0 },
      interviews: { count: 0 },
      gauges: {
        actions: { points: 0, total: 100, ratio: 0 },
        progression: {
          points: 25,
          total: 100,
          ratio: 25,
          parts: {
            attendance: { points: 25, connected: true },
            actions: { points: 0, validated: 0, due: 0 },
            networking: { points: 0, done: 0, due: 0, planned: 0 },
          },
        },
      },
      badges: { professionalProject: { level: null }, cv: { level: null }, linkedin: { level: null } },
    });
  });

  it('Given five weeks, the fourth in progress, Then each gauge counts its own weeks', async () => {
    const weeks = [1, 2, 3, 4, 5].map(() => [aTask({ points: 30 }), aTask({ points: 70 })]);
    const { person, userProgramId } = await aParticipant(app, aTemplate(weeks), '2026-11-02');
    const tasks = (await tasksOf(app, userProgramId)).map(({ id }) => id);
    app.clock.set('2026-11-18T10:00:00.000Z');
    await done(person.id, [tasks[0], tasks[2], tasks[3], tasks[4]]);
    app.clock.set('2026-11-25T10:00:00.000Z');
    const before = await statsOf(person);
    expect(before).toMatchObject({ tasks: { points: 0, total: 100 }, week: { remainingActions: 2 } });
    expect(before.gauges.progression.parts.actions).toEqual({ points: 13, validated: 3, due: 6 });
    await done(person.id, [tasks[6]]);
    const after = await statsOf(person);
    expect(after).toMatchObject({ week: { remainingActions: 1 }, gauges: { actions: { points: 30, ratio: 30 } } });
    expect(after.gauges.progression.parts.actions).toEqual({ points: 17, validated: 4, due: 6 });
    // A late one counts this week, and never twice.
    await done(person.id, [tasks[5], tasks[5]]);
    expect((await statsOf(person)).gauges.actions).toEqual({ points: 100, total: 100, ratio: 100 });
    app.clock.set('2026-11-30T00:00:00.000Z');
    expect((await statsOf(person)).gauges.actions).toEqual({ points: 0, total: 100, ratio: 0 });
  });

  it('Given actions planned for later, Then they do not lower the progression, and a missed one does', async () => {
    const person = await app.aPerson();
    const networking = async () => (await statsOf(person)).gauges.progression.parts.networking;
    app.clock.set('2026-11-24T10:00:00.000Z');
    await anAction(person.id, '2026-11-20T09:00:00.000Z', '2026-11-25T09:00:00Z', 'pending');
    expect(await networking()).toEqual({ points: 50, done: 0, due: 0, planned: 1 });
    await anAction(person.id, '2026-11-20T09:00:00.000Z', '2026-11-23T09:00:00Z', 'validated');
    expect(await networking()).toEqual({ points: 50, done: 1, due: 1, planned: 1 });
    app.clock.set('2026-11-25T12:00:00.000Z');
    expect(await networking()).toEqual({ points: 25, done: 1, due: 2, planned: 0 });
  });

  it('Given networking actions, Then those entered in three weeks count, unless cancelled', async () => {
    const person = await app.aPerson();
    await anAction(person.id, '2026-11-08T23:59:59.999Z', '2026-11-10T09:00:00Z', 'validated');
    await anAction(person.id, '2026-11-09T00:00:00.000Z', '2026-11-10T09:00:00Z', 'validated', true);
    await anAction(person.id, '2026-11-20T09:00:00.000Z', '2026-11-26T09:00:00Z', 'pending');
    await anAction(person.id, '2026-11-20T09:00:00.000Z', '2026-11-27T09:00:00Z', 'cancelled');
    await anAction((await app.aPerson()).id, '2026-11-20T09:00:00.000Z', '2026-11-27T09:00:00Z', 'pending');
    const { gauges, appointments, interviews } = await statsOf(person);
    expect(gauges.progression.parts.networking).toEqual({ points: 50, done: 1, due: 1, planned: 1 });
    expect({ appointments, interviews }).toEqual({ appointments: { total: 1, pending: 1 }, interviews: { count: 1 } });
  });

  it('Given a past appointment of this week, Then it no longer counts as upcoming, as on the pages', async () => {
    const person = await app.aPerson();
    app.clock.set('2026-11-25T10:00:00.000Z');
    const dates = ['2026-11-24T09:00:00Z', '2026-11-25T09:00:00Z', '2026-11-25T09:00:01Z', '2026-11-29T23:59:59Z'];
    for (const date of dates) await anAction(person.id, '2026-11-20T09:00:00.000Z', date, 'pending');
    const { appointments } = await statsOf(person);
    const now = app.clock.now().toISO();
    expect(appointments).toEqual({
      total: 4,
      pending: dates.filter((date) => isToComeThisWeek({ status: 'pending', date }, now)).length,
    });
    expect(appointments.pending).toBe(2);
  });
});
