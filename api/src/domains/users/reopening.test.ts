import type { Paged, UserHistoryEntry, User, UserSummary } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { suspend } from '../programs/testing/a-participant';
import { rollProgramsOver } from '../programs/roll-over';
import { noticesOf } from '../notifications/testing/notices-of';
import { twoPacksOf } from './testing/a-program';
import { aTeam, type Team } from './testing/a-team';

let app: TestApp;
let team: Team;
let offered: Awaited<ReturnType<typeof twoPacksOf>>;
beforeEach(async () => {
  app = await startTestApp({ now: '2026-11-23T10:00:00.000Z' });
  team = await aTeam(app);
  offered = await twoPacksOf(app, team, 1);
}, 60_000);
afterEach(() => app.close());

const send = (change: object, headers?: Record<string, string>) =>
  app.as(team.headHR).put<User>(`/users/${team.amel.id}`, change, headers);
const give = async (fromDate: string, pack = offered.pack) =>
  expect((await send({ selectedProgram: { program: offered.basic, pack, fromDate } })).status).toBe(200);
const close = (leavingDate = '2026-11-24') => send({ closure: { type: 'other', leavingDate } });
const reopen = () => send({ reopening: true });

/** Everything of the programme that a closure changes. */
async function course() {
  const { db } = app;
  const tasks = await db.selectFrom('user_tasks').selectAll().orderBy('id').execute();
  const seats = await db.selectFrom('license_uses').selectAll().orderBy('id').execute();
  const without = (row: object, ...names: string[]) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));
  const { data } = await app.as(team.headHR).get<User>(`/users/${team.amel.id}`);
  return {
    program: data.selectedProgram,
    tasks: tasks.map((row) => without(row, 'updated_at')),
    seats: seats.map((row) => without(row, 'used_at')),
    pauses: await db.selectFrom('user_program_suspensions').selectAll().orderBy('id').execute(),
    packs: await db.selectFrom('license_packs').select(['id', 'used_licenses']).orderBy('id').execute(),
    notices: (await noticesOf(app, team.amel.id)).filter(({ key }) => key === 'programClosed'),
  };
}

describe('the date of a closure', () => {
  it.each([
    ['2026-11-02', '2026-11-02T12:00:00.000Z', '2026-11-02T12:00:00.000Z'],
    ['2026-11-23', '2026-11-23T10:00:01.000Z', '2026-11-23T10:00:01.000Z'],
    ['2026-12-31', '2026-12-31T12:00:00.000Z', '2026-11-23T10:00:01.000Z'],
  ])('is the leaving date %s, in the page and the log; the progress stops no later than today', async (...days) => {
    const [leavingDate, closedAt, stoppedAt] = days;
    await give('2026-11-23');
    app.clock.set('2026-11-23T10:00:01.000Z');

    const { data } = await close(leavingDate);

    expect(data.selectedProgram).toMatchObject({ stoppedAt, closure: { leavingDate, closedAt } });
    const history = await app.as(team.headHR).get<Paged<UserHistoryEntry>>(`/users/${team.amel.id}/history`);
    expect(history.data.items[0]).toMatchObject({ action: 'program.closed', details: { date: leavingDate } });
  });

  it('follows a corrected leaving date, and the 30 days do not', async () => {
    await give('2026-11-23');
    await close('2026-11-24');
    app.clock.set('2026-12-10T10:00:00.000Z');

    const { data } = await close('2026-11-30');

    expect(data.selectedProgram?.closure).toMatchObject({
      closedAt: '2026-11-30T12:00:00.000Z',
      enteredAt: '2026-11-23T10:00:00.000Z',
    });
  });
});

