import { suspensionEnd } from '@passerelle/shared/contract/rules/programs/suspension';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { extendProgram } from './extend-program';
import { saveProgram } from './save-program';
import {
  aParticipant,
  aPack,
  tasksOf,
  pausedMondays,
  programOf,
  suspend,
  workedMondays,
} from './testing/a-participant';
import { aTask, aTemplate, aTemplateOfWeeks } from './testing/a-template';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: '2026-11-25T10:00:00.000Z' });
}, 60_000);
beforeEach(() => app.clock.set('2026-11-25T10:00:00.000Z'));
afterAll(() => app.close());

const refusedWith = (code: string) => ({ status: 400, error: { code: 'invalid', fields: { suspensions: code } } });

describe('PUT /me/program with weeks', () => {
  it('Given the second week of four, Then later weeks move by the given number', async () => {
    const { person, userProgramId } = await aParticipant(app, aTemplateOfWeeks(4), '2026-11-16');

    const { status, data } = await suspend(app, person, 1);

    expect(status).toBe(200);
    expect(await workedMondays(app, userProgramId)).toEqual(['2026-11-16', '2026-11-23', '2026-12-07', '2026-12-14']);
    expect(pausedMondays(data)).toEqual(['2026-11-30']);
    expect(data).toMatchObject({
      dates: { fromDate: '2026-11-16T00:00:00.000Z', toDate: '2026-12-20T23:59:59.999Z' },
      remainingSuspensions: 3,
      suspendedUntil: suspensionEnd(app.clock.now().toISO(), 1),
      suspensions: [{ weeks: 1, fromDate: '2026-11-30T00:00:00.000Z', toDate: '2026-12-13T23:59:59.999Z' }],
      currentWeek: 2,
    });
    expect(data.weeks.map(({ index, total }) => [index, total])).toEqual([
      [1, 20],
      [2, 20],
      [3, 0],
      [4, 20],
      [5, 20],
    ]);
    expect(data).toEqual(await programOf(app, person));
    app.clock.set('2026-12-14T00:00:00.000Z');
    expect(await programOf(app, person)).toMatchObject({ suspendedUntil: null, currentWeek: 5 });
  });

  it('Then every week with tasks keeps its seven days, and none of them is paused', async () => {
    const { person, userProgramId } = await aParticipant(app, aTemplateOfWeeks(6), '2026-11-16');
    const { data } = await suspend(app, person, 3);
    const paused = pausedMondays(data);
    const tasks = await tasksOf(app, userProgramId);
    for (const { from_date, valid_until } of tasks) {
      expect(valid_until.getTime() - from_date.getTime()).toBe(7 * 86_400_000 - 1);
      expect(paused).not.toContain(from_date.toISOString().slice(0, 10));
    }
    expect(tasks).toHaveLength(6);
  });

  it.each([
    [-1, 'tooSmall'],
    [1.5, 'format'],
    [5, 'tooLarge'],
    [53, 'tooLarge'],
    ['2', 'format'],
    [null, 'required'],
    [undefined, 'required'],
    [Number.MAX_SAFE_INTEGER, 'tooLarge'],
  ])('Given %p of four, Then it is a 400 and nothing moves', async (weeks, code) => {
    const { person, userProgramId } = await aParticipant(app, aTemplateOfWeeks(3), '2026-11-16');
    const before = await tasksOf(app, userProgramId);

    expect(await suspend(app, person, weeks)).toMatchObject(refusedWith(code));

    expect(await tasksOf(app, userProgramId)).toEqual(before);
    expect(await programOf(app, person)).toMatchObject({ remainingSuspensions: 4, suspensions: [] });
  });

  it('Given all weeks were taken, Then no more are given', async () => {
    const { person } = await aParticipant(app, aTemplateOfWeeks(12), '2026-11-16');
    expect((await suspend(app, person, 3)).data.remainingSuspensions).toBe(1);
    app.clock.set('2026-12-28T00:00:00.000Z');
    expect(await suspend(app, person, 2)).toMatchObject(refusedWith('tooLarge'));
    expect((await suspend(app, person, 1)).data.remainingSuspensions).toBe(0);
    app.clock.set('2027-01-18T00:00:00.000Z');
    expect(await suspend(app, person, 1)).toMatchObject(refusedWith('tooLarge'));
  });

  it.each([2, 1])('Given %i parallel requests, in two tabs, Then it is suspended once', async (weeks) => {
    const { person, userProgramId } = await aParticipant(app, aTemplateOfWeeks(4), '2026-11-16');
    const answers = await Promise.all([suspend(app, person, 2), suspend(app, person, weeks), suspend(app, person, 2)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.error.message).toBe('Votre programme est déjà suspendu.');
    const { suspensions, remainingSuspensions } = await programOf(app, person);
    expect(suspensions).toHaveLength(1);
    expect(remainingSuspensions).toBe(4 - (suspensions[0]?.weeks ?? 0));
    expect((await workedMondays(app, userProgramId)).length).toBe(4);
  });

  it('Given no session, no programme, a future or a past one, Then it is refused with a message', async () => {
    expect((await app.anyone.put('/me/program', { suspensions: 1 })).status).toBe(401);
    expect((await suspend(app, await app.aPerson(), 1)).status).toBe(404);
    const waiting = await aParticipant(app, aTemplateOfWeeks(2), '2026-11-30');
    const refused = { status: 409, error: { message: 'Votre programme n’est pas en cours.' } };
    expect(await suspend(app, waiting.person, 1)).toMatchObject(refused);
    const over = await aParticipant(app, aTemplateOfWeeks(1), '2026-11-09');
    expect(await suspend(app, over.person, 1)).toMatchObject(refused);
    expect((await suspend(app, over.person, 0)).status).toBe(409);
  });
});

describe('A pause', () => {
  it.each([
    ['the turn of the year', '2026-12-16T10:00:00.000Z', '2026-12-07', ['2026-12-07', '2026-12-14', '2027-01-11']],
    ['the change to winter time', '2026-10-21T22:30:00.000Z', '2026-10-12', ['2026-10-12', '2026-10-19', '2026-11-16']],
    ['the change to summer time', '2027-03-25T01:30:00.000Z', '2027-03-15', ['2027-03-15', '2027-03-22', '2027-04-19']],
  ])('of three weeks over %s moves by whole weeks, UTC', async (_when, now, monday, mondays) => {
    app.clock.set(now);
    const { person, userProgramId } = await aParticipant(app, aTemplateOfWeeks(3), monday);
    const { data } = await suspend(app, person, 3);
    expect(await workedMondays(app, userProgramId)).toEqual(mondays);
    expect((await tasksOf(app, userProgramId)).every(({ from_date }) => from_date.getUTCHours() === 0)).toBe(true);
    expect(data.dates.toDate).toBe((await tasksOf(app, userProgramId)).at(-1)?.valid_until.toISOString());
    expect(data.suspendedUntil).toBe(suspensionEnd(now, 3));
  });

  it('moves an extension too, also one given meanwhile', async () => {
    const { person, userProgramId } = await aParticipant(app, aTemplateOfWeeks(2), '2026-11-23');
    const extension = () => aTemplate([[aTask()], [aTask()]], { type: 'extension' });
    const ids = [
      await saveProgram(app.db, null, extension(), app.clock.now()),
      await saveProgram(app.db, null, extension(), app.clock.now()),
    ] as const;
    const packId = await aPack(app, person.organizationId, ids);
    const extend = (programId: string) =>
      extendProgram(app.db, { userId: person.id, programId, packId }, app.clock.now());
    await extend(ids[0]);
    await suspend(app, person, 2);
    await extend(ids[1]);
    expect(await workedMondays(app, userProgramId)).toEqual([
      '2026-11-23',
      '2026-12-14',
      '2026-12-21',
      '2026-12-28',
      '2027-01-04',
      '2027-01-11',
    ]);
    const dates = await app.db
      .selectFrom('user_program_extensions')
      .where('user_program_id', '=', userProgramId)
      .orderBy('position')
      .select(['from_date', 'to_date'])
      .execute();
    expect(dates.map(({ from_date, to_date }) => [from_date.toISOString(), to_date.toISOString()])).toEqual([
      ['2026-12-21T00:00:00.000Z', '2027-01-03T23:59:59.999Z'],
      ['2027-01-04T00:00:00.000Z', '2027-01-17T23:59:59.999Z'],
    ]);
    expect((await programOf(app, person)).dates.toDate).toBe('2027-01-17T23:59:59.999Z');
  });

  it('requested in the last week adds a week of return to finish open tasks', async () => {
    const { person } = await aParticipant(app, aTemplateOfWeeks(2), '2026-11-16');
    const { data } = await suspend(app, person, 2);
    expect(data.dates.toDate).toBe('2026-12-20T23:59:59.999Z');
    expect(data.suspendedUntil).toBe(data.dates.toDate);
    expect(pausedMondays(data)).toEqual(['2026-11-30', '2026-12-07']);
  });
});
