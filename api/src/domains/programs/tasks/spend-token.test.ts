import type { Paged, Task } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { aParticipant, stepsOf, tasksOf, type Participant } from '../testing/a-participant';
import { aTask, aTemplate } from '../testing/a-template';
import type { Reader } from './reader';
import { spendToken } from './spend-token';
import { readToken, writeToken } from './validation-token';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: '2026-11-25T10:00:00.000Z' });
}, 60_000);
afterAll(() => app.close());

const twoContacts = aTask({
  subTasks: [
    {
      key: 'note',
      type: 'action',
      action: 'contact',
      title: { fr: 'Noter deux contacts' },
      validation: { type: 'automatic', requiredCount: 2 },
    },
  ],
});
const contact = { kind: 'contact', id: null } as const;
const readerOf = ({ person }: Participant): Reader => ({
  db: app.db,
  userId: person.id,
  locale: 'fr',
  now: app.clock.now(),
  secret: app.services.config.sessionSecret,
});
const tokenOf = async ({ person }: Participant) =>
  (await app.as(person).get<Paged<Task>>('/me/tasks')).data.items[0]?.task.subTasks[0]?.userSubTask.validationToken;

describe('A validation token', () => {
  const claim = { userSubTaskId: 'd6f4', userId: 'amel', count: 3 };
  const token = writeToken('secret', claim);

  it('Given its own user, Then it names its sub-task', () => expect(readToken('secret', token, 'amel')).toEqual(claim));

  it.each([
    ['someone else', 'secret', token, 'karim'],
    ['another server', 'other', token, 'amel'],
    ['another count', 'secret', token.replace('.3.', '.4.'), 'amel'],
    ['another sub-task', 'secret', token.replace('d6f4', 'd6f5'), 'amel'],
    ['half of it', 'secret', token.slice(0, -4), 'amel'],
    ['more than it', 'secret', `${token}.x`, 'amel'],
    ['its count in more figures', 'secret', token.replace('.3.', '.03.'), 'amel'],
    ['anything', 'secret', 'task.a.b.c', 'amel'],
    ['nothing', 'secret', '', 'amel'],
  ])('Given %s, Then it is refused', (_who, secret, given, userId) =>
    expect(readToken(secret, given, userId)).toBeUndefined(),
  );
});

describe('Given a step that requires two contacts', () => {
  it('When its tokens are used, Then the first counts, the second validates, and each counts once', async () => {
    const course = await aParticipant(app, aTemplate([[twoContacts]]), '2026-11-23');
    const reader = readerOf(course);
    const first = (await tokenOf(course)) ?? '';
    expect(await Promise.all([spendToken(reader, first, contact), spendToken(reader, first, contact)])).toEqual([
      'subTaskCounted',
      'subTaskCounted',
    ]);
    const [task] = await tasksOf(app, course.userProgramId);
    expect(task).toMatchObject({ status: 'started' });
    expect(await stepsOf(app, task?.id ?? '')).toMatchObject([{ status: 'started', done_count: 1 }]);
    const second = (await tokenOf(course)) ?? '';
    expect(second).not.toBe(first);
    expect(await spendToken(reader, second, contact)).toBe('subTaskValidated');
    expect(await tasksOf(app, course.userProgramId)).toMatchObject([{ status: 'validated' }]);
    expect(await tokenOf(course)).toBeNull();
    expect(await spendToken(reader, second, contact)).toBe('subTaskValidated');
    const points = await app.db
      .selectFrom('points_entries')
      .where('user_id', '=', course.person.id)
      .selectAll()
      .execute();
    expect(points).toHaveLength(1);
  });

  it('When another user uses it, Then nothing is counted', async () => {
    const course = await aParticipant(app, aTemplate([[twoContacts]]), '2026-11-23');
    const other = await aParticipant(app, aTemplate([[twoContacts]]), '2026-11-23');
    const token = (await tokenOf(course)) ?? '';
    await expect(spendToken(readerOf(other), token, contact)).rejects.toMatchObject({ code: 'invalid' });
    expect(await tasksOf(app, course.userProgramId)).toMatchObject([{ status: 'pending' }]);
  });
});
