import type { Paged, Task, TaskDetail } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { saveSurvey } from '../../surveys/save-survey';
import { aParticipant } from '../testing/a-participant';
import { aSurvey, aSurveyStep, aTask, aTemplate } from '../testing/a-template';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: '2026-11-25T10:00:00.000Z' });
  await saveSurvey(app.db, null, aSurvey(), app.clock.now());
}, 60_000);
afterAll(() => app.close());

describe('the language of a task’s texts', () => {
  it.each([
    ['fr', 'fr'],
    ['en', 'en'],
    ['de', 'fr'],
    ['ar', 'fr'],
  ])('for a reader in %s is %s', async (reader, language) => {
    const step = { ...aSurveyStep(), title: { fr: 'Répondre', en: 'Answer' } };
    const { person } = await aParticipant(app, aTemplate([[aTask({ subTasks: [step] })]]), '2026-11-23');
    const headers = { 'x-api-language': reader };

    const [task] = (await app.as(person).get<Paged<Task>>('/me/tasks', headers)).data.items;
    const detail = (await app.as(person).get<TaskDetail>(`/me/tasks/${task?.id}`, headers)).data;

    expect(task?.task.contentLanguage).toBe(language);
    expect(detail.task).toMatchObject({
      contentLanguage: language,
      subTasks: [{ contentLanguage: language, language: null, surveys: [{ contentLanguage: language }] }],
    });
  });

  it('is that of each step by itself, whatever readers the step is for', async () => {
    const step = { ...aSurveyStep(), locale: 'fr' as const };
    const { person } = await aParticipant(app, aTemplate([[aTask({ subTasks: [step] })]]), '2026-11-23');
    const headers = { 'x-api-language': 'en' };

    const [task] = (await app.as(person).get<Paged<Task>>('/me/tasks', headers)).data.items;
    const detail = (await app.as(person).get<TaskDetail>(`/me/tasks/${task?.id}`, headers)).data;

    expect(detail.task).toMatchObject({
      contentLanguage: 'en',
      subTasks: [{ contentLanguage: 'fr', language: 'fr', surveys: [{ contentLanguage: 'en' }] }],
    });
  });
});
