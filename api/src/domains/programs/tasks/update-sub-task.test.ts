import { sql } from 'kysely';
import type {
  Paged,
  OwnSubTask,
  Stats,
  SurveyQuestion,
  SurveyResponses,
  TaskDetail,
} from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { closeProgram } from '../close-program';
import type { SubTaskTemplate } from '../template';
import { aParticipant, tasksOf } from '../testing/a-participant';
import { aSurvey, aSurveyStep, aTask, aTemplate, aText } from '../testing/a-template';
import { saveSurvey } from '../../surveys/save-survey';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: '2026-11-25T10:00:00.000Z' });
  await saveSurvey(app.db, null, aSurvey(), app.clock.now());
}, 60_000);
afterAll(() => app.close());

const survey = () => aTask({ family: 'cv', points: 40, subTasks: [aSurveyStep()] });

async function aRunningTask(subTasks = survey().subTasks) {
  const weeks = [[aTask({ family: 'cv', points: 40, subTasks })], [survey()], [aTask()]];
  const course = await aParticipant(app, aTemplate(weeks), '2026-11-23');
  const [task, next] = await tasksOf(app, course.userProgramId);
  const client = app.as(course.person);
  const detail = (await client.get<TaskDetail>(`/me/tasks/${task?.id}`)).data;
  const [step] = detail.task.subTasks;
  const path = `/me/tasks/${task?.id}/subTask/${step?.id}`;
  return { ...course, client, detail, path, next, questions: step?.surveys[0]?.questions ?? [] };
}

/** The first answer of each question, or a text. */
const answersTo = (questions: readonly SurveyQuestion[], count = questions.length): SurveyResponses =>
  Object.fromEntries(
    questions.slice(0, count).map(({ id, type, answers: [first] }) => {
      const typed = type === 'boolean' ? { label: 'Oui', values: ['true'] } : { label: '', values: ['Élan'] };
      return [id, [first ?? typed]];
    }),
  );

const rowsOf = async (userId: string) => ({
  responses: await app.db.selectFrom('survey_responses').where('user_id', '=', userId).selectAll().execute(),
  points: await app.db.selectFrom('points_entries').where('user_id', '=', userId).select('points').execute(),
  badges: await app.db.selectFrom('user_badges').where('user_id', '=', userId).select('level').execute(),
});

describe('Given a survey of the present week', () => {
  it('When it is answered, Then the task is validated, its points are earned and the gauge grows', async () => {
    const { client, path, questions, person } = await aRunningTask();
    const before = await client.get<Stats>('/me/stats');
    const surveyResponses = answersTo(questions, 3);
    const { status, data } = await client.put<TaskDetail>(path, { surveyResponses });
    expect(status).toBe(200);
    expect(data).toMatchObject({ status: 'validated', validatedAt: '2026-11-25T10:00:00.000Z' });
    expect(data.task.subTasks[0]?.userSubTask).toEqual({
      status: 'validated',
      validationToken: null,
      count: 3,
      surveyResponses,
      documents: [],
      updatedAt: '2026-11-25T10:00:00.000Z',
    });
    const after = await client.get<Stats>('/me/stats');
    expect([before, after].map(({ data: { tasks, gauges } }) => [tasks.points, gauges.actions.ratio])).toEqual([
      [0, 0],
      [40, 100],
    ]);
    expect(await rowsOf(person.id)).toMatchObject({ points: [{ points: 40 }], badges: [{ level: 'lvl1' }] });
  });

  it('When the same is sent again, and twice in parallel, Then it counts once', async () => {
    const { client, path, questions, person } = await aRunningTask();
    const body = { surveyResponses: answersTo(questions) };
    const together = await Promise.all([client.put(path, body), client.put(path, body), client.put(path, body)]);
    expect(together.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(together.map(({ text }) => text)).size).toBe(1);
    expect(await client.put(path, body)).toMatchObject({ status: 200, text: together[0]?.text });
    const { responses, points, badges } = await rowsOf(person.id);
    expect([responses.length, points.length, badges.length]).toEqual([1, 1, 1]);
  });

  it('When other answers are sent later, Then the first ones stay', async () => {
    const { client, path, questions } = await aRunningTask();
    await client.put(path, { surveyResponses: answersTo(questions) });
    const other = await client.put(path, { surveyResponses: answersTo(questions, 3) });
    expect(other).toMatchObject({ status: 409, error: { message: expect.stringContaining('déjà répondu') } });
  });

  it.each([
    ['nothing', {}, { surveyResponses: 'required' }],
    ['too few answers', { surveyResponses: {} }, { surveyResponses: 'tooShort' }],
    ['an unknown question', { surveyResponses: { x: [] } }, { 'surveyResponses.x': 'unknown' }],
    ['a document', { document: '0b8a9c5e-7a57-4f5c-9d2b-1c1f6a3f2e11' }, { document: 'notAllowed' }],
    ['no answers at all', { surveyResponses: 'yes' }, { surveyResponses: 'format' }],
    ['an unknown field', { status: 'validated' }, { status: 'unknown' }],
  ])('When it is sent %s, Then 400 names the field', async (_what, body, fields) => {
    const { client, path } = await aRunningTask();
    expect(await client.put(path, body)).toMatchObject({ status: 400, error: { code: 'invalid', fields } });
  });

  it('When saving fails halfway, Then nothing is stored', async () => {
    const { client, path, questions, person, detail } = await aRunningTask();
    await sql`ALTER TABLE user_badges ADD CONSTRAINT broken CHECK (level = 'none') NOT VALID`.execute(app.db);
    const refused = await client.put(path, { surveyResponses: answersTo(questions) });
    await sql`ALTER TABLE user_badges DROP CONSTRAINT broken`.execute(app.db);
    expect(refused.status).toBe(409);
    expect(await rowsOf(person.id)).toEqual({ responses: [], points: [], badges: [] });
    expect((await client.get(`/me/tasks/${detail.id}`)).data).toEqual(detail);
  });

  it('When it is answered, Then the documents screen finds it, in its wording of that day', async () => {
    const { client, path, questions } = await aRunningTask();
    const query = '/me/subTasks?type=survey&surveySubType=basic&page=0&hasResponded=true&pageSize=999';
    expect((await client.get<Paged<OwnSubTask>>(query)).data.totalCount).toBe(0);
    await client.put(path, { surveyResponses: answersTo(questions) });
    await saveSurvey(app.db, null, aSurvey({ title: { fr: 'Nouvelle version' } }), app.clock.now());
    const { data } = await client.get<Paged<OwnSubTask>>(query);
    await saveSurvey(app.db, null, aSurvey(), app.clock.now());
    expect(data).toMatchObject({ totalCount: 1, pageSize: 999 });
    expect(data.items[0]).toMatchObject({
      surveys: [{ title: 'Point d’étape' }],
      userSubTask: { status: 'validated' },
    });
    expect((await client.get<Paged<OwnSubTask>>(`${query}&search=zzz`)).data.totalCount).toBe(0);
  });
});

