import type { Paged, Task, TaskCounts, TaskDetail } from '@passerelle/shared/contract';
import { isoWeekOf } from '@passerelle/shared/contract/rules/programs/weeks';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { giveProgram } from '../give-program';
import { saveProgram } from '../save-program';
import { aParticipant, aPack, tasksOf, type Participant, suspend } from '../testing/a-participant';
import { aTask, aTemplate } from '../testing/a-template';
import { openTask } from './open-task';
import { validateByHand } from './task-work';

let app: TestApp;
let course: Participant;
let stranger: Participant;
const named = (name: string, values: Parameters<typeof aTask>[0] = {}) => aTask({ name: { fr: name }, ...values });

/** Week three of six is the present one; one task of the first is done, one of the second late. */
beforeAll(async () => {
  app = await startTestApp({ now: '2026-11-25T10:00:00.000Z' });
  const weeks = [
    [named('Un'), named('Deux', { family: 'cv' })],
    [named('Trois')],
    [named('Écrire l’accroche'), named('Cinq')],
    [named('Six')],
    [named('Sept')],
    [named('Huit')],
  ];
  course = await aParticipant(app, aTemplate(weeks), '2026-11-09');
  stranger = await aParticipant(app, aTemplate(weeks), '2026-11-09');
  const tasks = await tasksOf(app, course.userProgramId);
  for (const { id } of tasks.slice(0, 2)) {
    await validateByHand(app.db, await openTask(app.db, course.person.id, id, app.clock.now()), app.clock.now());
  }
}, 60_000);
afterAll(() => app.close());

const list = async (query = '') => app.as(course.person).get<Paged<Task>>(`/me/tasks${query}`);
const names = async (query = '') => (await list(query)).data.items.map(({ task }) => task.name);
const thisWeek = 'fromDate=2026-11-23T00:00:00.000Z&toDate=2026-11-29T23:59:59.999Z';

