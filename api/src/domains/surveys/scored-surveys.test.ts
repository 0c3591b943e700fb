import type { Draft, SignedActionResult, SurveyResponses, TaskDetail } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { aParticipant, tasksOf } from '../programs/testing/a-participant';
import { aSurvey, aSurveyStep, aTask, aTemplate } from '../programs/testing/a-template';
import { saveSurvey, type SurveyTemplate } from './save-survey';

const choice = (value: string) => ({ label: { fr: `Le ${value}`, en: `The ${value}` }, values: [value] });
const list = (key: string, values: string[]) =>
  ({ key, type: 'list', label: { fr: key }, answers: values.map(choice) }) as const;
const intelligence = (key: string) =>
  ({ key, type: 'list', label: { fr: key }, answers: [{ label: { fr: 'Nom' }, values: [key] }] }) as const;

const surveys: Pick<SurveyTemplate, 'key' | 'type' | 'questions'>[] = [
  { key: 'letters', type: 'tricam', questions: [list('one', ['t', 'r', 'a']), list('two', ['i', 'c', 'm'])] },
  { key: 'ratings', type: 'intelligence', questions: [intelligence('verbal'), intelligence('musical')] },
  { key: 'confirm', type: 'validation', questions: [{ key: 'done', type: 'boolean', label: { fr: 'Fait ?' } }] },
];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: '2026-11-25T10:00:00.000Z' });
  for (const survey of surveys) await saveSurvey(app.db, null, aSurvey(survey), app.clock.now());
}, 60_000);
afterAll(() => app.close());

async function asked(survey: string, requiredCount = 1) {
  const { person, userProgramId } = await aParticipant(
    app,
    aTemplate([[aTask({ subTasks: [aSurveyStep(survey, requiredCount)] })]]),
    '2026-11-23',
  );
  const client = app.as(person);
  const [task] = await tasksOf(app, userProgramId);
  const detail = async () => (await client.get<TaskDetail>(`/me/tasks/${task?.id}`)).data;
  const [step] = (await detail()).task.subTasks;
  const rows = () =>
    app.db
      .selectFrom('survey_responses')
      .where('user_id', '=', person.id)
      .select(['answers', 'consented_at'])
      .execute();
  return {
    client,
    detail,
    rows,
    path: `/me/tasks/${task?.id}/subTask/${step?.id}`,
    draft: `/me/drafts/survey.${step?.id}`,
    questions: step?.surveys[0]?.questions.map(({ id }) => id) ?? [],
    send: (surveyResponses: SurveyResponses) =>
      client.post<SignedActionResult>('/signedAction', { token: step?.userSubTask.validationToken, surveyResponses }),
  };
}

const anAnswer = (value: string, label = `Le ${value}`) => [{ label, values: [value] }];

describe('Letters', () => {
  it('Given all are chosen, Then they validate the step, with consent, and their draft is deleted', async () => {
    const { client, questions, send, detail, rows, draft } = await asked('letters', 2);
    const [one = '', two = ''] = questions;
    await client.put(draft, { content: { values: {} }, version: 0 });
    await client.put('/me/drafts/another', { content: {}, version: 0 });
    const responses = { [one]: anAnswer('t'), [two]: anAnswer('c', 'The c') };

    expect((await send(responses)).data).toEqual({ done: 'subTaskValidated' });

    const [step] = (await detail()).task.subTasks;
    expect(step?.userSubTask).toMatchObject({ status: 'validated', surveyResponses: responses });
    expect(await rows()).toEqual([{ answers: responses, consented_at: app.clock.now().toJSDate() }]);
    expect((await client.get<Draft>(draft)).data.version).toBe(0);
    expect((await client.get<Draft>('/me/drafts/another')).data.version).toBe(1);
  });

  it.each([
    [
      'a letter that is not offered',
      (one: string, two: string) => ({ [one]: anAnswer('m'), [two]: anAnswer('c') }),
      'one',
    ],
    [
      'more than one',
      (one: string, two: string) => ({ [one]: [...anAnswer('t'), ...anAnswer('r')], [two]: anAnswer('c') }),
      'one',
    ],
    ['a missing answer', (one: string) => ({ [one]: anAnswer('t') }), 'two'],
    ['a question of another', () => ({ other: anAnswer('t') }), 'other'],
  ])('Given %s, Then 400 names the question and nothing is stored', async (_what, forge, where) => {
    const { client, questions, send, detail, rows, draft } = await asked('letters', 2);
    const [one = '', two = ''] = questions;
    await client.put(draft, { content: {}, version: 0 });

    const refused = await send(forge(one, two));

    const field = { one, two }[where] ?? where;
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.error.fields ?? {})).toEqual([`surveyResponses.${field}`]);
    expect(await rows()).toEqual([]);
    expect((await detail()).status).toBe('pending');
    expect((await client.get<Draft>(draft)).data.version).toBe(1);
  });

  it('Given the call without validation, Then it refers to the validating one', async () => {
    const { client, path, questions } = await asked('letters', 2);
    const surveyResponses = Object.fromEntries(questions.map((id) => [id, anAnswer('t')]));
    expect(await client.put(path, { surveyResponses })).toMatchObject({ status: 409 });
  });
});

describe('Ratings', () => {
  it('Given every question is rated, Then the ratings are stored, whatever number the step requires', async () => {
    const { questions, send, rows } = await asked('ratings', 1);
    const [verbal = '', musical = ''] = questions;

    const half = await send({ [verbal]: anAnswer('0', 'verbal') });
    expect(half).toMatchObject({ status: 400, error: { fields: { [`surveyResponses.${musical}`]: 'required' } } });

    const responses = { [verbal]: anAnswer('0', 'verbal'), [musical]: anAnswer('4', 'musical') };
    expect((await send(responses)).status).toBe(200);
    expect(await rows()).toMatchObject([{ answers: responses }]);
  });

  it.each([
    ['5', 'tooLarge'],
    ['1.5', 'format'],
    ['-2', 'tooSmall'],
  ])('Given %s, Then 400 with a message and nothing is stored', async (figure, code) => {
    const { questions, send, rows } = await asked('ratings', 1);
    const [verbal = '', musical = ''] = questions;
    const refused = await send({ [verbal]: anAnswer(figure, 'verbal'), [musical]: anAnswer('4', 'musical') });
    expect(refused).toMatchObject({ status: 400, error: { fields: { [`surveyResponses.${verbal}`]: code } } });
    expect(await rows()).toEqual([]);
  });
});

describe('A survey that only confirms something', () => {
  it('Given its answer, Then no consent is stored', async () => {
    const { questions, send, rows } = await asked('confirm');
    expect((await send({ [questions[0] ?? '']: anAnswer('true', 'Oui') })).status).toBe(200);
    expect(await rows()).toMatchObject([{ consented_at: null }]);
  });
});
