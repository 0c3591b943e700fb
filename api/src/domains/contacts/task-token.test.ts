import type { Appointment, Contact, ContactCounts, TaskDetail } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { aParticipant, tasksOf } from '../programs/testing/a-participant';
import { aTask, aTemplate } from '../programs/testing/a-template';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** A user whose task of this week asks for contacts or networking actions. */
async function someoneAskedFor(action: 'contact' | 'networking', requiredCount?: number) {
  const validation = { type: 'automatic', ...(requiredCount && { requiredCount }) } as const;
  const step = { key: 'step', type: 'action', action, title: { fr: 'Agir' }, validation } as const;
  const template = aTemplate([[aTask({ subTasks: [step] })]]);
  const course = await aParticipant(app, template, '2026-11-23T00:00:00.000Z');
  const client = app.as(course.person);
  const [task] = await tasksOf(app, course.userProgramId);
  const read = async () => {
    const { data } = await client.get<TaskDetail>(`/me/tasks/${task?.id}`);
    return { status: data.status, step: data.task.subTasks[0]?.userSubTask };
  };
  return { client, read };
}

it('Given a task for two contacts, When they are added with its token, Then the second completes it', async () => {
  const { client, read } = await someoneAskedFor('contact', 2);
  const add = async () => {
    const taskValidationToken = (await read()).step?.validationToken;
    return client.post<Contact>('/me/contacts', { type: 'hr', lastName: 'Roy', taskValidationToken });
  };

  expect((await add()).status).toBe(200);
  expect((await read()).status).toBe('started');
  expect((await add()).status).toBe(200);
  expect(await read()).toMatchObject({ status: 'validated', step: { status: 'validated' } });
});

it('Given a task for an action, When it is planned with its token, Then it is done', async () => {
  const { client, read } = await someoneAskedFor('networking');
  const contact = (await client.post<Contact>('/me/contacts', { type: 'hr', lastName: 'Roy' })).data.id;
  const action = { title: 'Relire', actionType: 'feedbackQuery', type: 'phone', date: '2026-11-27T09:00:00Z', contact };

  expect((await read()).status).toBe('pending');
  const taskValidationToken = (await read()).step?.validationToken;
  await client.post<Appointment>('/me/agenda', { ...action, taskValidationToken });

  expect((await read()).status).toBe('validated');
});

it('Given another user’s token, When a contact is added with it, Then nothing is added', async () => {
  const theirs = await someoneAskedFor('contact');
  const { client } = await someoneAskedFor('contact');
  const taskValidationToken = (await theirs.read()).step?.validationToken;

  const answer = await client.post('/me/contacts', { type: 'hr', lastName: 'Roy', taskValidationToken });

  expect(answer).toMatchObject({ status: 400, error: { fields: { taskValidationToken: 'unknown' } } });
  expect((await client.get<ContactCounts>('/me/contacts/count')).data.all).toBe(0);
  expect((await theirs.read()).status).toBe('pending');
});