describe('GET /me/tasks', () => {
  it('lists own tasks by week, then in the order of the week', async () => {
    expect(await names()).toEqual(['Un', 'Deux', 'Trois', 'Écrire l’accroche', 'Cinq', 'Six', 'Sept', 'Huit']);
    expect(await names('?sort=fromDate&order=descend')).toEqual([
      'Huit',
      'Sept',
      'Six',
      'Écrire l’accroche',
      'Cinq',
      'Trois',
      'Un',
      'Deux',
    ]);
    expect((await names('?sortBy=validUntil&sortOrder=desc')).at(0)).toBe('Huit');
  });

  it.each([
    ['this week, whole', `?strictRange=true&${thisWeek}`, ['Écrire l’accroche', 'Cinq']],
    [
      'touching Sunday',
      '?fromDate=2026-11-22T20:00:00.000Z&toDate=2026-11-23T00:00:00.000Z',
      ['Trois', 'Écrire l’accroche', 'Cinq'],
    ],
    [
      'not whole from Tuesday',
      '?strictRange=true&fromDate=2026-11-24T00:00:00.000Z&toDate=2026-12-06T23:59:59.999Z',
      ['Six'],
    ],
    [
      'next week, as home asks',
      '?status=pending&status=started&status=validated&strictRange=true&fromDate=2026-11-30T00:00:00.000Z&toDate=2026-12-06T23:59:59.999Z',
      ['Six'],
    ],
    [
      'previous weeks, as home asks',
      '?status=pending&status=started&isPeriodValid=true&strictRange=true&toDate=2026-11-22T23:59:59.999Z',
      ['Trois'],
    ],
    ['a day on', '?fromDate=2026-12-07T00:00:00.000Z', ['Sept', 'Huit']],
    ['nothing between an end and a beginning', '?fromDate=2026-12-31T00:00:00Z&toDate=2026-11-01T00:00:00Z', []],
    ['validated', '?status=validated', ['Un', 'Deux']],
    ['late', '?status=pending&status=started&isPeriodValid=true&toDate=2026-11-22T23:59:59.999Z', ['Trois']],
    ['what can be done', '?isPeriodValid=true', ['Trois', 'Écrire l’accroche', 'Cinq']],
    ['what cannot', '?isPeriodValid=false&status=pending', ['Six', 'Sept', 'Huit']],
    ['a family', '?family=cv', ['Deux']],
    ['without accents or case', '?search=ACCROCHE%20ecrire', ['Écrire l’accroche']],
    ['nothing', '?search=zzz', []],
    ['filters in one', '?filters=status:validated&filters=family:cv', ['Deux']],
  ])('filters by %s, and the counts agree', async (_what, query, expected) => {
    expect(await names(query)).toEqual(expected);
    const { data: counts } = await app.as(course.person).get<TaskCounts>(`/me/tasks/count${query}`);
    const { data } = await list(`${query}&pageSize=1`);
    expect({ listed: data.totalCount, counted: counts.all }).toEqual({
      listed: expected.length,
      counted: expected.length,
    });
  });

  it('excludes tasks of a replaced programme', async () => {
    const first = await aParticipant(app, aTemplate([[named('Avant')]]), '2026-11-23');
    const { person } = first;
    const programId = await saveProgram(app.db, null, aTemplate([[named('Après')]]), app.clock.now());
    const packId = await aPack(app, person.organizationId, [programId]);
    await giveProgram(app.db, { userId: person.id, programId, packId, from: '2026-11-30' }, app.clock.now());
    const { data } = await app.as(person).get<Paged<Task>>('/me/tasks');
    expect(data.items.map(({ task }) => task.name)).toEqual(['Après']);
    const [before] = await tasksOf(app, first.userProgramId);
    expect(await app.as(person).get(`/me/tasks/${before?.id}`)).toMatchObject({ status: 404 });
  });

  it('in a pause has started tasks, and none of the paused weeks', async () => {
    const { person } = await aParticipant(
      app,
      aTemplate([[named('Une')], [named('Deux')], [named('Trois')]]),
      '2026-11-16',
    );
    await suspend(app, person, 1);
    const namesOf = async (query: string) =>
      (await app.as(person).get<Paged<Task>>(`/me/tasks?${query}`)).data.items.map(({ task }) => task.name);
    const weekOf = (day: string) => {
      const { fromDate, toDate } = isoWeekOf(day);
      return `strictRange=true&fromDate=${fromDate}&toDate=${toDate}`;
    };
    expect(await namesOf('isPeriodValid=true')).toEqual(['Une', 'Deux']);
    expect(await namesOf(weekOf('2026-12-02'))).toEqual([]);
    expect(await namesOf(weekOf('2026-12-09'))).toEqual(['Trois']);
  });

  it('counts by status', async () => {
    const { data } = await app.as(course.person).get<TaskCounts>('/me/tasks/count');
    expect(data).toEqual({ all: 8, pending: 6, started: 0, validated: 2, cancelled: 0 });
  });

  it('pages by 20 unless asked for 5, 15 or 1337', async () => {
    expect((await list()).data).toMatchObject({ page: 0, pageSize: 20, pageCount: 1, totalCount: 8 });
    expect((await list('?pageSize=5&page=1')).data).toMatchObject({ page: 1, pageSize: 5, pageCount: 2 });
    expect(await names('?pageSize=5&page=1')).toEqual(['Six', 'Sept', 'Huit']);
    expect((await list('?pageSize=1337')).data.items).toHaveLength(8);
    expect((await list('?page=9')).data).toMatchObject({ items: [], totalCount: 8 });
  });

  it.each([
    ['fromDate=0001-01-01T00:00:00Z', false],
    ['toDate=0001-01-01T00:00:00Z', true],
    ['fromDate=9998-12-31T23:59:59%2B23:59', true],
  ])('accepts any valid day: ?%s', async (query, isEmpty) => {
    const { status, data } = await list(`?${query}`);
    expect([status, data.totalCount === 0]).toEqual([200, isEmpty]);
  });

  it.each([
    'sort=points',
    'order=sideways',
    'pageSize=1338',
    'page=-1',
    'fromDate=yesterday',
    'status=done',
    'status=',
    'isPeriodValid=maybe',
    'unknown=1',
    'fromDate=99999-01-01T00:00:00Z',
    'fromDate=9999-12-31T23:59:59-23:59',
    'toDate=0000-01-01T00:00:00Z',
    'fromDate=2026-12-31T23:59:60Z',
  ])('refuses ?%s', async (query) => {
    expect(await list(`?${query}`)).toMatchObject({ status: 400, error: { code: 'invalid' } });
  });

  it('has the action of each row', async () => {
    const item = (await list(`?strictRange=true&${thisWeek}`)).data.items[0];
    expect(item).toMatchObject({
      status: 'pending',
      mode: 'automatic',
      validatedAt: null,
      period: { index: 3, fromDate: '2026-11-23T00:00:00.000Z', validUntil: '2026-11-29T23:59:59.999Z' },
      task: { points: 20, family: 'other', subTasks: [{ type: 'text', userSubTask: { status: 'pending' } }] },
    });
    const tokens = (await list()).data.items.map(({ task }) => task.subTasks[0]?.userSubTask.validationToken !== null);
    expect(tokens).toEqual([false, false, true, true, true, false, false, false]);
  });
});

describe('GET /me/tasks/:taskId', () => {
  it('returns an own task, and 404 for another', async () => {
    const [own] = await tasksOf(app, course.userProgramId);
    const [other] = await tasksOf(app, stranger.userProgramId);
    const client = app.as(course.person);
    expect(await client.get<TaskDetail>(`/me/tasks/${own?.id}`)).toMatchObject({
      status: 200,
      data: { id: own?.id, status: 'validated', task: { name: 'Un', subTasks: [{ surveys: [] }] } },
    });
    expect(await client.get(`/me/tasks/${other?.id}`)).toMatchObject({ status: 404 });
    expect(await client.get('/me/tasks/seven')).toMatchObject({ status: 404 });
    expect(await app.anyone.get(`/me/tasks/${own?.id}`)).toMatchObject({ status: 401 });
  });
});
