import { sql } from 'kysely';
import type { Paged, SignedActionResult, Task, TaskDetail } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { closeProgram } from '../close-program';
import type { SubTaskTemplate, TaskTemplate } from '../template';
import { aParticipant, tasksOf } from '../testing/a-participant';
import { aTask, aTemplate, aText } from '../testing/a-template';
import { writeHandToken } from './validation-token';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: '2026-11-25T10:00:00.000Z' });
}, 60_000);
beforeEach(() => app.clock.set('2026-11-25T10:00:00.000Z'));
afterAll(() => app.close());

const title = { fr: 'Étape' };
const aReading: SubTaskTemplate = { key: 'read', type: 'link', title, link: { fr: 'https://example.org' } };

/** A task of this week and the same of the next. */
async function running(values: Partial<TaskTemplate>) {
  const course = await aParticipant(app, aTemplate([[aTask(values)], [aTask(values)]]), '2026-11-23');
  const [task, next] = await tasksOf(app, course.userProgramId);
  const client = app.as(course.person);
  const detail = async () => (await client.get<TaskDetail>(`/me/tasks/${task?.id}`)).data;
  return {
    ...course,
    client,
    detail,
    taskId: task?.id ?? '',
    nextId: next?.id ?? '',
    token: async () => (await detail()).validationToken,
    act: (token: unknown, parts: object = {}) => client.post<SignedActionResult>('/signedAction', { token, ...parts }),
    written: (userTaskId: string) =>
      writeHandToken(app.services.config.sessionSecret, { userTaskId, userId: course.person.id }),
    points: async () =>
      (await app.db.selectFrom('points_entries').where('user_id', '=', course.person.id).selectAll().execute()).length,
  };
}

describe('Manual validation of a task', () => {
  it.each<[string, Partial<TaskTemplate>]>([
    ['manual', { mode: 'manual', subTasks: [aText('one'), aReading] }],
    ['without a step that needs validation', { subTasks: [aReading] }],
    ['without a step', { subTasks: [] }],
  ])('Given one %s, Then its token validates it with its steps, once', async (_what, values) => {
    const { act, token, detail, points, client } = await running(values);
    const given = await token();
    const { data: list } = await client.get<Paged<Task>>('/me/tasks');
    expect(list.items.map(({ validationToken }) => validationToken)).toEqual([given, null]);

    const answers = await Promise.all([act(given), act(given)]);

    expect(answers.map(({ data }) => data)).toEqual([{ done: 'taskValidated' }, { done: 'taskValidated' }]);
    expect(await detail()).toMatchObject({ status: 'validated', validatedAt: '2026-11-25T10:00:00.000Z' });
    expect((await detail()).task.subTasks.every(({ userSubTask }) => userSubTask.status === 'validated')).toBe(true);
    app.clock.set('2026-11-26T10:00:00.000Z');
    expect((await act(given)).status).toBe(200);
    expect(await detail()).toMatchObject({ validationToken: null, validatedAt: '2026-11-25T10:00:00.000Z' });
    expect(await points()).toBe(1);
  });

  it('Given an automatic one, Then there is no token, and a forged one is refused', async () => {
    const { act, token, taskId, written, detail, points } = await running({ subTasks: [aText('one')] });
    expect(await token()).toBeNull();
    expect((await act(written(taskId))).status).toBe(409);
    expect(await detail()).toMatchObject({ status: 'pending' });
    expect(await points()).toBe(0);
  });

  it('Given next week’s, or a closed programme’s, Then it is refused with a message', async () => {
    const { act, token, nextId, written, person, points } = await running({ mode: 'manual' });
    const given = await token();
    const early = { status: 409, error: { message: expect.stringContaining('pas encore ouverte') } };
    expect(await act(written(nextId))).toMatchObject(early);
    await closeProgram(app.db, person.id, { type: 'other', leavingDate: '2026-11-25' }, app.clock.now());
    expect(await token()).toBeNull();
    const late = { status: 409, error: { message: expect.stringContaining('a été annulée') } };
    expect(await act(given)).toMatchObject(late);
    expect(await points()).toBe(0);
  });

  it('Given another user’s token, a forged one, or further fields, Then 400 names the field', async () => {
    const [mine, theirs] = [await running({ mode: 'manual' }), await running({ mode: 'manual' })];
    const theirToken = (await theirs.token()) ?? '';
    const own = (await mine.token()) ?? '';
    const forged = [
      theirToken,
      own.slice(0, -2),
      `hand.${theirs.taskId}.${own.split('.')[2]}`,
      `hand..${'x'.repeat(43)}`,
      `hand.${'é'.repeat(60)}`,
    ];
    for (const token of forged) {
      expect(await mine.act(token)).toMatchObject({ status: 400, error: { fields: { token: 'unknown' } } });
    }
    const parts = {
      document: '0b8a9c5e-7a57-4f5c-9d2b-1c1f6a3f2e11',
      surveyResponses: {},
      password: 'Passerelle-2026!',
    };
    for (const [part, value] of Object.entries(parts)) {
      const refused = { status: 400, error: { fields: { [part]: 'notAllowed' } } };
      expect(await mine.act(own, { [part]: value })).toMatchObject(refused);
    }
    expect((await app.anyone.post('/signedAction', { token: own })).status).toBe(401);
    for (const { detail } of [mine, theirs]) expect(await detail()).toMatchObject({ status: 'pending' });
  });

  it('Given a failure halfway, Then nothing is stored, and the token stays valid', async () => {
    const { act, token, detail, points } = await running({ mode: 'manual', family: 'cv' });
    const given = await token();
    const before = await detail();
    await sql`ALTER TABLE user_badges ADD CONSTRAINT broken CHECK (level = 'none') NOT VALID`.execute(app.db);
    expect((await act(given)).status).toBe(409);
    await sql`ALTER TABLE user_badges DROP CONSTRAINT broken`.execute(app.db);
    expect(await detail()).toEqual(before);
    expect(await points()).toBe(0);
    expect((await act(given)).status).toBe(200);
    expect(await points()).toBe(1);
  });
});

describe('A manual task whose last step is done', () => {
  const subTasks = [aText('one'), aText('two'), aReading];
  const stepsOf = async (client: Awaited<ReturnType<typeof running>>['client'], taskId: string) =>
    (await client.get<TaskDetail>(`/me/tasks/${taskId}`)).data.task.subTasks;

  it.each(['token', 'update'] as const)('by its %s is validated, whichever call it was', async (way) => {
    const { client, taskId, detail, act, points } = await running({ mode: 'manual', subTasks });
    for (const index of [0, 1]) {
      expect(await points()).toBe(0);
      const step = (await stepsOf(client, taskId))[index];
      if (way === 'token') await act(step?.userSubTask.validationToken);
      else await client.put(`/me/tasks/${taskId}/subTask/${step?.id}`, {});
    }
    expect(await detail()).toMatchObject({ status: 'validated', validationToken: null });
    // A step without validation is left as it is.
    expect((await stepsOf(client, taskId))[2]?.userSubTask.status).toBe('pending');
    expect(await points()).toBe(1);
  });
});
