import type { DateTime } from 'luxon';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { closeProgram } from './close-program';
import { rollProgramsOver } from './roll-over';
import { reactivateProgram, suspendProgram } from './suspend-program';
import { aParticipant, type Participant } from './testing/a-participant';
import { aTask, aTemplate } from './testing/a-template';
import { remindPeople } from './remind-people';
import { noticesOf } from '../notifications/testing/notices-of';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const monday = '2026-11-02';
const weeks = (count: number) => aTemplate(Array.from({ length: count }, () => [aTask()]));

/** A user with a birthday in a programme that began on Monday 2 November. */
async function someone(count = 8, values: object = {}): Promise<Participant> {
  app.clock.set('2026-11-02T08:00:00Z');
  const course = await aParticipant(app, weeks(count), monday);
  const { id } = course.person;
  const at = app.clock.now().toJSDate();
  await app.db.insertInto('user_profiles').values({ user_id: id, birthday: '1980-01-01', updated_at: at }).execute();
  if (Object.keys(values).length > 0) await app.db.updateTable('users').set(values).where('id', '=', id).execute();
  return course;
}

const seen = (id: string, at: string) =>
  app.db.updateTable('users').set({ last_seen_at: at }).where('id', '=', id).execute();

/** Runs the morning job for each day until a date. */
async function live(until: string): Promise<void> {
  let day: DateTime<true> = app.clock.now().startOf('day').plus({ hours: 8 });
  for (; day.toISODate() <= until; day = day.plus({ days: 1 })) {
    app.clock.set(day.toISO());
    await rollProgramsOver(app.db, day);
    await remindPeople(app.db, app.services, day);
  }
}

const toldOf = async ({ person }: Participant, key: string): Promise<string[]> =>
  (await noticesOf(app, person.id)).filter((notice) => notice.key === key).map(({ sendAt }) => sendAt.slice(0, 10));

describe('an inactive participant', () => {
  it('is reminded after a week of inactivity, and again a fortnight later', async () => {
    const course = await someone();
    await seen(course.person.id, '2026-11-05T17:00:00Z');

    await live('2026-11-30');

    expect(await toldOf(course, 'programWaiting')).toEqual(['2026-11-13', '2026-11-27']);
  });

  it('is not reminded with weekly activity', async () => {
    const course = await someone();
    for (const day of ['08', '14', '20', '26']) {
      await seen(course.person.id, `2026-11-${day}T17:00:00Z`);
      await live(`2026-11-${day}`);
    }

    expect(await toldOf(course, 'programWaiting')).toEqual([]);
  });

  it('counts from the first week if they never signed in, if they have an account', async () => {
    const course = await someone();
    const invited = await someone(8, { setup_at: null });

    await live('2026-11-12');

    expect(await toldOf(course, 'programWaiting')).toEqual(['2026-11-09']);
    expect(await toldOf(invited, 'programWaiting')).toEqual([]);
  });

  it('gets no reminder from the request of a pause until a week after its end, except when the tasks are back', async () => {
    const course = await someone();
    await seen(course.person.id, '2026-11-04T10:00:00Z');
    app.clock.set('2026-11-04T10:00:00Z');
    await suspendProgram(app.db, course.person.id, 2, app.clock.now());

    await live('2026-12-10');

    expect(await toldOf(course, 'programResumed')).toEqual(['2026-11-23']);
    expect(await toldOf(course, 'programWaiting')).toEqual(['2026-12-07']);
  });

  it('is reminded again a week after a reactivation, and notified that Monday', async () => {
    const course = await someone();
    await seen(course.person.id, '2026-11-04T10:00:00Z');
    app.clock.set('2026-11-04T10:00:00Z');
    await suspendProgram(app.db, course.person.id, 4, app.clock.now());
    await live('2026-11-17');
    app.clock.set('2026-11-18T10:00:00Z');
    await reactivateProgram(app.db, course.person.id, app.clock.now());

    await live('2026-12-10');

    expect(await toldOf(course, 'programResumed')).toEqual(['2026-11-23']);
    expect(await toldOf(course, 'programWaiting')).toEqual(['2026-11-30']);
  });

  it('gets no notice of a pause withdrawn before it began', async () => {
    const course = await someone();
    app.clock.set('2026-11-04T10:00:00Z');
    await seen(course.person.id, '2026-11-04T10:00:00Z');
    await suspendProgram(app.db, course.person.id, 2, app.clock.now());
    await reactivateProgram(app.db, course.person.id, app.clock.now());

    await live('2026-11-20');

    expect(await toldOf(course, 'programResumed')).toEqual([]);
    expect(await toldOf(course, 'programWaiting')).toEqual(['2026-11-16']);
  });

  it('is not reminded once the programme is closed, or the user deleted', async () => {
    const closed = await someone();
    const gone = await someone(8, { deleted_at: '2026-11-05T10:00:00Z' });
    await closeProgram(app.db, closed.person.id, { type: 'other', leavingDate: '2026-11-05' }, app.clock.now());

    await live('2026-11-30');

    for (const course of [closed, gone]) expect(await toldOf(course, 'programWaiting')).toEqual([]);
    expect(await toldOf(closed, 'programClosed')).toEqual(['2026-11-02']);
  });
});

