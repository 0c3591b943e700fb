import type { TaskDetail } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { aCourse, stepsOf, tasksOf } from '../programs/testing/a-course';
import { aTask, aTemplate } from '../programs/testing/a-template';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: '2026-11-25T10:00:00.000Z' });
}, 60_000);
afterAll(() => app.close());

async function aDocument(owner: string): Promise<string> {
  const at = app.clock.now().toJSDate();
  const { id } = await app.db
    .insertInto('library_documents')
    .values({ owner_id: owner, type: 'file', created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const file = await app.db
    .insertInto('files')
    .values({
      owner_id: owner,
      purpose: 'document',
      original_name: `${id}.pdf`,
      extension: 'pdf',
      size: 12,
      content_type: 'application/pdf',
      sha256: 'a'.repeat(64),
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await app.db
    .insertInto('library_document_contents')
    .values({ document_id: id, locale: 'fr', file_id: file.id, name: 'CV', sort_name: 'cv', search: 'cv' })
    .execute();
  return id;
}

describe('Given a step that asks for a file', () => {
  it('Then it takes a document of one’s own, once, and nobody else’s', async () => {
    const upload = {
      key: 'send',
      type: 'upload',
      title: { fr: 'Joindre' },
      validation: { type: 'automatic' },
    } as const;
    const { person, userProgramId } = await aCourse(app, aTemplate([[aTask({ subTasks: [upload] })]]), '2026-11-23');
    const [task] = await tasksOf(app, userProgramId);
    const [step] = await stepsOf(app, task?.id ?? '');
    const send = (document: unknown) =>
      app.as(person).put<TaskDetail>(`/me/tasks/${task?.id}/subTask/${step?.id}`, { document });
    const refused = { status: 400, error: { fields: { document: 'unknown' } } };
    expect(await send(await aDocument((await app.aPerson()).id))).toMatchObject(refused);
    expect(await send(null)).toMatchObject({ status: 400, error: { fields: { document: 'required' } } });
    const own = await aDocument(person.id);
    await send(own);
    const { data } = await send(own);
    expect(data).toMatchObject({ status: 'validated' });
    expect(data.task.subTasks[0]?.userSubTask).toMatchObject({
      count: 1,
      documents: [{ id: own, name: 'CV', url: expect.stringMatching(/^\/api\/files\//) }],
    });
  });
});
