import type { TaskDetail } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import type { SubTaskTemplate } from '../template';
import { aParticipant, stepsOf, tasksOf } from '../testing/a-participant';
import { aTask, aTemplate } from '../testing/a-template';
import { anUpload } from './testing/an-upload';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: '2026-11-25T10:00:00.000Z' });
}, 60_000);
afterAll(() => app.close());

const upload = { key: 'send', type: 'upload', title: { fr: 'Joindre' } } as const;

/** A task of this week with one step that requires documents, and its upload call. */
async function asked(validation: SubTaskTemplate['validation']) {
  const template = aTemplate([[aTask({ subTasks: [{ ...upload, validation }] })]]);
  const { person, userProgramId } = await aParticipant(app, template, '2026-11-23');
  const [task] = await tasksOf(app, userProgramId);
  const [step] = await stepsOf(app, task?.id ?? '');
  const send = (document: unknown) =>
    app.as(person).put<TaskDetail>(`/me/tasks/${task?.id}/subTask/${step?.id}`, { document });
  return { person, send };
}

describe('Given a step that requires a document', () => {
  it('Then it accepts an own document, once, and refuses another user’s', async () => {
    const { person, send } = await asked({ type: 'automatic' });
    const refused = { status: 400, error: { fields: { document: 'unknown' } } };
    expect(await send(await anUpload(app, (await app.aPerson()).id))).toMatchObject(refused);
    expect(await send(null)).toMatchObject({ status: 400, error: { fields: { document: 'required' } } });
    const own = await anUpload(app, person.id);
    await send(own);
    const { data } = await send(own);
    expect(data).toMatchObject({ status: 'validated' });
    expect(data.task.subTasks[0]?.userSubTask).toMatchObject({
      count: 1,
      documents: [{ id: own, name: 'CV', url: expect.stringMatching(/^\/api\/files\//) }],
    });
  });

  it('Then one that requires two is started by the first, and the same twice counts once', async () => {
    const { person, send } = await asked({ type: 'automatic', requiredCount: 2 });
    const [one, two] = [await anUpload(app, person.id), await anUpload(app, person.id)];

    for (const again of [one, one]) {
      const { data } = await send(again);
      expect([data.status, data.task.subTasks[0]?.userSubTask]).toMatchObject([
        'started',
        { status: 'started', count: 1 },
      ]);
    }

    const { data } = await send(two);
    expect([data.status, data.task.subTasks[0]?.userSubTask]).toMatchObject([
      'validated',
      { status: 'validated', count: 2 },
    ]);
  });
});
