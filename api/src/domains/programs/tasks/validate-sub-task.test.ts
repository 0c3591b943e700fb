import type {
  SignedActionResult,
  SubTask,
  SurveyQuestion,
  SurveyResponses,
  TaskDetail,
} from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import type { SubTaskTemplate, TaskTemplate } from '../template';
import { aParticipant, tasksOf } from '../testing/a-participant';
import { aSurvey, aSurveyStep, aTask, aTemplate, aText } from '../testing/a-template';
import { saveSurvey } from '../../surveys/save-survey';
import { anUpload } from './testing/an-upload';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: '2026-11-25T10:00:00.000Z' });
  await saveSurvey(app.db, null, aSurvey(), app.clock.now());
}, 60_000);
afterAll(() => app.close());

const title = { fr: 'Étape' };
const automatic = (requiredCount?: number) =>
  ({ validation: { type: 'automatic', ...(requiredCount && { requiredCount }) } }) as const;
const aLink = (): SubTaskTemplate => ({
  key: 'go',
  type: 'link',
  title,
  link: { fr: 'https://example.org' },
  ...automatic(),
});

async function running(subTasks: SubTaskTemplate[], values: Partial<TaskTemplate> = {}) {
  const template = aTemplate([[aTask({ family: 'cv', points: 40, subTasks, ...values })], [aTask()], [aTask()]]);
  const { person, userProgramId } = await aParticipant(app, template, '2026-11-23');
  const [task] = await tasksOf(app, userProgramId);
  const client = app.as(person);
  const detail = async () => (await client.get<TaskDetail>(`/me/tasks/${task?.id}`)).data;
  const steps = async () => (await detail()).task.subTasks;
  const tokenOf = (step: SubTask | undefined) => step?.userSubTask.validationToken ?? '';
  return {
    person,
    client,
    detail,
    questions: async () => (await steps())[0]?.surveys[0]?.questions ?? [],
    token: async (index = 0) => tokenOf((await steps())[index]),
    act: (body: object, headers?: Record<string, string>) =>
      client.post<SignedActionResult>('/signedAction', body, headers),
  };
}

const answersTo = (questions: readonly SurveyQuestion[]): SurveyResponses =>
  Object.fromEntries(questions.map(({ id, answers: [first] }) => [id, [first ?? { label: '', values: ['true'] }]]));

describe('An action with a step’s token', () => {
  it('Given a link, Then it validates step and task, once', async () => {
    const { act, token, detail, person } = await running([aLink()]);
    const given = await token();

    const [one, two] = await Promise.all([act({ token: given }), act({ token: given })]);

    expect(new Set([one.status, two.status])).toEqual(new Set([200, 400]));
    const [done, refused] = one.status === 200 ? [one, two] : [two, one];
    expect(done.data).toEqual({ done: 'subTaskValidated' });
    expect(refused.error).toMatchObject({
      message: 'Cette étape a déjà été comptée.',
      fields: { token: 'notAllowed' },
    });
    expect(await detail()).toMatchObject({ status: 'validated' });
    const points = await app.db.selectFrom('points_entries').where('user_id', '=', person.id).selectAll().execute();
    expect(points).toHaveLength(1);
  });

  it('Given the same request sent again with its key, Then it gets the same answer', async () => {
    const { act, token } = await running([aLink()]);
    const body = { token: await token() };
    const headers = { 'idempotency-key': 'a-press' };

    expect([await act(body, headers), await act(body, headers)].map(({ text }) => text)).toEqual([
      '{"data":{"done":"subTaskValidated"}}',
      '{"data":{"done":"subTaskValidated"}}',
    ]);
  });

  it('Given a link that counts to two, When its token is sent in another spelling, Then it is refused', async () => {
    const { act, token, detail } = await running([{ ...aLink(), ...automatic(2) }]);
    const given = await token();
    expect((await act({ token: given })).data).toEqual({ done: 'subTaskCounted' });

    for (const other of [`${given}.x`, given.replace('.0.', '.00.')]) {
      expect(await act({ token: other })).toMatchObject({ status: 400, error: { fields: { token: 'unknown' } } });
    }

    expect((await detail()).task.subTasks[0]?.userSubTask).toMatchObject({ status: 'started', count: 1 });
  });

  it('Given a manual task, Then its last step validates it', async () => {
    const { act, token, detail } = await running([aText('one'), aText('two')], { mode: 'manual' });

    await act({ token: await token(0) });
    expect(await detail()).toMatchObject({ status: 'started' });
    await act({ token: await token(1) });

    expect(await detail()).toMatchObject({ status: 'validated' });
  });

  it.each([
    ['automatic', 409],
    ['manual', 200],
  ] as const)('Given an action of %s validation, Then the answer is %i', async (type, status) => {
    const { act, token, detail } = await running([
      { key: 'note', type: 'action', action: 'contact', title, validation: { type } },
    ]);

    expect((await act({ token: await token() })).status).toBe(status);
    expect((await detail()).status).toBe(status === 200 ? 'validated' : 'pending');
  });
});