describe('the milestones of a programme', () => {
  it('Given eight weeks, Then the middle is announced in the fifth, and the end on the last Sunday', async () => {
    const course = await someone(8);

    await live('2027-01-10');

    expect(await toldOf(course, 'programHalfway')).toEqual(['2026-11-30']);
    expect(await toldOf(course, 'programFinished')).toEqual(['2026-12-28']);
    const told = await noticesOf(app, course.person.id);
    expect(new Set(told.map(({ status }) => status))).toEqual(new Set(['received']));
  });

  it('Given a pause before the middle, Then it is announced after both the fifth week and the pause', async () => {
    const course = await someone(8);
    app.clock.set('2026-11-23T10:00:00Z');
    await suspendProgram(app.db, course.person.id, 1, app.clock.now());

    await live('2026-12-20');

    expect(await toldOf(course, 'programHalfway')).toEqual(['2026-12-14']);
    expect(await toldOf(course, 'programResumed')).toEqual(['2026-12-07']);
  });

  it('Given a single week, or a morning without a server, Then nothing is sent too early or twice', async () => {
    const single = await someone(1);
    const slept = await someone(4);

    app.clock.set('2026-11-19T08:00:00Z');
    await live('2026-11-20');

    expect(await toldOf(single, 'programHalfway')).toEqual([]);
    expect(await toldOf(slept, 'programHalfway')).toEqual(['2026-11-19']);
  });

  it('Given a closed one, Then its end is not announced', async () => {
    const course = await someone(2);
    await closeProgram(app.db, course.person.id, { type: 'other', leavingDate: '2026-11-05' }, app.clock.now());

    await live('2026-11-20');

    expect(await toldOf(course, 'programFinished')).toEqual([]);
  });
});

describe('a profile without a birthday', () => {
  it('is requested once, three days after the terms were accepted', async () => {
    const course = await someone(8, { terms_accepted_at: '2026-11-02T09:00:00Z' });
    await app.db.deleteFrom('user_profiles').where('user_id', '=', course.person.id).execute();

    await live('2026-11-20');

    expect(await toldOf(course, 'profileIncomplete')).toEqual(['2026-11-06']);
  });
});

it('Given two replicas on one morning, and the same morning again, Then every notice is sent once', async () => {
  const course = await someone(8);
  app.clock.set('2026-12-01T08:00:00Z');
  const remind = () => app.db.transaction().execute((db) => remindPeople(db, app.services, app.clock.now()));

  await Promise.all([remind(), remind()]);
  await remind();

  expect(await toldOf(course, 'programHalfway')).toEqual(['2026-12-01']);
  expect(await toldOf(course, 'programWaiting')).toEqual(['2026-12-01']);
});