describe('reopening a closed programme', () => {
  it('brings back the programme, its tasks and its pause, with an audit line', async () => {
    await give('2026-11-23');
    const [task] = await app.db.selectFrom('user_tasks').select('id').orderBy('position').execute();
    const id = task?.id ?? '';
    await app.db.updateTable('user_tasks').set({ status: 'started' }).where('id', '=', id).execute();
    await app.db.updateTable('user_sub_tasks').set({ status: 'started' }).where('user_task_id', '=', id).execute();
    app.clock.set('2026-11-25T10:00:00.000Z');
    expect((await suspend(app, team.amel, 2)).status).toBe(200);
    app.clock.set('2026-12-01T10:00:00.000Z');
    const before = await course();
    await close();
    expect((await course()).program).toMatchObject({ status: 'closed', closure: { type: 'other' } });

    app.clock.set('2026-12-02T10:00:00.000Z');
    expect((await reopen()).status).toBe(200);

    expect(await course()).toEqual(before);
    const history = await app.as(team.headHR).get<Paged<UserHistoryEntry>>(`/users/${team.amel.id}/history`);
    expect(history.data.items[0]).toMatchObject({ action: 'program.reopened', actor: { id: team.headHR.id } });
  });

  it('takes the seat of a programme that had not begun again, or says that none is left', async () => {
    await give('2026-12-07');
    const before = await course();
    await close();
    expect((await course()).packs).not.toEqual(before.packs);
    await app.db.updateTable('license_packs').set({ max_licenses: 0 }).where('id', '=', offered.pack).execute();

    const full = await reopen();
    expect([full.status, full.error.message]).toEqual([409, 'Il ne reste plus de place dans ce pack de licences.']);
    expect((await course()).program?.status).toBe('closed');
    await app.db.updateTable('license_packs').set({ max_licenses: 1 }).where('id', '=', offered.pack).execute();

    expect((await reopen()).status).toBe(200);
    expect(await course()).toEqual(before);
  });

  it('is possible for 30 days, then refused in words', async () => {
    await give('2026-11-23');
    await close();

    app.clock.set('2026-12-23T10:00:00.001Z');
    const { status, error } = await reopen();
    expect([status, error.message]).toEqual([409, expect.stringMatching(/il y a plus de 30 jours/)]);

    app.clock.set('2026-12-23T10:00:00.000Z');
    const { data } = await reopen();
    // Its dates are over meanwhile: only the outcome is to be entered again.
    expect(data.selectedProgram).toMatchObject({ status: 'closed', closure: null, stoppedAt: null });
  });

  it('is refused in words once another programme was given', async () => {
    await give('2026-11-23');
    await close();
    await give('2026-11-30', offered.otherPack);

    const { status, error } = await reopen();

    expect([status, error.message]).toEqual([409, expect.stringMatching(/^Un autre programme a été attribué depuis/)]);
  });

  it('is not there for a programme without a closure, nor for staff who may only read', async () => {
    await give('2026-11-23');
    expect((await reopen()).status).toBe(404);
    await close();
    expect((await app.as(team.manager).put(`/users/${team.amel.id}`, { reopening: true })).status).toBe(403);
    expect((await send({ reopening: true, closure: { type: 'other', leavingDate: '2026-11-24' } })).status).toBe(400);
    expect((await send({ reopening: false })).status).toBe(400);
  });
});

describe('the list of people', () => {
  const listed = async (state: string) =>
    (await app.as(team.headHR).get<Paged<UserSummary>>(`/users?programState=${state}`)).data.items.map(
      ({ id, selectedProgram }) => ({ id, closure: selectedProgram?.hasClosure, progress: selectedProgram?.progress }),
    );

  it('tells a programme that ended without an outcome from a closed one, whose progress stands still', async () => {
    await give('2026-11-23');
    const [task] = await app.db.selectFrom('user_tasks').select('id').execute();
    await app.db
      .updateTable('user_tasks')
      .set({ status: 'validated', validated_at: app.clock.now().toJSDate() })
      .where('id', '=', task?.id ?? '')
      .execute();
    app.clock.set('2026-12-14T00:00:00.000Z');
    await rollProgramsOver(app.db, app.clock.now());

    // One of six tasks was validated.
    expect(await listed('ended')).toEqual([{ id: team.amel.id, closure: false, progress: 16 }]);
    expect(await listed('closed')).toEqual([]);

    await close();
    expect(await listed('ended')).toEqual([]);
    expect(await listed('closed')).toEqual([{ id: team.amel.id, closure: true, progress: 16 }]);
  });
});