describe('Answers with a step’s token', () => {
  it('Given a survey, Then they are stored and validate it', async () => {
    const { act, token, questions, detail } = await running([aSurveyStep()]);
    const surveyResponses = answersTo(await questions());

    expect((await act({ token: await token(), surveyResponses })).data).toEqual({ done: 'subTaskValidated' });

    expect((await detail()).task.subTasks[0]?.userSubTask).toMatchObject({ status: 'validated', count: 4 });
  });

  it.each([
    [{}, { surveyResponses: 'required' }],
    [{ surveyResponses: {} }, { surveyResponses: 'tooShort' }],
    [{ surveyResponses: { x: [] } }, { 'surveyResponses.x': 'unknown' }],
    [{ surveyResponses: { 'x\ny': 5 } }, { 'surveyResponses.x\ny': 'format' }],
    [{ surveyResponses: { 'x\u2028': null } }, { 'surveyResponses.x\u2028': 'required' }],
    [{ surveyResponses: { ['x'.repeat(65)]: [] } }, { [`surveyResponses.${'x'.repeat(65)}`]: 'unknown' }],
    [{ password: 'Passerelle-2026!' }, { password: 'notAllowed' }],
    [{ document: '0b8a9c5e-7a57-4f5c-9d2b-1c1f6a3f2e11' }, { document: 'notAllowed' }],
  ])('Given %j, Then 400 names the field and the token stays valid', async (body, fields) => {
    const { act, token, questions } = await running([aSurveyStep()]);
    const given = await token();

    expect(await act({ token: given, ...body })).toMatchObject({ status: 400, error: { fields } });
    expect((await act({ token: given, surveyResponses: answersTo(await questions()) })).status).toBe(200);
  });
});

describe('A document with a step’s token', () => {
  it('Given two are required, Then each counts once', async () => {
    const { act, token, person } = await running([{ key: 'send', type: 'upload', title, ...automatic(2) }]);
    const [one, two] = [await anUpload(app, person.id), await anUpload(app, person.id)];

    expect((await act({ token: await token(), document: one })).data).toEqual({ done: 'subTaskCounted' });
    expect(await act({ token: await token(), document: one })).toMatchObject({
      status: 400,
      error: { fields: { document: 'duplicate' } },
    });
    expect((await act({ token: await token(), document: two })).data).toEqual({ done: 'subTaskValidated' });
  });

  it('Given another user’s document, Then it is a 404', async () => {
    const { act, token, detail } = await running([{ key: 'send', type: 'upload', title, ...automatic() }]);
    const theirs = await anUpload(app, (await app.aPerson()).id);

    expect(await act({ token: await token(), document: theirs })).toMatchObject({
      status: 400,
      error: { fields: { document: 'unknown' } },
    });
    expect((await detail()).status).toBe('pending');
  });
});

describe('Another user’s token', () => {
  it('Then it is refused: another user’s, a forged one, half of one', async () => {
    const [mine, theirs] = [await running([aLink()]), await running([aLink()])];
    const token = await theirs.token();
    const [prefix, step, , signature] = token.split('.');

    for (const wrong of [token, `${prefix}.${step}.7.${signature}`, token.slice(0, -3), 'task.a.b.c', 'task.......']) {
      expect(await mine.act({ token: wrong })).toMatchObject({
        status: 400,
        error: { fields: { token: 'unknown' } },
      });
    }
    expect(await theirs.detail()).toMatchObject({ status: 'pending' });
  });

  it('Then a request without a session is refused, and a newcomer has to accept the terms first', async () => {
    const { person } = await running([aLink()]);
    await app.db.updateTable('users').set({ terms_accepted_at: null }).where('id', '=', person.id).execute();
    const body = { token: `task.${person.id}.0.${'x'.repeat(43)}` };

    expect((await app.anyone.post('/signedAction', body)).status).toBe(401);
    expect((await app.as(person).post('/signedAction', body)).status).toBe(403);
  });
});
