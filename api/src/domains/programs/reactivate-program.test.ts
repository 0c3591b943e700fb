import { startTestApp, type TestApp } from '../../testing/test-app';
import { closeProgram } from './close-program';
import { extendProgram } from './extend-program';
import { giveProgram } from './give-program';
import { rollProgramsOver } from './roll-over';
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

const datesOf = async (userProgramId: string) =>
  (await tasksOf(app, userProgramId)).map(({ id, from_date, valid_until }) => ({ id, from_date, valid_until }));
const facts = (userId: string) =>
  app.db
    .selectFrom('metric_facts')
    .where('user_id', '=', userId)
    .where('kind', '=', 'suspension')
    .select(['value', 'at'])
    .execute();
const pauses = (userProgramId: string) =>
  app.db
    .selectFrom('user_program_suspensions')
    .where('user_program_id', '=', userProgramId)
    .orderBy('requested_at')
    .selectAll()
    .execute();

/** In the second week of six, suspended for three weeks: 30 November to 20 December, back on 21 December. */
async function suspended(weeks = 3) {
  const course = await aParticipant(app, aTemplateOfWeeks(6), '2026-11-16');
  const before = { dates: await datesOf(course.userProgramId), program: await programOf(app, course.person) };
  await suspend(app, course.person, weeks);
  return { ...course, before, reactivate: () => suspend(app, course.person, 0) };
}

describe('PUT /me/program with zero', () => {
  it('Given the week of the request, Then everything is as before', async () => {
    const { person, userProgramId, before, reactivate } = await suspended();

    const { status, data } = await reactivate();

    expect(status).toBe(200);
    expect(await datesOf(userProgramId)).toEqual(before.dates);
    const { suspensions, suspendedUntil, ...rest } = data;
    expect({ ...rest, suspensions: [], suspendedUntil: null }).toEqual(before.program);
    expect(suspensions).toMatchObject([{ weeks: 0, toDate: '2026-11-29T23:59:59.999Z' }]);
    expect(suspendedUntil).toBe('2026-11-29T23:59:59.999Z');
    expect(await facts(person.id)).toEqual([]);
  });

  it('Given the second week of the pause, Then it continues next Monday and the remaining week is given back', async () => {
    const { person, userProgramId, reactivate } = await suspended();
    app.clock.set('2026-12-13T23:59:59.999Z');

    const { data } = await reactivate();

    expect(await workedMondays(app, userProgramId)).toEqual([
      '2026-11-16',
      '2026-11-23',
      '2026-12-14',
      '2026-12-21',
      '2026-12-28',
      '2027-01-04',
    ]);
    expect(pausedMondays(data)).toEqual(['2026-11-30', '2026-12-07']);
    expect(data).toMatchObject({
      dates: { toDate: '2027-01-10T23:59:59.999Z' },
      remainingSuspensions: 2,
      suspendedUntil: '2026-12-13T23:59:59.999Z',
    });
    expect(await pauses(userProgramId)).toMatchObject([
      { weeks: 3, weeks_given_back: 1, reactivated_at: app.clock.now().toJSDate() },
    ]);
    expect(await facts(person.id)).toEqual([{ value: 2, at: new Date('2026-11-25T10:00:00.000Z') }]);
    app.clock.set('2026-12-14T00:00:00.000Z');
    expect(await programOf(app, person)).toMatchObject({ suspendedUntil: null, currentWeek: 5 });
  });

  it('Given the last week of the pause, Then the tasks keep their dates, without a week of return', async () => {
    const { userProgramId, reactivate } = await suspended();
    const before = await datesOf(userProgramId);
    app.clock.set('2026-12-16T10:00:00.000Z');

    const { data } = await reactivate();

    expect(await datesOf(userProgramId)).toEqual(before);
    expect(data).toMatchObject({ remainingSuspensions: 1, suspendedUntil: '2026-12-20T23:59:59.999Z' });
  });

  it('Given the week of return, no pause, or a reactivated one, Then it is refused with a message', async () => {
    const { person, reactivate, before } = await suspended();
    app.clock.set('2026-12-21T00:00:00.000Z');
    const nothingLeft = { status: 409, error: { message: expect.stringContaining('se termine cette semaine') } };
    expect(await reactivate()).toMatchObject(nothingLeft);
    app.clock.set('2026-12-28T00:00:00.000Z');
    expect(await reactivate()).toMatchObject({
      status: 409,
      error: { message: 'Votre programme n’est pas suspendu.' },
    });
    expect(await programOf(app, person)).toMatchObject({
      remainingSuspensions: 1,
      weeks: { length: before.program.weeks.length + 3 },
    });
  });

  it('Given two tabs in parallel, Then the weeks are given back once, and a new pause begins next Monday', async () => {
    const { person, userProgramId, reactivate } = await suspended();
    app.clock.set('2026-12-02T10:00:00.000Z');

    const answers = await Promise.all([reactivate(), reactivate(), suspend(app, person, 1)]);

    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    expect(await programOf(app, person)).toMatchObject({ remainingSuspensions: 3 });
    expect((await workedMondays(app, userProgramId))[2]).toBe('2026-12-07');
    expect((await suspend(app, person, 1)).status).toBe(409);
    app.clock.set('2026-12-07T00:00:00.000Z');
    expect((await suspend(app, person, 3)).data).toMatchObject({
      remainingSuspensions: 0,
      suspensions: [{ weeks: 1 }, { weeks: 3 }],
    });
    expect((await workedMondays(app, userProgramId)).slice(2)).toEqual([
      '2026-12-07',
      '2027-01-04',
      '2027-01-11',
      '2027-01-18',
    ]);
  });

  it('Given an extension, also one given meanwhile, Then it moves back too', async () => {
    const { person, userProgramId } = await aParticipant(app, aTemplateOfWeeks(2), '2026-11-23');
    const extension = aTemplate([[aTask()], [aTask()]], { type: 'extension' });
    const programId = await saveProgram(app.db, null, extension, app.clock.now());
    const packId = await aPack(app, person.organizationId, [programId]);
    await suspend(app, person, 4);
    app.clock.set('2026-12-01T10:00:00.000Z');
    await extendProgram(app.db, { userId: person.id, programId, packId }, app.clock.now());

    const { data } = await suspend(app, person, 0);

    expect(await workedMondays(app, userProgramId)).toEqual(['2026-11-23', '2026-12-07', '2026-12-14', '2026-12-21']);
    expect(data.dates.toDate).toBe('2026-12-27T23:59:59.999Z');
    const dates = await app.db.selectFrom('user_program_extensions').selectAll().execute();
    expect(dates).toMatchObject([
      { from_date: new Date('2026-12-14T00:00:00.000Z'), to_date: new Date('2026-12-27T23:59:59.999Z') },
    ]);
  });

  it.each([
    ['2026-11-25T12:00:00.000Z', '2026-11-29T23:59:59.999Z'],
    ['2026-12-02T12:00:00.000Z', '2026-12-13T23:59:59.999Z'],
    ['2026-12-09T12:00:00.000Z', '2026-12-20T23:59:59.999Z'],
  ])('Given a pause of the last week that is ended on %s, Then the programme ends on %s', async (now, end) => {
    const { person } = await aParticipant(app, aTemplateOfWeeks(2), '2026-11-16');
    await suspend(app, person, 2);
    app.clock.set(now);
    expect((await suspend(app, person, 0)).data.dates.toDate).toBe(end);
  });
});