describe('Given a closed task', () => {
  it('Then one of next week is refused until its Monday', async () => {
    const { client, next, questions } = await aRunningTask();
    const { data } = await client.get<TaskDetail>(`/me/tasks/${next?.id}`);
    const path = `/me/tasks/${next?.id}/subTask/${data.task.subTasks[0]?.id}`;
    const refused = await client.put(path, { surveyResponses: answersTo(questions) });
    expect(refused).toMatchObject({ status: 409, error: { message: expect.stringContaining('pas encore ouverte') } });
    app.clock.set('2026-11-30T00:00:00.000Z');
    expect(await client.put(path, { surveyResponses: answersTo(questions) })).toMatchObject({ status: 200 });
    app.clock.set('2026-11-25T10:00:00.000Z');
  });

  it('Then one of a closed programme is cancelled, with a message in the reader’s language', async () => {
    const { client, path, questions, person } = await aRunningTask();
    await closeProgram(app.db, person.id, { type: 'other', leavingDate: '2026-11-30' }, app.clock.now());
    const body = { surveyResponses: answersTo(questions) };
    const refused = await client.put(path, body, { 'x-api-language': 'en' });
    expect(refused).toMatchObject({ status: 409, error: { message: expect.stringContaining('was cancelled') } });
  });

  it('Then another user’s is a 404, and so is a step of another task', async () => {
    const [mine, theirs] = [await aRunningTask(), await aRunningTask()];
    const body = { surveyResponses: answersTo(theirs.questions) };
    expect(await mine.client.put(theirs.path, body)).toMatchObject({ status: 404 });
    const crossed = `/me/tasks/${mine.detail.id}/subTask/${theirs.detail.task.subTasks[0]?.id}`;
    expect(await mine.client.put(crossed, body)).toMatchObject({ status: 404 });
    expect(await app.anyone.put(theirs.path, body)).toMatchObject({ status: 401 });
    expect(await rowsOf(theirs.person.id)).toMatchObject({ responses: [] });
  });
});

describe('Given steps without a survey', () => {
  it('Then a text is validated by its confirmation, and its task is started until the others are done', async () => {
    const { client, path } = await aRunningTask([aText('one'), aText('two')]);
    expect((await client.put<TaskDetail>(path, {})).data).toMatchObject({
      status: 'started',
      task: { subTasks: [{ userSubTask: { status: 'validated' } }, { userSubTask: { status: 'pending' } }] },
    });
  });

  it.each<SubTaskTemplate>([
    { key: 'go', type: 'action', action: 'contact', title: { fr: 'Agir' }, validation: { type: 'automatic' } },
    { key: 'go', type: 'action', action: 'contact', title: { fr: 'Agir' } },
    {
      key: 'go',
      type: 'link',
      title: { fr: 'Lire' },
      validation: { type: 'automatic' },
      link: { fr: 'https://example.org' },
    },
  ])('Then a step validated by its action cannot be confirmed: %o', async (step) => {
    const { client, path } = await aRunningTask([step]);
    expect(await client.put(path, {})).toMatchObject({ status: 409 });
  });
});