describe('A programme that ends during a pause', () => {
  it('is no longer suspended: closed, or replaced', async () => {
    const closed = await suspended();
    const replaced = await suspended();
    app.clock.set('2026-12-02T10:00:00.000Z');

    await closeProgram(app.db, closed.person.id, { type: 'other', leavingDate: '2026-12-02' }, app.clock.now());
    const { person, programId, packId } = replaced;
    await giveProgram(app.db, { userId: person.id, programId, packId, from: '2026-12-02' }, app.clock.now());

    expect(await programOf(app, closed.person)).toMatchObject({ status: 'closed', suspendedUntil: null });
    expect(await programOf(app, person)).toMatchObject({ suspendedUntil: null, remainingSuspensions: 4 });
    for (const { userProgramId } of [closed, replaced]) {
      expect(await pauses(userProgramId)).toMatchObject([{ weeks: 3, weeks_given_back: 2, reactivated_at: null }]);
    }
    expect(await facts(person.id)).toMatchObject([{ value: 1 }]);
    expect((await suspend(app, closed.person, 0)).status).toBe(409);
  });

  it('does not end automatically before the week of return is over', async () => {
    const { person } = await aParticipant(app, aTemplateOfWeeks(1), '2026-11-23');
    await suspend(app, person, 1);
    app.clock.set('2026-12-13T23:59:59.999Z');
    await rollProgramsOver(app.db, app.clock.now());
    expect(await programOf(app, person)).toMatchObject({ status: 'started' });
    app.clock.set('2026-12-14T00:00:00.000Z');
    await rollProgramsOver(app.db, app.clock.now());
    expect(await programOf(app, person)).toMatchObject({ status: 'closed', suspendedUntil: null });
  });
});
